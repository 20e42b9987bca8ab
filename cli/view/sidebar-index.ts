// Where each page stands in a sidebar, worked out once for a tree: asking the tree itself would cost every page of a site a
// walk over all the others.
import type { SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import { comparablePath } from '../../runtime/routing/same-path.ts'
import { onceFor } from '../text/once-for.ts'

/** An item that can lead somewhere. */
export type LinkingItem = Exclude<SidebarItem, { type: 'html' }>

/** Positions of pages in one tree. */
export interface SidebarIndex {
  /** The way to the first item that leads to a path, that item last; empty when there is none. */
  way(path: string): readonly LinkingItem[]
  /** Whether a category leads to a path or holds, at any depth, an item that does. */
  holds(category: SidebarCategory, path: string): boolean
  /**
   * The category around a page that is a mere link there, or the whole tree around a page at its top or not in it. Null for a
   * page that changes the sidebar around it: that of a category, one in several places, one shown only to itself.
   */
  parent(path: string): SidebarCategory | readonly SidebarItem[] | null
}

/** The index of a tree, made when it is first asked for. */
export const sidebarIndex = onceFor(makeIndex)

function makeIndex(items: readonly SidebarItem[]): SidebarIndex {
  const ways = new Map<string, readonly LinkingItem[]>()
  const holders = new Map<string, Set<SidebarCategory>>()
  const parents = new Map<string, SidebarCategory | readonly SidebarItem[] | null>()

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
  return {
    way: (path) => ways.get(comparablePath(path)) ?? [],
    parent: (path) => {
      const parent = parents.get(comparablePath(path))
      return parent === undefined ? items : parent
    },
    holds: (category, path) => holders.get(comparablePath(path))?.has(category) ?? false,
  }
}
