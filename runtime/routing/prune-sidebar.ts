// The part of a sidebar that a page shows: open branches with their siblings. Closed categories keep only their first link,
// so that the size of a page does not grow with the size of the site. Server and browser must agree, hence one function.
import type { SidebarCategory, SidebarItem } from '../model/sidebar.ts'
import { samePath } from './same-path.ts'

/** Whether the item is the page, or one of its branches holds it. */
export function isActiveItem(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false
  if (item.href !== undefined && samePath(item.href, path)) return true
  return item.type === 'category' && (item.items ?? []).some((child) => isActiveItem(child, path))
}

/** The tree without the insides of closed categories. */
export function pruneSidebar(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  return items.map((item) => (item.type === 'category' ? pruneCategory(item, path) : item))
}

function pruneCategory(category: SidebarCategory, path: string): SidebarCategory {
  const { items = [], ...closed } = category
  const open = !category.collapsible || !category.collapsed || isActiveItem(category, path)
  return open ? { ...closed, items: pruneSidebar(items, path) } : closed
}
