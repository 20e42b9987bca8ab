import { describe, expect, it } from 'vitest'
import type { VersionTables } from '../../../cli/model/site.ts'
import { findings, page, withSidebars } from './support.ts'

/** `previous < id > next` for each page. */
function order({ pagination }: VersionTables): readonly string[] {
  return Object.entries(pagination).map(([id, { previous, next }]) => {
    return `${previous?.href ?? ''} < ${id} > ${next?.href ?? ''}`
  })
}

const four = { 'a.md': '# A\n', 'b.md': '# B\n', 'c.md': '# C\n', 'd.md': '# D\n' }

describe('previous and next', () => {
  it('count categories with a page before their items, and neither references nor outside links', () => {
    const { version } = withSidebars(
      {
        main: [
          'a',
          { type: 'link', label: 'X', href: 'https://example.org' },
          { type: 'ref', id: 'd' },
          {
            type: 'category',
            label: 'По документу',
            link: { type: 'doc', id: 'b' },
            items: [{ Внутри: ['c'] }],
          },
          { type: 'category', label: 'Указатель', link: { type: 'generated-index' }, items: ['d'] },
        ],
      },
      four,
    )
    expect(version.sidebars.main?.sequence).toEqual(['a', 'b', 'c', '/category/указатель', 'd'])
    expect(order(version)).toEqual([
      ' < a > /docs/b',
      '/docs/a < b > /docs/c',
      '/docs/b < c > /docs/category/указатель',
      '/docs/category/указатель < d > ',
      '/docs/c < /category/указатель > /docs/d',
    ])
  })

  it('skip unlisted pages, which have no neighbours themselves', () => {
    const { version } = withSidebars({ main: ['a', 'b', 'c'] }, { ...four, 'b.md': page('unlisted: true') })
    expect(order(version)).toEqual([' < a > /docs/c', ' < b > ', '/docs/a < c > ', ' < d > '])
  })

  it('take labels from the page, the sidebar and the title in that order', () => {
    const { version } = withSidebars(
      {
        main: [
          { type: 'doc', id: 'a', label: 'Из файла' },
          { type: 'doc', id: 'b', label: 'Из файла' },
          'c',
          'd',
        ],
      },
      {
        ...four,
        'b.md': page('sidebar_label: Метка'),
        'c.md': page('pagination_label: Дальше', 'sidebar_label: Метка'),
      },
    )
    const labels = Object.values(version.pagination).map(({ previous, next }) => [
      previous?.label,
      next?.label,
    ])
    expect(labels).toEqual([
      [undefined, 'Метка'],
      ['Из файла', 'Дальше'],
      ['Метка', 'D'],
      ['Дальше', undefined],
    ])
  })

  it('can be set or removed by the page', () => {
    const { version, diagnostics } = withSidebars(
      { main: ['a', 'b', 'c'] },
      {
        ...four,
        'b.md': page('pagination_prev: null', 'pagination_next: d'),
        'e.md': page('draft: true'),
        'a.md': page('pagination_next: e'),
      },
    )
    expect(order(version)).toEqual([' < a > ', ' < b > /docs/d', '/docs/b < c > ', ' < d > '])
    expect(diagnostics).toEqual([])
  })

  it('report unknown doc ids', () => {
    const tables = withSidebars({ main: ['a', 'b'] }, { 'a.md': page('pagination_next: bb'), 'b.md': 'x' })
    expect(findings(tables)).toEqual([
      "docs/a.md:2:1 site/unknown-doc: Couldn't find any doc with id 'bb', used in pagination_next of 'a'. Available doc ids: a, b (did you mean 'b'?)",
    ])
  })
})

describe('displayed_sidebar', () => {
  it('sets the sidebar of the page', () => {
    const sidebars = { one: ['a', 'b'], two: [{ type: 'ref', id: 'a' }, 'c', 'd'] }
    const { version } = withSidebars(sidebars, {
      ...four,
      'a.md': page('displayed_sidebar: null'),
      'c.md': page('displayed_sidebar: one'),
    })
    expect(order(version)).toEqual([' < a > ', '/docs/a < b > ', ' < c > ', '/docs/c < d > '])
  })

  it('must be a sidebar of the version', () => {
    const tables = withSidebars(
      { one: ['a'], two: ['b'] },
      { 'a.md': page('displayed_sidebar: tow'), 'b.md': 'x' },
    )
    expect(findings(tables)).toEqual([
      "docs/a.md:2:1 site/unknown-sidebar: Can't find any sidebar with id 'tow', used in displayed_sidebar of 'a'. Available sidebar ids: one, two (did you mean 'two'?)",
    ])
  })
})
