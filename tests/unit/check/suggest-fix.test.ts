// Broken links and what they certainly meant; nothing is suggested that is only likely.
import { expect, it } from 'vitest'
import { suggestFix } from '../../../cli/check/suggest-fix.ts'
import type { SiteTables } from '../../../cli/model/site.ts'

type Link = Parameters<typeof suggestFix>[0]
type Context = Parameters<typeof suggestFix>[1]

const doc = (file: string, permalink: string, id: string) => ({
  file,
  permalink,
  id,
  source: file.slice('docs/'.length),
  instance: 'docs',
  version: 'current',
  locale: 'en',
})
const DOCS = [
  doc('docs/index.md', '/base/', 'index'),
  doc('docs/Guide/Install.md', '/base/Guide/Install', 'Guide/Install'),
  doc('docs/a b.md', '/base/a b', 'a b'),
  doc('docs/Über.md', '/base/Über', 'Über'),
  doc('docs/x.mdx', '/base/x', 'x'),
  doc('docs/Y.md', '/base/Y', 'Y'),
  doc('docs/y.md', '/base/y', 'y'),
  doc('docs/50%.md', '/base/50%', '50%'),
]
const SITE = {
  baseUrl: '/base/',
  routes: [
    ...DOCS.map(({ permalink }) => ({ path: permalink, target: { kind: 'doc' } })),
    { path: '/base/404', target: { kind: 'not-found' } },
  ],
  versions: [
    {
      version: { instance: 'docs', name: 'current', dir: 'docs', path: '/base' },
      docs: DOCS,
      draftIds: ['draft'],
    },
  ],
} as unknown as SiteTables
const CONTEXT = { doc: DOCS[0], site: SITE } as unknown as Context

const fixOf = (url: string, reason: string, wanted: string, file = 'docs/index.md') => {
  const slot = { url, place: { file, start: { line: 1, column: 1 } } }
  const found = suggestFix({ slot, target: { kind: 'broken', reason, wanted } } as unknown as Link, CONTEXT)
  return found ? `${found.url} ${found.why}` : null
}

it.each<[url: string, wanted: string, expected: string | null]>([
  ['/base/guide/install', '/base/guide/install', '/base/Guide/Install case'],
  ['/base/guide/install/#x', '/base/guide/install/', '/base/Guide/Install/#x case'],
  ['./guide/install?a#b', '/base/guide/install', './Guide/Install?a#b case'],
  ['./other/install', '/base/guide/install', null],
  ['../base/guide/install', '/base/guide/install', '../base/Guide/Install case'],
  ['/BASE/guide/install', '/BASE/guide/install', '/base/Guide/Install case'],
  ['/base/A%20b', '/base/A b', '/base/a%20b case'],
  ['/base/%C3%BCber', '/base/über', '/base/%C3%9Cber case'],
  ['/base/404', '/base/404', null],
  ['/base/none', '/base/none', null],
  ['../other/Install', '/base/other/Install', './Guide/Install.md moved'],
  ['/base/other/Install#x', '/base/other/Install', '/base/Guide/Install#x moved'],
  ['/other/Install', '/other/Install', null],
  ['/base/draft', '/base/draft', null],
  ['Guide/Install', '/base/other/Install', 'Guide/Install.md extension'],
  ['./x', '/base/other/x', './x.mdx extension'],
  ['./x/#y', '/base/other/x/', './x.mdx#y extension'],
  ['./x.html', '/base/other/x.html', null],
])('the page %s (%s) becomes %s', (url, wanted, expected) => {
  expect(fixOf(url, 'page', wanted)).toBe(expected)
})

it.each<[url: string, wanted: string, expected: string | null]>([
  ['./guide/install.md#x', './guide/install.md', './Guide/Install.md#x case'],
  ['@site/docs/guide/install.md', '@site/docs/guide/install.md', '@site/docs/Guide/Install.md case'],
  ['/guide/install.md', '/guide/install.md', '/Guide/Install.md case'],
  ['y.MD', 'y.MD', './y.md moved'],
  ['./other/Install.md#x', './other/Install.md', './Guide/Install.md#x moved'],
  ['./other/draft.md', './other/draft.md', null],
  ['/Guide/Install.mdx', '/Guide/Install.mdx', '/Guide/Install extension'],
  ['/base/x.md', '/base/x.md', '/base/x extension'],
  ['Guide\\Install.md', 'Guide\\Install.md', 'Guide/Install.md encoding'],
  ['Guide\\None.md', 'Guide\\None.md', null],
  ['./none.md', './none.md', null],
])('the file %s (%s) becomes %s', (url, wanted, expected) => {
  expect(fixOf(url, 'markdown-file', wanted)).toBe(expected)
})

it.each([
  ['./50%.md', './50%25.md encoding'],
  ['/base/50%', '/base/50%25 encoding'],
  ['/base/50%/#x', '/base/50%25/#x encoding'],
  ['./60%.md', null],
])('the sign in %s: %s', (url, expected) => {
  expect(fixOf(url, 'encoding', '')).toBe(expected)
})

it('other kinds of broken links are left alone', () => {
  expect(fixOf('./guide/install.md', 'anchor', './guide/install.md')).toBeNull()
})
