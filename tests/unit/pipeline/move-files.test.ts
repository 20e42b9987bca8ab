// A named move becomes moves in all folders of a version.
import { expect, it } from 'vitest'
import type { SiteTables } from '../../../cli/model/site.ts'
import { fileAfter, movedFolders } from '../../../cli/pipeline/move-files.ts'

const version = (instance: string, name: string, dir: string, localizedDir?: string) => ({
  version: { instance, name, dir, ...(localizedDir === undefined ? {} : { localizedDir }) },
})
const tables = (...versions: readonly ReturnType<typeof version>[]) => ({ versions }) as unknown as SiteTables

const ENGLISH = tables(
  version('docs', 'current', 'docs'),
  version('docs', '1', 'versioned/1'),
  version('api', 'current', 'docs/api'),
)
const GERMAN = tables(
  version('docs', 'current', 'docs', 'i18n/de/docs'),
  version('docs', '1', 'versioned/1', 'i18n/de/1'),
  version('api', 'current', 'docs/api'),
)
const SITE = [ENGLISH, GERMAN]

const movesOf = (from: string, to: string, allVersions = false, site = SITE) => {
  const found = movedFolders({ from, to }, site, allVersions)
  return typeof found === 'string' ? found : found.moves.map((move) => `${move.from} ${move.to}`)
}

it('moves the page and its translations', () => {
  expect(movesOf('docs/a.md', 'docs/b/c.md')).toEqual([
    'docs/a.md docs/b/c.md',
    'i18n/de/docs/a.md i18n/de/docs/b/c.md',
  ])
})

it('moves the page in all versions of the same docs if that is wanted', () => {
  expect(movesOf('docs/a.md', 'docs/b.md', true)).toEqual([
    'docs/a.md docs/b.md',
    'versioned/1/a.md versioned/1/b.md',
    'i18n/de/docs/a.md i18n/de/docs/b.md',
    'i18n/de/1/a.md i18n/de/1/b.md',
  ])
})

it('the innermost folder is that of the page', () => {
  expect(movesOf('docs/api/a.md', 'docs/api/b.md', true)).toEqual(['docs/api/a.md docs/api/b.md'])
  expect(movesOf('docs/api/a.md', 'docs/b.md')).toBe(
    'docs/b.md is not in docs/api, the folder of docs/api/a.md',
  )
  expect(movesOf('docs/apis.md', 'docs/b.md')).toHaveLength(2)
})

it('docs may be the whole site folder', () => {
  expect(movesOf('a.md', 'b/a.md', false, [tables(version('docs', 'current', '', 'i18n/de'))])).toEqual([
    'a.md b/a.md',
    'i18n/de/a.md i18n/de/b/a.md',
  ])
})

it('files outside of docs move alone', () => {
  expect(movedFolders({ from: 'static/a.png', to: 'static/b.png' }, SITE, true)).toEqual({
    version: undefined,
    moves: [{ from: 'static/a.png', to: 'static/b.png' }],
  })
})

it('translations do not move without their page', () => {
  expect(movesOf('i18n/de/docs/a.md', 'i18n/de/docs/b.md')).toBe(
    'i18n/de/docs/a.md is a translation: move the page in docs instead; its translations are moved with it',
  )
})

it.each([
  ['docs/a.md', 'docs/b.md'],
  ['docs/f', 'docs/g'],
  ['docs/f/x/y.md', 'docs/g/x/y.md'],
  ['docs/f.md', 'docs/f.md'],
  ['docs/a.md.txt', 'docs/a.md.txt'],
])('%s is afterwards %s', (path, after) => {
  const moves = [
    { from: 'docs/a.md', to: 'docs/b.md' },
    { from: 'docs/f', to: 'docs/g' },
  ]
  expect(fileAfter(moves)(path)).toBe(after)
})
