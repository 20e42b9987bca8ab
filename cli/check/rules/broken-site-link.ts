// Links of navbar, footer and sidebars to pages that do not exist. They stand on every page, so they are reported once.
//
// Bad:  { to: '/docs/instal' }     Good:  { to: '/docs/install' }
import type { NavbarNode } from '../../../runtime/model/navbar.ts'
import type { SidebarItem } from '../../../runtime/model/sidebar.ts'
import type { FooterItem } from '../../../runtime/model/site.ts'
import { LEVEL_SEVERITY } from '../../model/config.ts'
import type { SiteTables } from '../../model/site.ts'
import { present } from '../../text/present.ts'
import { decodePath } from '../../text/url.ts'
import { nearestPage } from '../nearest-target.ts'
import type { SiteRule, SiteSubject } from '../site-rule.ts'

interface SiteLink {
  readonly label: string
  readonly href: string
  /** The part of the site that shows it. */
  readonly part: string
}

/** `check/broken-site-link`. */
export const brokenSiteLink: SiteRule = {
  id: 'broken-site-link',
  summary: 'A link of the navbar, the footer or a sidebar leads to a page that does not exist.',
  check(subject, report) {
    const severity = LEVEL_SEVERITY[subject.config.onBrokenLinks]
    if (!severity) return
    const exists = existingPaths(subject)
    for (const { label, href, part } of siteLinks(subject.site)) {
      const path = pathOf(href)
      if (exists(path)) continue
      const near = nearestPage(path, subject.site)
      report(
        present({
          code: 'check/broken-site-link',
          severity,
          message: `the link '${label}' of ${part} leads to a page that does not exist: ${path}`,
          hint: near === undefined ? undefined : `did you mean ${near}?`,
        }),
      )
    }
  },
}

/** The home page needs no page: without one the logo leads to the main doc. */
function existingPaths({ site, isStatic }: SiteSubject): (path: string) => boolean {
  const bare = (path: string) => path.replace(/\/$/, '')
  const pages = new Set(site.routes.map(({ path }) => bare(path)))
  return (path) =>
    path === '' ||
    path === site.baseUrl ||
    pages.has(bare(path)) ||
    isStatic(path.slice(site.baseUrl.length)) ||
    isStatic(`${bare(path).slice(site.baseUrl.length)}/index.html`)
}

function pathOf(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return (decodePath(path) ?? path).normalize()
}

/** Every distinct link that leads to a page of this site and was not made from the tables. */
function siteLinks({ navbar, footer, versions }: SiteTables): readonly SiteLink[] {
  const links = [
    ...navbar.items.flatMap(navbarLinks),
    ...(footer?.links ? footerItems(footer.links).flatMap(footerLink) : []),
    ...versions.flatMap(({ sidebars }) =>
      Object.values(sidebars).flatMap(({ id, items }) => sidebarLinks(items, `sidebar '${id}'`)),
    ),
  ]
  return [...new Map(links.map((link) => [`${link.part} ${link.href}`, link])).values()]
}

function navbarLinks(node: NavbarNode): readonly SiteLink[] {
  const part = 'the navbar'
  if (node.kind === 'link')
    return node.external ? [] : [{ label: node.label || node.href, href: node.href, part }]
  if (node.kind === 'dropdown') {
    const own = node.href === undefined ? [] : [{ label: node.label, href: node.href, part }]
    return [...own, ...node.items.flatMap(navbarLinks)]
  }
  return 'before' in node ? [...node.before, ...node.after].flatMap(navbarLinks) : []
}

function footerItems(links: NonNullable<NonNullable<SiteTables['footer']>['links']>): readonly FooterItem[] {
  return links.shape === 'simple' ? links.items : links.columns.flatMap(({ items }) => items)
}

function footerLink(item: FooterItem): readonly SiteLink[] {
  return item.kind === 'html' || item.external
    ? []
    : [{ label: item.label, href: item.href, part: 'the footer' }]
}

function sidebarLinks(items: readonly SidebarItem[], part: string): readonly SiteLink[] {
  return items.flatMap((item): readonly SiteLink[] => {
    if (item.type === 'category') return sidebarLinks(item.items ?? [], part)
    return item.type === 'html' || item.external ? [] : [{ label: item.label, href: item.href, part }]
  })
}
