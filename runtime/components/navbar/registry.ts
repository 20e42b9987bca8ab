// Which component draws a navbar item of a kind.
import type { ComponentType } from 'react'
import type { NavbarNode } from '../../model/navbar.ts'
import { createPart } from '../part.ts'
import type { NavbarItemProps } from './item-props.ts'
import type { MenuNode } from './menu-node.ts'
import { HtmlItem, LinkItem, SearchItem } from './simple-items.tsx'

/** Items that open, depend on versions or are drawn by the site's theme. */
export const NavbarMenu = createPart<NavbarItemProps<MenuNode>>(() =>
  import('./navbar-menu.tsx').then((module) => module.NavbarMenu),
)

/** Component by kind; each draws the form for the bar and the one for the mobile menu. */
export const NAVBAR_ITEMS: {
  readonly [Kind in NavbarNode['kind']]: ComponentType<NavbarItemProps<Extract<NavbarNode, { kind: Kind }>>>
} = {
  link: LinkItem,
  html: HtmlItem,
  search: SearchItem,
  custom: NavbarMenu,
  dropdown: NavbarMenu,
  version: NavbarMenu,
  'version-dropdown': NavbarMenu,
  'locale-dropdown': NavbarMenu,
}

/** Whether an item needs the part with the menus. */
export const isMenu = (item: NavbarNode): item is MenuNode => NAVBAR_ITEMS[item.kind] === NavbarMenu
