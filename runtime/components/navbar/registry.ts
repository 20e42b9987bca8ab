// Maps kinds of navbar items to components.
import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react'
import type { NavbarCustom, NavbarNode } from '../../model/navbar.ts'
import { lazyComponent } from '../lazy-component.ts'
import { lazyIsland } from '../lazy-island.tsx'
import type { NavbarItemProps } from './item-props.ts'
import type { MenuNode } from './menu-node.ts'
import { HtmlItem, LinkItem, SearchItem } from './simple-items.tsx'

/** Items that open or depend on versions: in the bar they are hydrated on the first interaction. */
export const NavbarMenu = lazyIsland<NavbarItemProps<MenuNode>>(() =>
  import('./navbar-menu.tsx').then((module) => module.NavbarMenu),
)

/** Items rendered by the site's theme, which must work immediately. */
export const CustomItem = lazyComponent<NavbarItemProps<NavbarCustom>>(() =>
  import('./custom-item.tsx').then((module) => module.CustomItem),
)

const MenuItem = (props: NavbarItemProps<MenuNode>) =>
  props.mobile ? NavbarMenu.render(props) : createElement(NavbarMenu, props)

/** Only on the server: renders a slot for an item whose links differ from page to page; the rest is rendered once. */
export const MenuSlotContext = createContext<((props: NavbarItemProps<MenuNode>) => ReactElement) | null>(
  null,
)

/** An item whose links differ from page to page. */
function PageDependentItem(props: NavbarItemProps<MenuNode>) {
  return (useContext(MenuSlotContext) ?? MenuItem)(props)
}

/** Component by kind; each renders both the bar and the mobile menu variant. */
export const NAVBAR_ITEMS: {
  readonly [Kind in NavbarNode['kind']]: ComponentType<NavbarItemProps<Extract<NavbarNode, { kind: Kind }>>>
} = {
  link: LinkItem,
  html: HtmlItem,
  search: SearchItem,
  custom: CustomItem,
  dropdown: MenuItem,
  version: MenuItem,
  'version-dropdown': PageDependentItem,
  'locale-dropdown': PageDependentItem,
}
