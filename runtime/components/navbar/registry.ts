// Which component draws a navbar item of a kind.
import type { ComponentType } from 'react'
import type { NavbarNode } from '../../model/navbar.ts'
import { CustomItem } from './custom-item.tsx'
import type { NavbarItemProps } from './item-props.ts'
import { LocaleDropdown } from './locale-dropdown.tsx'
import { NavbarDropdown } from './navbar-dropdown.tsx'
import { HtmlItem, LinkItem, SearchItem } from './simple-items.tsx'
import { VersionDropdown, VersionLink } from './version-items.tsx'

/** Component by kind; each draws the form for the bar and the one for the mobile menu. */
export const NAVBAR_ITEMS: {
  readonly [Kind in NavbarNode['kind']]: ComponentType<NavbarItemProps<Extract<NavbarNode, { kind: Kind }>>>
} = {
  link: LinkItem,
  dropdown: NavbarDropdown,
  html: HtmlItem,
  search: SearchItem,
  version: VersionLink,
  'version-dropdown': VersionDropdown,
  'locale-dropdown': LocaleDropdown,
  custom: CustomItem,
}
