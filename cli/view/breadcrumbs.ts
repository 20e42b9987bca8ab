// Breadcrumbs: the categories above a page in its sidebar.
import type { Breadcrumb } from '../../runtime/model/page.ts'
import type { SiteTables } from '../model/site.ts'
import type { LinkingItem, SidebarIndex } from '../model/site-lookup.ts'

/** The path to the page in its sidebar, the page last; empty if the sidebar does not contain it. */
export function breadcrumbs(sidebar: Pick<SidebarIndex, 'way'>, path: string): readonly Breadcrumb[] {
  return sidebar.way(path).map(crumb)
}

/** The breadcrumb of the home page, if there is a page exactly at the base URL. */
export function homeCrumb(
  { home, baseUrl }: Pick<SiteTables, 'home' | 'baseUrl'>,
  label: string,
): readonly Breadcrumb[] {
  return home === baseUrl ? [{ label, href: baseUrl }] : []
}

/** Labels of the categories above a page, nearest first. */
export function parentCategories(sidebar: Pick<SidebarIndex, 'way'>, path: string): readonly string[] {
  return breadcrumbs(sidebar, path)
    .slice(0, -1)
    .map(({ label }) => label)
    .reverse()
}

function crumb(item: LinkingItem): Breadcrumb {
  const hidden = item.type === 'category' && item.linkUnlisted === true
  return item.href === undefined || hidden ? { label: item.label } : { label: item.label, href: item.href }
}
