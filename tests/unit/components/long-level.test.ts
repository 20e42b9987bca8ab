// Which part of a long level is shown.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { showLevel } from '../../../runtime/components/sidebar/show-level.ts'
import type { SidebarItem } from '../../../runtime/model/sidebar.ts'
import { itemsInRange, type LevelRange, rangeAround } from '../../../runtime/routing/long-level.ts'

const link = (href: string, rest: object = {}): SidebarItem => ({ type: 'link', label: href, href, ...rest })
const closed = (label: string, rest: object = {}): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  ...rest,
})

describe('the part of a level that is shown', () => {
  it('is all of it up to 40 items', () => {
    for (const count of [0, 1, 40])
      for (const index of [-1, 0, count - 1])
        expect(rangeAround(index, count)).toEqual({ from: 0, to: count })
  })

  it('is 36 items of a longer one, those of the page in the middle or at an end', () => {
    expect(rangeAround(-1, 41)).toEqual({ from: 0, to: 36 })
    expect(rangeAround(23, 41)).toEqual({ from: 0, to: 36 })
    expect(rangeAround(24, 41)).toEqual({ from: 5, to: 41 })
    expect(rangeAround(60, 1000)).toEqual({ from: 48, to: 84 })
    expect(rangeAround(999, 1000)).toEqual({ from: 964, to: 1000 })
  })

  it('holds the item of the page with neighbours on both sides, and is the same for most of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 41, max: 5000 }), fc.nat(), (count, number) => {
        const index = number % count
        const { from, to } = rangeAround(index, count)
        expect(to - from).toBe(36)
        expect(index - from >= 12 || from === 0).toBe(true)
        expect(to - index > 12 || to === count).toBe(true)
      }),
    )
    const ranges = Array.from({ length: 1000 }, (_, index) => rangeAround(index, 1000).from)
    expect(new Set(ranges).size).toBe(82)
  })
})

const text = (side: string, count: number) => `${count} ${side}`
const end = (value: string): SidebarItem => ({
  type: 'html',
  value,
  className: 'theme-doc-sidebar-item-more',
})

describe('what stands for the items left out', () => {
  const level = ['/a', '/b', '/c', '/d', '/e'].map((href) => link(href))

  it('says how many there are, and leads to the nearest of them', () => {
    expect(itemsInRange(level, { from: 2, to: 3 }, text)).toEqual([
      end('<a class="menu__link" href="/b" data-more="above /b">2 above</a>'),
      link('/c'),
      end('<a class="menu__link" href="/d" data-more="below /d">2 below</a>'),
    ])
  })

  it('is absent where none is left out', () => {
    expect(itemsInRange(level, { from: 0, to: 5 }, text)).toEqual(level)
    expect(itemsInRange([], { from: 0, to: 0 }, text)).toEqual([])
  })

  it.each([
    ['to a page that lists the level', [link('/x')], '/list', '/list', '/x'],
    [
      'over html and links that leave the site',
      [{ type: 'html', value: '' }, link('http://x', { external: true }), link('/y')],
      undefined,
      '/y',
      '/y',
    ],
    ['to the page of a category', [closed('c', { href: '/c' })], undefined, '/c', '/c'],
    [
      'to the first page of a category without one',
      [closed('c', { firstHref: '/c/1' })],
      undefined,
      '/c/1',
      '/c/1',
    ],
    ['nowhere when nothing leads anywhere', [{ type: 'html', value: '' }, closed('c')], undefined, '#', '#'],
  ] as const)('leads %s', (_, left, listedAt, href, nearest) => {
    const [more] = itemsInRange(
      left as readonly SidebarItem[],
      { from: left.length, to: left.length },
      text,
      listedAt,
    )
    expect(more).toEqual(
      end(`<a class="menu__link" href="${href}" data-more="above ${nearest}">${left.length} above</a>`),
    )
  })

  it('is html, whatever stands in addresses and texts', () => {
    const [more] = itemsInRange([link('/?a&b="c"')], { from: 1, to: 1 }, () => '<b> & "c"')
    expect(more).toEqual(
      end(
        '<a class="menu__link" href="/?a&amp;b=&quot;c&quot;" data-more="above /?a&amp;b=&quot;c&quot;">&lt;b> &amp; &quot;c&quot;</a>',
      ),
    )
  })
})

describe('a whole level in the browser', () => {
  /** What is shown of levels of so many pages one after the other, while the reader is at the page with an index. */
  const shownOf = (...visits: readonly (readonly [count: number, index: number])[]) => {
    const state: { range: LevelRange | null } = { range: null }
    return visits.map(([count, index]) => {
      const level = Array.from({ length: count }, (_, at) => link(`/${at}`))
      const trail = new Set(level.slice(index, index + 1))
      const tools = {
        path: `/${index}`,
        trail,
        text: (id: string) => id,
        autoCollapse: false,
        load: () => undefined,
      }
      const setRange = (range: LevelRange) => Object.assign(state, { range })
      const items = showLevel(level, tools, [state.range, setRange])
      const links = items.flatMap((item) => (item.type === 'link' ? [Number(item.href.slice(1))] : []))
      return [links[0], links.at(-1)]
    })
  }

  it('is shown whole while it is short, also when it becomes longer', () => {
    expect(shownOf([1, 0], [2, 0], [40, 0], [3, 1])).toEqual([
      [0, 0],
      [0, 1],
      [0, 39],
      [0, 2],
    ])
  })

  it('keeps its part for pages in it, widens it for one near by, and leaves it for one far away', () => {
    expect(shownOf([300, 50], [300, 65], [300, 75], [300, 250])).toEqual([
      [36, 71],
      [36, 71],
      [36, 95],
      [228, 263],
    ])
  })
})
