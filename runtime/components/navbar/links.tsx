// Links and raw html of the navbar, in its three places: the bar, a dropdown, the mobile menu.

import type { NavbarHtml as NavbarHtmlNode, NavbarLink as NavbarLinkNode } from '../../model/navbar.ts'
import { own } from '../../model/own.ts'
import { samePath } from '../../routing/same-path.ts'
import { classNames } from '../class-names.ts'
import { Html } from '../html.tsx'
import { Link } from '../link.tsx'
import { useCurrent } from '../use-current.ts'
import { useVersionCandidates } from '../use-version.ts'
import { isActiveLink } from './active.ts'

/** Class names of a link by its place. */
const LINK_CLASSES = {
  bar: ['navbar__item navbar__link', 'navbar__link--active'],
  dropdown: ['dropdown__link', 'dropdown__link--active'],
  menu: ['menu__link', 'menu__link--active'],
} as const

/** Where a navbar item is shown. */
export type NavbarPlace = keyof typeof LINK_CLASSES

interface NavbarLinkProps {
  readonly item: NavbarLinkNode
  readonly place: NavbarPlace
  readonly onNavigate?: (() => void) | undefined
}

/** A link; nothing for an unlisted page that is not the current one. */
export function NavbarLink({ item, place, onNavigate }: NavbarLinkProps) {
  const current = useCurrent()
  const href = useVersionHref(item)
  if (item.unlisted && !samePath(href, current.path)) return null
  const [className, activeClassName] = LINK_CLASSES[place]
  const active = isActiveLink(item.active, href, current)
  return (
    <Link
      className={classNames(className, item.className, active && activeClassName)}
      href={href}
      external={item.external}
      current={active}
      onClick={item.external ? undefined : onNavigate}
      attributes={item.attributes}
    >
      {item.html === undefined ? item.label : <Html as="span" html={item.html} />}
    </Link>
  )
}

/** Target of the link in the first candidate version that has it. */
function useVersionHref({ href, byVersion }: NavbarLinkNode): string {
  const { versions } = useVersionCandidates(byVersion?.instance ?? '')
  const hrefs = versions.map(({ name }) => own(byVersion?.hrefs ?? {}, name))
  return hrefs.find((found) => found !== undefined) ?? href
}

/** Raw html from the configuration. */
export function NavbarHtml({ item, inList }: { readonly item: NavbarHtmlNode; readonly inList?: boolean }) {
  return (
    <Html
      as={inList ? 'li' : 'div'}
      className={classNames(inList ? 'menu__list-item' : 'navbar__item', item.className)}
      html={item.value}
    />
  )
}
