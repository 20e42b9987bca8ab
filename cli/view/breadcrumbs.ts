// Breadcrumbs: the categories on the way to a page along its sidebar.
import type { Breadcrumb } from '../../runtime/model/page.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import type { SiteTables } from '../model/site.ts'
import { onceFor } from '../text/once-for.ts'
import { type LinkingItem, sidebarIndex } from './sidebar-index.ts'

/** The way to the page, the page last; empty when the sidebar does not hold it. */
export function breadcrumbs(items: readonly SidebarItem[], path: string): readonly Breadcrumb[] {
  return sidebarIndex(items).way(path).map(crumb)
}

/** The crumb of the site's home page, when there is a page exactly at the base URL. */
export function homeCrumb(
  { routes, baseUrl }: Pick<SiteTables, 'routes' | 'baseUrl'>,
  label: string,
): readonly Breadcrumb[] {
  return published(routes).has(baseUrl) ? [{ label, href: baseUrl }] : []
}

/** Paths of all pages but the one for what does not exist. */
const published = onceFor(
  (routes: SiteTables['routes']) =>
    new Set(routes.flatMap(({ path, target }) => (target.kind === 'not-found' ? [] : [path]))),
)

/** Labels of the categories above a page, nearest first. */
export function parentCategories(items: readonly SidebarItem[], path: string): readonly string[] {
  return breadcrumbs(items, path)
    .slice(0, -1)
    .map(({ label }) => label)
    .reverse()
}

function crumb(item: LinkingItem): Breadcrumb {
  const hidden = item.type === 'category' ? item.linkUnlisted === true : false
  return item.href === undefined || hidden ? { label: item.label } : { label: item.label, href: item.href }
}
