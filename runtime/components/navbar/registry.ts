// Which component draws a navbar item of a kind.
import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react'
import type { NavbarCustom, NavbarNode } from '../../model/navbar.ts'
import { createLatePart } from '../late-part.tsx'
import { createPart } from '../part.ts'
import type { NavbarItemProps } from './item-props.ts'
import type { MenuNode } from './menu-node.ts'
import { HtmlItem, LinkItem, SearchItem } from './simple-items.tsx'

/** Items that open or depend on versions: in the bar they become live when the reader acts. */
export const NavbarMenu = createLatePart<NavbarItemProps<MenuNode>>(() =>
  import('./navbar-menu.tsx').then((module) => module.NavbarMenu),
)

/** Items drawn by the site's theme, which may do anything from the start. */
export const CustomItem = createPart<NavbarItemProps<NavbarCustom>>(() =>
  import('./custom-item.tsx').then((module) => module.CustomItem),
)

const MenuItem = (props: NavbarItemProps<MenuNode>) =>
  props.mobile ? NavbarMenu.show(props) : createElement(NavbarMenu, props)

/** Leaves a place for an item whose links are other ones on every page. Only on the server, which draws the rest once. */
export const MenuPlaceContext = createContext<((props: NavbarItemProps<MenuNode>) => ReactElement) | null>(
  null,
)

function ChangingItem(props: NavbarItemProps<MenuNode>) {
  return (useContext(MenuPlaceContext) ?? MenuItem)(props)
}

/** Component by kind; each draws the form for the bar and the one for the mobile menu. */
export const NAVBAR_ITEMS: {
  readonly [Kind in NavbarNode['kind']]: ComponentType<NavbarItemProps<Extract<NavbarNode, { kind: Kind }>>>
} = {
  link: LinkItem,
  html: HtmlItem,
  search: SearchItem,
  custom: CustomItem,
  dropdown: MenuItem,
  version: MenuItem,
  'version-dropdown': ChangingItem,
  'locale-dropdown': ChangingItem,
}
