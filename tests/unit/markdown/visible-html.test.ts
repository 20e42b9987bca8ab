import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visibleHtml } from '../../../cli/markdown/outline/visible-html.ts'
import { costOf } from '../../helpers/cpu.ts'

/** Says the same in one line, in quadratic time. */
const PATTERN = /<!--(?:-?>|[\s\S]*?-->)|<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi

const PARTS = [
  ...['<!--', '-->', '->', '>', '-', '<script>', '</script>', '<Script a="b">', '</SCRIPT >', '<scripts>'],
  ...['<style>', '</style\n>', '<template>', '</template>', '</', 'text', ' ', '\n', '<p>'],
]

it('takes out what the pattern finds', () => {
  const html = fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(html, (text) => {
      expect(visibleHtml(text)).toBe(text.replace(PATTERN, ''))
    }),
    { numRuns: 2000, seed: 5 },
  )
})

it.each(['<!--', '<style>', '<!--<style><script>'])('looks for the end of %s once', (opening) => {
  const html = opening.repeat(100_000)
  const { value, cpuMs } = costOf(1_000, () => visibleHtml(html))
  expect(value === html).toBe(true)
  expect(cpuMs).toBeLessThan(1_000)
})
