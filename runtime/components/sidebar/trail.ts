// Active and visible sidebar items for the current page.
import type { SidebarCategory, SidebarItem } from '../../model/sidebar.ts'
import { canonicalPath } from '../../routing/same-path.ts'

/** Items on the path to a page: its link, or the category it belongs to, with all ancestors. */
export type Trail = ReadonlySet<SidebarItem>

/** The items that are active on a page. Links to the same page elsewhere in the sidebar are active as well. */
export function activeTrail(items: readonly SidebarItem[], path: string): Trail {
  const trail = new Set<SidebarItem>()
  const wanted = canonicalPath(path)
  const isHere = (href: string | undefined) => href !== undefined && canonicalPath(href) === wanted
  const visit = (item: SidebarItem): boolean => {
    if (item.type === 'html') return false
    let active = isHere(item.href)
    if (item.type === 'category') {
      for (const child of item.items ?? []) active = visit(child) || active
    }
    if (active) trail.add(item)
    return active
  }
  for (const item of items) visit(item)
  return trail
}

/**
 * Whether an item is shown: unlisted pages only if they are the current page, categories only if they contain or link to
 * something.
 */
export function isVisible(item: SidebarItem, trail: Trail): boolean {
  if (item.type === 'html' || trail.has(item)) return true
  if (item.type === 'link') return !item.unlisted
  if (item.href !== undefined && !item.linkUnlisted) return true
  return item.items ? visibleChildren(item, trail).length > 0 : item.firstHref !== undefined
}

/** Children of a category that are shown; none if only html would be left. */
export function visibleChildren(category: SidebarCategory, trail: Trail): readonly SidebarItem[] {
  const visible = (category.items ?? []).filter((item) => isVisible(item, trail))
  return visible.some(({ type }) => type !== 'html') ? visible : []
}
