import { describe, expect, it } from 'vitest'
import { hrefPath, pathHref } from '../../../cli/text/path-href.ts'
import { present } from '../../../cli/text/present.ts'
import { folderOf, joinSitePath, relativePath } from '../../../cli/text/site-path.ts'
import { samePath } from '../../../runtime/routing/same-path.ts'

describe('paths of site files', () => {
  it.each([
    ['docs/a/b.md', 'docs/a'],
    ['a.md', ''],
  ])('folderOf %s', (file, folder) => expect(folderOf(file)).toBe(folder))

  it.each([
    ['docs/a', './b.md', 'docs/a/b.md'],
    ['docs/a', '../b.md', 'docs/b.md'],
    ['docs/a', '../../b.md', 'b.md'],
    ['docs/a', '../../../b.md', null],
    ['docs', '/b//c.md', 'docs/b/c.md'],
    ['', '..', null],
    ['docs', 'x/../../../y', null],
  ])('joinSitePath %s %s', (folder, path, joined) => expect(joinSitePath(folder, path)).toBe(joined))

  it.each([
    ['docs/a', 'docs/a/b.md', './b.md'],
    ['docs/a', 'docs/b.md', '../b.md'],
    ['docs/a/x', 'docs/b/c.md', '../../b/c.md'],
    ['', 'docs/b.md', './docs/b.md'],
    ['docs', 'b.md', '../b.md'],
  ])('relativePath %s %s', (folder, file, path) => {
    expect(relativePath(folder, file)).toBe(path)
    expect(joinSitePath(folder, path)).toBe(file)
  })
})

describe('paths in href attributes', () => {
  it('encode three signs and nothing else', () => {
    expect(pathHref('/a b/я#1?2%3/(x)+&"')).toBe('/a b/я%231%3F2%253/(x)+&"')
  })

  it('can be turned back', () => {
    expect(hrefPath(pathHref('/a#b?c%d%23'))).toBe('/a#b?c%d%23')
    expect(hrefPath('/%D1%8F')).toBe('/%D1%8F')
  })

  it('are the same page as the path they stand for', () => {
    expect(samePath(pathHref('/a#b?c%d/'), '/a#b?c%d')).toBe(true)
    expect(samePath(pathHref('/a#b'), '/a')).toBe(false)
  })
})

describe('present', () => {
  it('drops undefined fields only', () => {
    expect(present({ a: 1, b: undefined, c: null, d: '', e: false })).toStrictEqual({
      a: 1,
      c: null,
      d: '',
      e: false,
    })
  })
})
