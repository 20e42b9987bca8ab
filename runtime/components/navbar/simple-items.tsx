// Items that look the same everywhere, apart from the list item around them in the mobile menu.
import type { NavbarHtml as HtmlNode, NavbarLink as LinkNode, NavbarSearch } from '../../model/navbar.ts'
import { LazySearchBox } from '../search/lazy-search-box.ts'
import type { NavbarItemProps } from './item-props.ts'
import { NavbarHtml, NavbarLink } from './links.tsx'

/** A plain link. */
export function LinkItem({ item, mobile, onNavigate }: NavbarItemProps<LinkNode>) {
  const link = <NavbarLink item={item} place={mobile ? 'menu' : 'bar'} onNavigate={onNavigate} />
  return mobile ? <li className="menu__list-item">{link}</li> : link
}

/** Raw html. */
export function HtmlItem({ item, mobile }: NavbarItemProps<HtmlNode>) {
  return <NavbarHtml item={item} inList={mobile} />
}

/** The search box: only in the bar, for viewports of every width. */
export function SearchItem({ item, id, mobile }: NavbarItemProps<NavbarSearch>) {
  return mobile ? null : <LazySearchBox id={id} className={item.className} />
}
