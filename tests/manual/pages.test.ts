// The pages of the manual say what is true: results are those of their sources, sessions are run, and every snippet is read by
// the program it is for. `UPDATE_EXPECTED=1` writes results and output anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { docsite } from '../helpers/cli.ts'
import { fencedBlocks, titleOf } from './blocks.ts'
import { MANUAL, type ManualPage, writtenPages } from './files.ts'
import { linesWithoutResult, withResults } from './results.ts'
import { hasSession, withOutput } from './session.ts'

const pages = writtenPages()

/** Writes what a page should say; the page as it is. */
function compared({ path, text }: ManualPage, wanted: string): void {
  if (process.env.UPDATE_EXPECTED && wanted !== text) writeFileSync(`${MANUAL}/docs/${path}`, wanted)
  else expect(text).toBe(wanted)
}

describe('examples', () => {
  it.each(pages)('$path: the boxes show what the sources say', (page) =>
    compared(page, withResults(page.text)),
  )

  it.each(pages)('$path: every example has a result, or says why it has none', ({ text }) => {
    expect(linesWithoutResult(text)).toEqual([])
  })
})

describe('sessions', () => {
  it.each(pages.filter(({ text }) => hasSession(text)))('$path: commands say what is shown', async (page) =>
    compared(page, await withOutput(withResults(page.text))),
  )
})

it('`check` finds nothing in the manual', async () => {
  const { code, stdout } = await docsite(['check', MANUAL, '--format', 'json', '--no-cache'])
  expect((JSON.parse(stdout) as { findings: unknown }).findings).toEqual([])
  expect(code).toBe(0)
})

it('the picture of a terminal shows what its page shows', () => {
  const page = pages.find(({ path }) => path === 'checking/check.md')
  const [shown] = fencedBlocks(page?.text ?? '').filter((block) => titleOf(block) === 'Terminal')
  const drawn = [
    ...readFileSync(`${MANUAL}/static/img/check.svg`, 'utf8').matchAll(/<text [^>]*>(.*?)<\/text>/g),
  ]
    .map(([, line = '']) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
    )
    .map((line) => line.replaceAll('\u00a0', ' '))
  const withoutTime = (text = '') => text.replace(/in [\d.]+ m?s/, '').trim()
  expect(withoutTime(drawn.join('\n'))).toBe(withoutTime(shown?.code.replace(/\n\(exit code 1\)\n/, '')))
})
