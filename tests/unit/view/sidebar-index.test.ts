// Which pages get the very same tree: those whose sidebars differ in the mark of the current link only.
import { describe, expect, it } from 'vitest'
import { sidebarIndex } from '../../../cli/view/sidebar-index.ts'
import type { SidebarItem } from '../../../runtime/model/sidebar.ts'

const link = (href: string, rest: object = {}): SidebarItem => ({ type: 'link', label: href, href, ...rest })
const category = (label: string, items: readonly SidebarItem[], rest: object = {}): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...rest,
})

const items: readonly SidebarItem[] = [
  link('/a'),
  link('/b'),
  category('one', [link('/one/a'), link('/one/b'), link('/one/hidden', { unlisted: true })], {
    href: '/one',
  }),
  category('two', [link('/two/a'), category('three', [link('/three/a'), link('/three/b')]), link('/a')]),
]
const treeOf = treesOf(items)

/** The part of a sidebar that a page shows. */
function treesOf(items: readonly SidebarItem[]) {
  const { pruned } = sidebarIndex(items)
  return (path: string) => pruned(path, (side, count) => `${count} ${side}`)
}

describe('the part of a sidebar that a page shows', () => {
  it('is the same object for the mere links of one category', () => {
    expect(treeOf('/one/a')).toBe(treeOf('/one/b'))
    expect(treeOf('/three/a')).toBe(treeOf('/three/b/'))
  })

  it('is the same object for the links at its top and for pages that are not in it', () => {
    expect(treeOf('/b')).toBe(treeOf('/nowhere'))
  })

  it.each([
    ['of a category', '/one', '/one/a'],
    ['that is shown only to itself', '/one/hidden', '/one/a'],
    ['in two places', '/a', '/b'],
    ['in another category', '/two/a', '/three/a'],
  ])('is another one for a page %s', (_, path, other) => {
    treeOf(other)
    expect(treeOf(path)).not.toBe(treeOf(other))
  })

  it('opens the branches of the page and no other, however many pages came before', () => {
    const names = Array.from({ length: 120 }, (_, at) => `c${at}`)
    const many = names.map((name) => category(name, [link(`/${name}/x`), link(`/${name}/y`)]))
    const pruned = treesOf(many)
    const openAt = (path: string) =>
      pruned(path).flatMap((item) => (item.type === 'category' && item.items ? [item.label] : []))
    for (const page of ['x', 'y']) {
      expect(names.map((name) => openAt(`/${name}/${page}`))).toEqual(names.map((name) => [name]))
    }
  })

  it('leads from the ends of a long level to the list of its category, from that list to the nearest page', () => {
    const pages = Array.from({ length: 100 }, (_, at) => link(`/long/${at}`))
    const ends = (path: string, rest: object) => {
      const [shown] = treesOf([category('long', pages, { href: '/long', ...rest })])(path)
      const items = shown?.type === 'category' ? (shown.items ?? []) : []
      return [
        items.length,
        items.flatMap((item) =>
          item.type === 'html'
            ? [item.value.replace(/<a class="menu__link" href="(.*?)".*?>(.*?)<.*/, '$2 $1')]
            : [],
        ),
      ]
    }
    expect(ends('/long/50', { isIndex: true })).toEqual([38, ['36 above /long', '28 below /long']])
    expect(ends('/Long/', { isIndex: true })).toEqual([37, ['64 below /long/36']])
    expect(ends('/long/50', {})).toEqual([38, ['36 above /long/35', '28 below /long/72']])
  })

  it('is the same object for neighbours on a long level, and another one farther on', () => {
    const pruned = treesOf(Array.from({ length: 100 }, (_, at) => link(`/long/${at}`)))
    expect(pruned('/long/24')).toBe(pruned('/long/35'))
    expect(pruned('/long/36')).not.toBe(pruned('/long/35'))
    expect(pruned('/nowhere')).toBe(pruned('/long/0'))
  })
})
