// What the frame shows of the page inside it, as a text: pages with the same text have the same frame. The server asks, so
// that it draws a frame once for all of them.
import type { NavbarHtml, NavbarLink, NavbarNode, NavbarVersion } from '../../model/navbar.ts'
import type { PageView } from '../../model/page.ts'
import type { SiteView } from '../../model/site.ts'
import { samePath } from '../../routing/same-path.ts'
import { isActiveLink } from '../navbar/active.ts'
import { isActiveButton } from '../navbar/active-item.ts'
import { type Current, currentOf } from '../use-current.ts'

/** The text. */
export function frameLook({ navbar, docs }: SiteView, page: PageView): string {
  const current = currentOf(page)
  const items = navbar.items.map((item) => itemLook(item, current, docs))
  const { instance, version, sidebar } = current
  return JSON.stringify([instance, version, sidebar, ...items])
}

function itemLook(item: NavbarNode, current: Current, docs: SiteView['docs']): string {
  switch (item.kind) {
    case 'link':
      return linkLook(item, current)
    case 'dropdown':
      return bit(isActiveButton(item, current)) + linksLook(item.items, current)
    case 'version':
      return versionLook(item, current, docs)
    case 'html':
    case 'search':
    // Places are left for these, see `NAVBAR_ITEMS`.
    case 'version-dropdown':
    case 'locale-dropdown':
    // A frame with this is never another page's: the theme that draws it may show anything.
    case 'custom':
      return ''
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

/** A link to the main doc of one of the versions. */
function versionLook({ instance, href }: NavbarVersion, current: Current, docs: SiteView['docs']): string {
  const versions = docs.find(({ id }) => id === instance)?.versions ?? []
  return [href ?? '', ...versions.map(({ mainDocPath }) => mainDocPath)]
    .map((to) => bit(isActiveLink({ by: 'path' }, to, current)))
    .join('')
}

const bit = (is: boolean) => (is ? '1' : '0')
