// An item of a type `custom-*`, rendered by a component of the site's theme.

import type { NavbarCustom } from '../../model/navbar.ts'
import { own } from '../../model/own.ts'
import { useTheme } from '../theme-slots.ts'
import type { NavbarItemProps } from './item-props.ts'

/** The theme's component for the item's type; a type without one is an error. */
export function CustomItem({ item, mobile }: NavbarItemProps<NavbarCustom>) {
  const Own = own(useTheme().navbarItems ?? {}, item.type)
  if (!Own) throw new Error(`No NavbarItem component found for type "${item.type}".`)
  const drawn = <Own item={item} mobile={mobile} />
  return mobile ? <li className="menu__list-item">{drawn}</li> : drawn
}
