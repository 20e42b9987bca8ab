// An address keeps its style when files move: as a path from the file, from a folder, from the root, or as that of a page.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedAddress, type WrittenAddress } from '../../../cli/site/moved-address.ts'
import { folderOf, joinSitePath, relativePath } from '../../../cli/text/site-path.ts'

/** `docs/guide/a.md` becomes `docs/admin/b.md`, and its page with it. */
const moves = (baseUrl = '/') => ({
  file: (path: string) => (path === 'docs/guide/a.md' ? 'docs/admin/b.md' : path),
  page: (path: string) => path.replace(`${baseUrl}docs/guide/a`, `${baseUrl}docs/admin/b`),
  baseUrl,
})

const from = (file: string, url: string, more: Partial<WrittenAddress> = {}, baseUrl = '/'): string =>
  movedAddress(
    {
      url,
      file,
      permalink: `${baseUrl}${file.replace(/\.md$/, '')}`,
      roots: ['docs'],
      files: /\.md/.test(url) ? ['docs/guide/a.md'] : [],
      target: `${baseUrl}docs/guide/a`,
      ...more,
    },
    moves(baseUrl),
  )

describe('a path of a file', () => {
  it.each([
    ['./guide/a.md', './admin/b.md'],
    ['guide/a.md#x', 'admin/b.md#x'],
    ['/guide/a.md', '/admin/b.md'],
    ['/docs/guide/a.md?q#x', '/docs/admin/b.md?q#x'],
    ['@site/docs/guide/a.md', '@site/docs/admin/b.md'],
    ['./guide/../guide/a.md', './admin/b.md'],
  ])('%s becomes %s', (url, now) => {
    expect(from('docs/index.md', url)).toBe(now)
  })

  it('begins at the new folder of a file that moves itself', () => {
    const index = { files: ['docs/guide/x.md'], target: '/docs/guide/x' }
    expect(from('docs/guide/a.md', './x.md', index)).toBe('../guide/x.md')
    expect(from('docs/guide/a.md', 'x.md#y', index)).toBe('../guide/x.md#y')
    expect(from('docs/guide/a.md', '/guide/x.md', index)).toBe('/guide/x.md')
    expect(from('docs/guide/a.md', './a.md')).toBe('./b.md')
  })

  it('is encoded if it was before or if it must be', () => {
    const spaced = { ...moves(), file: (path: string) => (path === 'docs/a b.md' ? 'docs/c (d).md' : path) }
    const written = { file: 'docs/i.md', permalink: '/docs/i', roots: [], files: ['docs/a b.md'] }
    expect(movedAddress({ ...written, url: './a%20b.md' }, spaced)).toBe('./c%20%28d%29.md')
  })
})

describe('an address of a page', () => {
  it.each([
    ['/docs/guide/a', '/docs/admin/b', '/'],
    ['/docs/guide/a/#x', '/docs/admin/b/#x', '/'],
    ['/docs/guide/a', '/docs/admin/b', '/base/'],
    ['/base/docs/guide/a', '/base/docs/admin/b', '/base/'],
    ['./guide/a', './admin/b', '/'],
    ['guide/a#x', 'admin/b#x', '/'],
  ])('%s becomes %s below %s', (url, now, baseUrl) => {
    expect(from('docs/index.md', url, {}, baseUrl)).toBe(now)
  })
})

it('does not change links to other sites, to the same page or to unmoved pages', () => {
  for (const url of ['https://example.org/docs/guide/a', '#x', '', 'mailto:a@example.org'])
    expect(from('docs/index.md', url)).toBe(url)
  expect(from('docs/index.md', './other.md', { files: ['docs/other.md'], target: '/docs/other' })).toBe(
    './other.md',
  )
})

it.each([
  ['./guide/../other.md', './guide/../other.md', 'docs/index.md'],
  ['guide/../other.md', 'guide/../other.md', 'docs/index.md'],
  ['/guide/../other.md', '/guide/../other.md', 'docs/guide/a.md'],
  ['./../other.md', '../other.md', 'docs/guide/a.md'],
  ['../guide/../other.md', '../other.md', 'docs/guide/a.md'],
])('%s becomes %s in %s where only the page may have moved', (url, now, file) => {
  expect(from(file, url, { files: ['docs/other.md'], target: '/docs/other' })).toBe(now)
})

it.each([
  ['./other', './other', 'docs/index.md', '/docs/other'],
  ['./guide/../other', './guide/../other', 'docs/index.md', '/docs/other'],
  ['./../other', '../other', 'docs/guide/a.md', '/docs/other'],
  ['../other#x', '../other#x', 'docs/guide/a.md', '/docs/other'],
  ['/docs/guide/../other', '/docs/guide/../other', 'docs/guide/a.md', '/docs/other'],
  ['x', '../guide/x', 'docs/guide/a.md', '/docs/guide/x'],
  ['x/', '../guide/x/', 'docs/guide/a.md', '/docs/guide/x'],
  ['a', 'b', 'docs/guide/a.md', '/docs/guide/a'],
])('%s becomes %s in %s where only the page that shows it may have moved', (url, now, file, target) => {
  expect(from(file, url, { target })).toBe(now)
})

it('a link that leads nowhere stays as it is', () => {
  const nowhere = {
    url: './nowhere',
    file: 'docs/guide/a.md',
    permalink: '/docs/guide/a',
    roots: [],
    files: [],
  }
  expect(movedAddress(nowhere, moves())).toBe('./nowhere')
})

const name = fc.constantFrom('a', 'b', 'c', 'd')
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((steps) => `${steps.join('/')}.md`)

it('leads to the moved file from any page to any folder', () => {
  fc.assert(
    fc.property(path, path, path, path, (source, sourceNow, target, targetNow) => {
      fc.pre(source !== target && sourceNow !== targetNow)
      const file = (each: string) => (each === source ? sourceNow : each === target ? targetNow : each)
      const url = relativePath(folderOf(source), target)
      const now = movedAddress(
        { url, file: source, permalink: '/x', roots: [], files: [target] },
        { file, page: (each) => each, baseUrl: '/' },
      )
      expect(joinSitePath(folderOf(sourceNow), now)).toBe(targetNow)
    }),
  )
})
