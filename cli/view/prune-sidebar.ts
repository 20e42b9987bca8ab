// The part of a sidebar that a page shows: open branches with their siblings. Closed categories keep only their first link,
// so that the size of a page does not grow with the size of the site.
import type { SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import { onceFor } from '../text/once-for.ts'
import { type SidebarIndex, sidebarIndex } from './sidebar-index.ts'

/** Trees kept for a sidebar: pages come in its order, from a few threads. */
const TREES_KEPT = 50

/**
 * The tree without the insides of closed categories. Pages that are mere links of one category get the same object: what they
 * show differs in the mark of the current link only.
 */
export function pruneSidebar(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  const index = sidebarIndex(items)
  const parent = index.parent(path)
  const known = knownTrees(items)
  const tree = (parent && known.get(parent)) ?? pruned(items, path, index)
  if (parent && !known.has(parent)) {
    if (known.size === TREES_KEPT) known.clear()
    known.set(parent, tree)
  }
  return tree
}

/** Pruned trees of a sidebar by the category that is open innermost, or the sidebar itself where none is. */
const knownTrees = onceFor(
  (_: readonly SidebarItem[]) => new Map<SidebarCategory | readonly SidebarItem[], readonly SidebarItem[]>(),
)

function pruned(items: readonly SidebarItem[], path: string, index: SidebarIndex): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item
    const open = !item.collapsible || !item.collapsed || index.holds(item, path)
    return open ? { ...closed(item), items: pruned(item.items ?? [], path, index) } : closed(item)
  })
}

/** The category without its insides. */
const closed = onceFor(({ items: _items, ...rest }: SidebarCategory): SidebarCategory => rest)
