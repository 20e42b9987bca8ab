// Breadcrumbs: the categories on the way to a page along its sidebar.
import type { Breadcrumb } from '../../runtime/model/page.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { samePath } from '../../runtime/routing/same-path.ts'
import type { SiteTables } from '../model/site.ts'

/** The way to the page, the page last; empty when the sidebar does not hold it. */
export function breadcrumbs(items: readonly SidebarItem[], path: string): readonly Breadcrumb[] {
  for (const item of items) {
    if (item.type === 'html') continue
    const here = item.href !== undefined && samePath(item.href, path)
    if (here) return [crumb(item)]
    const below = item.type === 'category' ? breadcrumbs(item.items ?? [], path) : []
    if (below.length > 0) return [crumb(item), ...below]
  }
  return []
}

/** The crumb of the site's home page, when there is a page exactly at the base URL. */
export function homeCrumb(
  { routes, baseUrl }: Pick<SiteTables, 'routes' | 'baseUrl'>,
  label: string,
): readonly Breadcrumb[] {
  const hasHome = routes.some(({ path, target }) => path === baseUrl && target.kind !== 'not-found')
  return hasHome ? [{ label, href: baseUrl }] : []
}

/** Labels of the categories above a page, nearest first. */
export function parentCategories(items: readonly SidebarItem[], path: string): readonly string[] {
  return breadcrumbs(items, path)
    .slice(0, -1)
    .map(({ label }) => label)
    .reverse()
}

function crumb(item: Exclude<SidebarItem, { type: 'html' }>): Breadcrumb {
  const hidden = item.type === 'category' ? item.linkUnlisted === true : false
  return item.href === undefined || hidden ? { label: item.label } : { label: item.label, href: item.href }
}
