// Where each page stands in a sidebar, and the part of it that a page shows: open branches with their siblings. Closed
// categories keep only their first link, so that the size of a page does not grow with the size of the site.
import type { SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import { comparablePath } from '../../runtime/routing/same-path.ts'
import type { LinkingItem, SidebarIndex } from '../model/site-lookup.ts'

/** Pruned trees that a sidebar's index remembers: pages come in its order, from a few threads. */
const MAX_TREES = 50

/** The category around a page that is a mere link there, or the whole tree around a page at its top. */
type Parent = SidebarCategory | readonly SidebarItem[]

/** What is known of the pages of a tree, by their comparable paths. */
interface Positions {
  /** The way to the first item that leads there. */
  readonly ways: ReadonlyMap<string, readonly LinkingItem[]>
  /** Categories that lead there or hold an item that does. */
  readonly holders: ReadonlyMap<string, ReadonlySet<SidebarCategory>>
  /** Null for a page that changes the sidebar around it: that of a category, one in several places, one shown only to itself. */
  readonly parents: ReadonlyMap<string, Parent | null>
}

/** The index of a tree. */
export function sidebarIndex(items: readonly SidebarItem[]): SidebarIndex {
  const { ways, holders, parents } = positionsIn(items)
  const trees = new Map<Parent, readonly SidebarItem[]>()
  const closed = new Map<SidebarCategory, SidebarCategory>()
  const holds = (category: SidebarCategory, path: string) =>
    holders.get(comparablePath(path))?.has(category) ?? false

  /** The category without its insides: one object for all trees. */
  function closedCategory(category: SidebarCategory): SidebarCategory {
    const { items: _items, ...rest } = category
    const known = closed.get(category) ?? rest
    closed.set(category, known)
    return known
  }

  function prune(level: readonly SidebarItem[], path: string): readonly SidebarItem[] {
    return level.map((item) => {
      if (item.type !== 'category') return item
      const open = !item.collapsible || !item.collapsed || holds(item, path)
      return open ? { ...closedCategory(item), items: prune(item.items ?? [], path) } : closedCategory(item)
    })
  }

  return {
    way: (path) => ways.get(comparablePath(path)) ?? [],
    holds,
    pruned(path) {
      const found = parents.get(comparablePath(path))
      const parent = found === undefined ? items : found
      const tree = (parent && trees.get(parent)) ?? prune(items, path)
      if (parent && !trees.has(parent)) {
        if (trees.size === MAX_TREES) trees.clear()
        trees.set(parent, tree)
      }
      return tree
    },
  }
}

function positionsIn(items: readonly SidebarItem[]): Positions {
  const ways = new Map<string, readonly LinkingItem[]>()
  const holders = new Map<string, Set<SidebarCategory>>()
  const parents = new Map<string, Parent | null>()

  function visit(level: readonly SidebarItem[], above: readonly SidebarCategory[]): void {
    for (const item of level) {
      if (item.type === 'html') continue
      const around = item.type === 'category' ? [...above, item] : above
      if (item.href !== undefined) {
        const path = comparablePath(item.href)
        if (!ways.has(path)) ways.set(path, [...above, item])
        const holding = holders.get(path) ?? new Set()
        for (const category of around) holding.add(category)
        holders.set(path, holding)
        const isMere = item.type === 'link' && !item.unlisted && !parents.has(path)
        parents.set(path, isMere ? (above.at(-1) ?? items) : null)
      }
      if (item.type === 'category') visit(item.items ?? [], around)
    }
  }
  visit(items, [])
  return { ways, holders, parents }
}
