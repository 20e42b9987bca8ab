// Pages of long lists: how many there are, where they lie, and which numbers are shown.
import { describe, expect, it } from 'vitest'
import { entriesOf, listPagePath, numbersAround, pageCount } from '../../../runtime/routing/list-pages.ts'

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])('of %i entries are %i', (entries, pages) => {
    expect(pageCount(entries)).toBe(pages)
    const all = Array.from({ length: entries }, (_, at) => at)
    const parts = Array.from({ length: pages }, (_, at) => entriesOf(all, at + 1))
    expect(parts.flat()).toEqual(all)
  })

  it.each([
    ['/docs/tags/a', 1, '/docs/tags/a'],
    ['/docs/tags/a', 2, '/docs/tags/a/page/2'],
    ['/docs/tags/a/', 2, '/docs/tags/a/page/2/'],
    ['/docs/a.html', 3, '/docs/a/page/3.html'],
  ])('%s, page %i, is %s', (first, number, path) => expect(listPagePath(first, number)).toBe(path))

  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [3, 6, '1 2 3 4 5 6'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 250, '1 … 4 5 6 7 8 … 250'],
    [250, 250, '1 … 248 249 250'],
  ])('at %i of %i show %s', (current, count, shown) =>
    expect(
      numbersAround(current, count)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown),
  )
})
