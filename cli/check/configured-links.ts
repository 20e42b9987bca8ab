// Internal links in the configuration and in sidebars files. They appear on every page.
import type { NavbarNode } from '../../runtime/model/navbar.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import type { SiteTables } from '../model/site.ts'
import { isInternalUrl } from '../text/url.ts'

/** A link from the configuration or a sidebars file, in the form messages use. */
export interface ConfiguredLink {
  readonly label: string
  readonly href: string
  /** The part of the site that shows it. */
  readonly part: string
}

const HREF = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** All internal links in the navbar, footer, sidebars and configured HTML, without duplicates per part of the site. */
export function configuredLinks(
  { navbar, footer, versions }: SiteTables,
  announcement?: string,
): readonly ConfiguredLink[] {
  const found: ConfiguredLink[] = []
  const add = (href: string | undefined, part: string, label = '') => {
    if (href === undefined || !isInternalUrl(href) || !href.startsWith('/')) return
    found.push({ label: label || href, href, part })
  }
  const html = (text: string | undefined, part: string) => {
    for (const [, double, single] of (text ?? '').matchAll(HREF)) add(double ?? single, part)
  }
  const navbarItem = (item: NavbarNode): void => {
    if (item.kind === 'link' && !item.external) add(item.href, 'the navbar', item.label)
    else if (item.kind === 'html') html(item.value, 'the navbar')
    else if (item.kind === 'dropdown') {
      add(item.href, 'the navbar', item.label)
      item.items.forEach(navbarItem)
    } else if (item.kind === 'version-dropdown' || item.kind === 'locale-dropdown') {
      for (const each of [...item.before, ...item.after]) navbarItem(each)
    }
  }
  const sidebarItem = (item: SidebarItem, part: string): void => {
    if (item.type === 'link' && !item.external) add(item.href, part, item.label)
    else if (item.type === 'html') html(item.value, part)
    else if (item.type === 'category') for (const each of item.items ?? []) sidebarItem(each, part)
  }
  navbar.items.forEach(navbarItem)
  add(navbar.logo?.href, 'the logo')
  const links = footer?.links
  const items = links?.shape === 'columns' ? links.columns.flatMap((column) => column.items) : links?.items
  for (const item of items ?? []) {
    if (item.kind === 'html') html(item.value, 'the footer')
    else if (!item.external) add(item.href, 'the footer', item.label)
  }
  html(footer?.copyright, 'the footer')
  html(announcement, 'the announcement')
  for (const { sidebars } of versions) {
    for (const { id, items: tree } of Object.values(sidebars))
      for (const item of tree) sidebarItem(item, `sidebar '${id}'`)
  }
  return [...new Map(found.map((link) => [`${link.part} ${link.href}`, link])).values()]
}
