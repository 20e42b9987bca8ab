// What the frame shows of the page inside it, as a text: pages with the same text have the same frame. The server asks, so
// that it draws a frame once for all of them.
import type { NavbarHtml, NavbarLink, NavbarNode } from '../../model/navbar.ts'
import type { PageView } from '../../model/page.ts'
import type { SiteView } from '../../model/site.ts'
import { samePath } from '../../routing/same-path.ts'
import { isActiveLink } from '../navbar/active.ts'
import { type Current, currentOf } from '../use-current.ts'

/** The text; null where the frame may be another one on every page. */
export function frameLook({ navbar }: SiteView, page: PageView): string | null {
  const current = currentOf(page)
  const items = navbar.items.map((item) => itemLook(item, current))
  if (items.includes(null)) return null
  const { instance, version, sidebar } = current
  return JSON.stringify([instance, version, sidebar, ...items])
}

function itemLook(item: NavbarNode, current: Current): string | null {
  switch (item.kind) {
    case 'html':
    case 'search':
      return ''
    case 'link':
      return linkLook(item, current)
    case 'dropdown':
      return bit(samePath(current.path, item.href)) + linksLook(item.items, current)
    // These lead to the same page elsewhere, or are drawn by the site's theme, which may show anything.
    case 'version':
    case 'version-dropdown':
    case 'locale-dropdown':
    case 'custom':
      return null
  }
}

const linksLook = (items: readonly (NavbarLink | NavbarHtml)[], current: Current): string =>
  items.map((item) => (item.kind === 'link' ? linkLook(item, current) : '')).join('')

/** Whether it is active, and shown, wherever it may lead. Where it does is decided by the version. */
function linkLook({ href, byVersion, active, unlisted }: NavbarLink, current: Current): string {
  return [href, ...Object.values(byVersion?.hrefs ?? {})]
    .map((to) => bit(isActiveLink(active, to, current)) + (unlisted ? bit(samePath(to, current.path)) : ''))
    .join('')
}

const bit = (is: boolean) => (is ? '1' : '0')
