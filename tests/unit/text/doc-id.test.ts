// Ids and slugs: the table of the behaviours, and what no slug may be.
import { describe, expect, it } from 'vitest'
import { docName, isCategoryIndex, parseNumberPrefix, slugProblem } from '../../../cli/text/doc-id.ts'

describe('docName', () => {
  it.each<[string, { id?: string; slug?: string }, string, string]>([
    ['index.md', {}, 'index', '/'],
    ['01-guides/02-start.md', {}, 'guides/start', '/guides/start'],
    ['01-guides/index.md', {}, 'guides/index', '/guides/'],
    ['1c-guide/terms.md', {}, '1c-guide/terms', '/1c-guide/terms'],
    ['a/b.md', { id: 'c' }, 'a/c', '/a/c'],
    ['a/b.md', { slug: 'd' }, 'a/b', '/a/d'],
    ['a/b.md', { slug: '/d' }, 'a/b', '/d'],
    ['a/b.md', { slug: '/c//d/' }, 'a/b', '/c/d/'],
    ['a/b.md', { slug: 'c//d' }, 'a/b', '/a/c/d'],
    ['a/index.md', { slug: './' }, 'a/index', '/a/'],
    ['a/index.md', { id: 'c' }, 'a/c', '/a/'],
    ['upgrade/10.3-notes.md', {}, 'upgrade/10.3-notes', '/upgrade/10.3-notes'],
    ['appendix/Cubes_from_UDF.md', {}, 'appendix/Cubes_from_UDF', '/appendix/Cubes_from_UDF'],
    ['Папка с пробелом/файл.mdx', {}, 'Папка с пробелом/файл', '/Папка с пробелом/файл'],
    ['licenses/README.md', {}, 'licenses/README', '/licenses/'],
    ['a.b/c.d.md', {}, 'a.b/c.d', '/a.b/c.d'],
  ])('%s %j: %s at %s', (source, frontMatter, id, slug) =>
    expect(docName({ source, ...frontMatter, numberPrefixes: true })).toMatchObject({ id, slug }),
  )

  it('gives the number prefix of the file', () => {
    expect(docName({ source: '01-a/07-b.md', numberPrefixes: true }).prefix).toBe(7)
    expect(docName({ source: '01-a/07-b.md', numberPrefixes: false })).toEqual({
      id: '01-a/07-b',
      baseId: '07-b',
      slug: '/01-a/07-b',
    })
  })

  it.each([
    ['a/b.md', '../../x', 'points outside the docs folder'],
    ['b.md', '/../x', 'is not a path below the docs folder'],
    ['b.md', 'a/../../x', 'points outside the docs folder'],
    ['b.md', '/a?b', 'must not contain `?`'],
    ['b.md', '/a#b', 'must not contain `#`'],
    ['b.md', '/a\\b', 'must not contain `\\`'],
    ['b.md', '/a\u0007', 'must not contain the control character U+0007'],
    ['b.md', '/100%', 'contains a `%` that is not a valid escape'],
    ['b.md', '//host/a', 'is not a path below the docs folder'],
  ])('%s with slug %j %s', (source, slug, problem) => {
    const name = docName({ source, slug, numberPrefixes: true })
    expect(name.problem).toBe(problem)
    expect(name.slug).toBe(docName({ source, numberPrefixes: true }).slug)
  })

  it('takes file names with characters that addresses encode', () => {
    expect(docName({ source: "a #1/what? 100% & [x] 'y'.md", numberPrefixes: true })).toEqual({
      id: "a #1/what? 100% & [x] 'y'",
      baseId: "what? 100% & [x] 'y'",
      slug: "/a #1/what? 100% & [x] 'y'",
    })
  })

  it('refuses file names that no address can have', () =>
    expect(docName({ source: 'a\\b.md', numberPrefixes: true }).problem).toBe('must not contain `\\`'))
})

describe('slugProblem', () => {
  it.each(['a', '/a/b/', './a', '../a', 'имя с пробелом', '/%D0%BF', '@site/x', '.'])('%s is fine', (slug) =>
    expect(slugProblem(slug)).toBeNull(),
  )
})

describe('isCategoryIndex', () => {
  it.each([
    ['guide/guide.md', true],
    ['01-guide/01-guide.md', true],
    ['README.md', true],
    ['a/InDeX.mdx', true],
    ['01-guide/guide.md', false],
    ['01-index.md', false],
    ['guide.md', false],
  ])('%s: %s', (source, isIndex) => expect(isCategoryIndex(source)).toBe(isIndex))
})

describe('parseNumberPrefix', () => {
  it.each([
    ['01-intro', { name: 'intro', prefix: 1 }],
    ['1. Введение', { name: 'Введение', prefix: 1 }],
    ['2021-11-x', { name: '2021-11-x' }],
    ['10.3-notes', { name: '10.3-notes' }],
    ['7', { name: '7' }],
    ['7-', { name: '7-' }],
  ])('%s', (name, expected) => expect(parseNumberPrefix(name)).toEqual(expected))
})
