// Large trees in files of bounded size, and the browser putting them together again.
import { describe, expect, it } from 'vitest'
import { FILE_LIMIT, sidebarText } from '../../../cli/view/sidebar-files.ts'
import { sidebarIndex } from '../../../cli/view/sidebar-index.ts'
import type { SidebarItem } from '../../../runtime/model/sidebar.ts'
import { isPathLoaded, loadedTree, loadPath } from '../../../runtime/routing/sidebar-tree.ts'

const link = (href: string, rest: object = {}): SidebarItem => ({
  type: 'link',
  label: `Страница ${href}`,
  href,
  ...rest,
})
const links = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => link(`${folder}/${at}`, at % 7 === 3 ? { unlisted: true } : {}))
const category = (label: string, items: readonly SidebarItem[], rest: object = {}): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...rest,
})

/** The files of a tree, and a browser's store that holds those it has loaded. */
function published(items: readonly SidebarItem[]) {
  const files = new Map<string, string>()
  const write = (text: string) => {
    const address = `/file-${files.size}`
    files.set(address, text)
    return address
  }
  files.set('/tree', sidebarText(items, write))
  const loaded = new Map<string, unknown>()
  const store = {
    peek: (address: string) => loaded.get(address),
    async load(address: string) {
      loaded.set(address, JSON.parse(files.get(address) ?? 'null'))
      return loaded.get(address)
    },
  }
  return { files, loaded, store }
}

const trees: readonly (readonly [string, readonly SidebarItem[]])[] = [
  ['small', [link('/a'), category('b', links('/b', 3))]],
  ['of large branches', Array.from({ length: 40 }, (_, at) => category(`c${at}`, links(`/c${at}`, 300)))],
  [
    'of many small branches',
    Array.from({ length: 1000 }, (_, at) => category(`s${at}`, links(`/s${at}`, 3))),
  ],
  ['with one long level', [link('/first'), category('long', links('/long', 6000)), link('/last')]],
  [
    'that is deep',
    [category('0', [category('1', [category('2', links('/deep', 3000)), ...links('/one', 3000)])])],
  ],
]

describe.each(trees)('a tree %s', (_, items) => {
  const { files } = published(items)

  it('lies in files of bounded size', () => {
    const sizes = [...files.values()].map((text) => text.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(FILE_LIMIT + 2000)
    const whole = JSON.stringify(items).length
    expect(files.size).toBeLessThanOrEqual(1 + Math.ceil((whole / FILE_LIMIT) * 8))
  })

  it('is whole again when all files are here', async () => {
    const { store } = published(items)
    await Promise.all([...files.keys()].map(store.load))
    const clean = (level: readonly SidebarItem[]): unknown =>
      level.map((item) => {
        if (item.type !== 'category') return item
        const { file, ...rest } = item
        return { ...rest, items: clean(item.items ?? []) }
      })
    expect(clean(loadedTree(store, '/tree'))).toEqual(items)
  })

  it('is loaded along the way to a page, which then stands in it at its place', async () => {
    const index = sidebarIndex(items)
    for (const path of pathsIn(items)) {
      const { store, loaded } = published(items)
      const way = index.place(path)
      expect(isPathLoaded(store, '/tree', way)).toBe(false)
      await loadPath(store, '/tree', way)
      expect(isPathLoaded(store, '/tree', way)).toBe(true)
      expect(loaded.size).toBeLessThanOrEqual(4)
      const known = loadedTree(store, '/tree')
      const at = whereIs(known, path)
      expect(at).toBeDefined()
      // Items that are not here yet keep the places of those that every page may show.
      const shown = whereIs(listed(known, path), path)
      expect(shown).toEqual(whereIs(listed(items, path), path))
    }
  })
})

describe('a part of a level', () => {
  it('says how many items it has, and where its first and last lead', () => {
    const { files } = published(links('/x', 5000))
    const parts = JSON.parse(files.get('/tree') ?? '') as { count: number; listed: number }[]
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(5000)
    expect(parts.reduce((sum, { listed }) => sum + listed, 0)).toBe(5000 - Math.ceil((5000 - 3) / 7))
    expect(parts[0]).toMatchObject({ type: 'stretch', first: '/x/0' })
    expect(parts.at(-1)).toMatchObject({ last: '/x/4999' })
  })
})

describe('a page that stands nowhere', () => {
  it('needs the first file only', async () => {
    const { store, loaded } = published(trees[3]?.[1] ?? [])
    await loadPath(store, '/tree', undefined)
    expect([...loaded.keys()]).toEqual(['/tree'])
    expect(isPathLoaded(store, '/tree', undefined)).toBe(true)
  })
})

/** A few pages of a tree: the first, the last, and some between. */
function pathsIn(items: readonly SidebarItem[]): readonly string[] {
  const all: string[] = []
  const visit = (level: readonly SidebarItem[]) => {
    for (const item of level) {
      if (item.type === 'link') all.push(item.href)
      if (item.type === 'category') visit(item.items ?? [])
    }
  }
  visit(items)
  return [0, 0.2, 0.5, 0.9, 1].map((part) => all[Math.floor(part * (all.length - 1))] ?? '')
}

/** Indexes on the way to a page. */
function whereIs(items: readonly SidebarItem[], path: string): readonly number[] | undefined {
  for (const [at, item] of items.entries()) {
    if (item.type === 'link' && item.href === path) return [at]
    const below = item.type === 'category' ? whereIs(item.items ?? [], path) : undefined
    if (below) return [at, ...below]
  }
  return undefined
}

/** What the reader of a page may see. */
const listed = (items: readonly SidebarItem[], path: string): readonly SidebarItem[] =>
  items
    .filter((item) => item.type !== 'link' || !item.unlisted || item.href === path)
    .map((item) => (item.type === 'category' ? { ...item, items: listed(item.items ?? [], path) } : item))
