// Breadcrumbs: the categories on the way to a page along its sidebar.
import type { Breadcrumb } from '../../runtime/model/page.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { comparablePath } from '../../runtime/routing/same-path.ts'
import type { SiteTables } from '../model/site.ts'

/** The way to the page, the page last; empty when the sidebar does not hold it. */
export function breadcrumbs(items: readonly SidebarItem[], path: string): readonly Breadcrumb[] {
  const known = ways.get(items) ?? allWays(items)
  ways.set(items, known)
  return known.get(comparablePath(path)) ?? []
}

const ways = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, readonly Breadcrumb[]>>()

/** The ways to all pages of a sidebar: every page asks for its own. Of several ways to one page the first counts. */
function allWays(items: readonly SidebarItem[]): ReadonlyMap<string, readonly Breadcrumb[]> {
  const found = new Map<string, readonly Breadcrumb[]>()
  const walk = (level: readonly SidebarItem[], above: readonly Breadcrumb[]) => {
    for (const item of level) {
      if (item.type === 'html') continue
      const way = [...above, crumb(item)]
      const path = item.href === undefined ? undefined : comparablePath(item.href)
      if (path !== undefined && !found.has(path)) found.set(path, way)
      if (item.type === 'category') walk(item.items ?? [], way)
    }
  }
  walk(items, [])
  return found
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
