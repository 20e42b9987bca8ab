// The template key of the frame around a page: everything that the frame shows of the page. The server renders one frame for all
// pages with the same key.
import type { NavbarHtml, NavbarLink, NavbarNode, NavbarVersion } from '../../model/navbar.ts'
import type { PageView } from '../../model/page.ts'
import type { SiteView } from '../../model/site.ts'
import { samePath } from '../../routing/same-path.ts'
import { isActiveLink } from '../navbar/active.ts'
import { isActiveButton } from '../navbar/active-item.ts'
import { type Current, currentOf } from '../use-current.ts'

/** Computes the key. */
export function frameTemplateKey({ navbar, docs }: SiteView, page: PageView): string {
  const current = currentOf(page)
  const items = navbar.items.map((item) => itemKey(item, current, docs))
  const { instance, version, sidebar } = current
  return JSON.stringify([instance, version, sidebar, ...items])
}

function itemKey(item: NavbarNode, current: Current, docs: SiteView['docs']): string {
  switch (item.kind) {
    case 'link':
      return linkKey(item, current)
    case 'dropdown':
      return bit(isActiveButton(item, current)) + linksKey(item.items, current)
    case 'version':
      return versionKey(item, current, docs)
    case 'html':
    case 'search':
    // These are slots of the frame, see `NAVBAR_ITEMS`.
    case 'version-dropdown':
    case 'locale-dropdown':
    // A frame with a custom item is not shared: the theme component may show anything of a page.
    case 'custom':
      return ''
  }
}

const linksKey = (items: readonly (NavbarLink | NavbarHtml)[], current: Current): string =>
  items.map((item) => (item.kind === 'link' ? linkKey(item, current) : '')).join('')

/** Whether the link is active and shown, for each possible URL: the page's version determines which one it has. */
function linkKey({ href, byVersion, active, unlisted }: NavbarLink, current: Current): string {
  return [href, ...Object.values(byVersion?.hrefs ?? {})]
    .map((to) => bit(isActiveLink(active, to, current)) + (unlisted ? bit(samePath(to, current.path)) : ''))
    .join('')
}

/** A link to the main doc of one of the versions. */
function versionKey({ instance, href }: NavbarVersion, current: Current, docs: SiteView['docs']): string {
  const versions = docs.find(({ id }) => id === instance)?.versions ?? []
  return [href ?? '', ...versions.map(({ mainDocPath }) => mainDocPath)]
    .map((to) => bit(isActiveLink({ by: 'path' }, to, current)))
    .join('')
}

const bit = (is: boolean) => (is ? '1' : '0')
