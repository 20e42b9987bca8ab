// The part of a sidebar that a page shows: open branches with their siblings. Closed categories keep only their first link,
// so that the size of a page does not grow with the size of the site.
import type { SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import { onceFor } from '../text/once-for.ts'
import { type SidebarIndex, sidebarIndex } from './sidebar-index.ts'

/** The tree without the insides of closed categories. */
export function pruneSidebar(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  return pruned(items, path, sidebarIndex(items))
}

function pruned(items: readonly SidebarItem[], path: string, index: SidebarIndex): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item
    const open = !item.collapsible || !item.collapsed || index.holds(item, path)
    return open ? { ...closed(item), items: pruned(item.items ?? [], path, index) } : closed(item)
  })
}

/** The category without its insides. */
const closed = onceFor(({ items: _items, ...rest }: SidebarCategory): SidebarCategory => rest)
