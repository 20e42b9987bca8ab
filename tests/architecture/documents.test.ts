// Documents name only paths that exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Paths below the folders of this repository, in backticks or links; placeholders in angle brackets are none. */
const PATH = /[`(]((?:cli|runtime|content|bin|tests|fixtures)\/[\w./-]*[\w/])[`)]/g

const PERFORMANCE = 'cli/reference/performance.md'

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'cli/reference/decisions.md', PERFORMANCE])(
  '%s',
  (name) => {
    it('names only paths that exist', () => {
      const named = [...readFileSync(join(ROOT, name), 'utf8').matchAll(PATH)].map((match) => match[1])
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    })
  },
)

describe('the table of what exists only for speed', () => {
  const rows = readFileSync(join(ROOT, PERFORMANCE), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what'))
    .map((line) => line.split(' | '))

  it.each(rows)('%s', (_what, files = '', lines = '', buys = '', test = '', risk = '') => {
    const sources = [...files.matchAll(PATH)].map((match) => match[1] ?? '')
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    expect(
      [...test.matchAll(PATH)].filter(([, path = '']) => path.startsWith('tests/')).length,
    ).toBeGreaterThan(0)
    // As many lines as it says, give or take a fifth.
    const counted = sources
      .filter((path) => path.endsWith('.ts'))
      .reduce((sum, path) => sum + readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1, 0)
    if (sources.every((path) => path.endsWith('.ts'))) {
      expect(Number(lines)).toBeGreaterThan(counted * 0.8)
      expect(Number(lines)).toBeLessThan(counted * 1.2)
    }
    expect(buys).toMatch(/\d/)
    expect(risk.replace('|', '').trim()).not.toBe('')
  })
})
