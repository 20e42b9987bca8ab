// Which files of a site make its browser program anew: a server asks nothing of the bundler for any other save.
import { expect, it } from 'vitest'
import { createLastGoodBundle } from '../../../cli/commands/good-bundle.ts'
import type { RuntimeBundle } from '../../../cli/model/ports.ts'

const PATHS = [
  'theme/index.tsx',
  'theme/fonts/own.woff2',
  'src/theme/MDXComponents.js',
  'src/parts/shown.tsx',
  'src/parts/other.tsx',
  'src/parts/notes.md',
  'src/parts/drawn.png',
  'site.config.ts',
  'docs/_category_.json',
  'docs/page.md',
]
const MADE_FROM = ['theme/style.css', 'src/parts/shown.tsx', 'src/parts/drawn.png']

/** What a program concerns after these attempts to make one. */
async function concernsAfter(...attempts: readonly (Partial<RuntimeBundle> | Error)[]) {
  const rest = [...attempts]
  const { wrap, concerns } = createLastGoodBundle('/tool')
  const make = wrap(async () => {
    const next = rest.shift()
    if (next instanceof Error) throw next
    return next as RuntimeBundle
  })
  for (const _ of attempts) await make('preact', []).catch(() => undefined)
  return PATHS.filter(concerns)
}

const ENTRIES = ['theme/index.tsx', 'theme/fonts/own.woff2', 'src/theme/MDXComponents.js']
const WHATEVER_IS_CODE = [
  ...ENTRIES,
  'src/parts/shown.tsx',
  'src/parts/other.tsx',
  'src/parts/notes.md',
  'site.config.ts',
  'docs/_category_.json',
]

it('a program is made of its files, and begins in the folders of the theme', async () => {
  expect(await concernsAfter({ sources: MADE_FROM })).toEqual([
    ...ENTRIES,
    'src/parts/shown.tsx',
    'src/parts/drawn.png',
  ])
})

it('that of the package is made of no file of the site', async () => {
  expect(await concernsAfter({})).toEqual(ENTRIES)
})

it.each([
  ['that is not there yet', []],
  ['that cannot be made', [{ sources: MADE_FROM }, new Error('broken')]],
  ['that lacks a file', [{ sources: MADE_FROM, absent: [] }]],
])('a program %s may wait for any code', async (_, attempts) => {
  expect(await concernsAfter(...attempts)).toEqual(WHATEVER_IS_CODE)
})

it('one that can be made again knows its files again', async () => {
  expect(await concernsAfter(new Error('broken'), { sources: ['site.config.ts'] })).toEqual([
    ...ENTRIES,
    'site.config.ts',
  ])
})
