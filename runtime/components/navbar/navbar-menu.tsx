// The items of the navbar that open or depend on versions; sites with plain links do not load them.
import type { NavbarItemProps } from './item-props.ts'
import { LocaleDropdown } from './locale-dropdown.tsx'
import type { MenuNode } from './menu-node.ts'
import { NavbarDropdown } from './navbar-dropdown.tsx'
import { VersionDropdown, VersionLink } from './version-items.tsx'

/** The component for the kind of an item. */
export function NavbarMenu({ item, ...rest }: NavbarItemProps<MenuNode>) {
  switch (item.kind) {
    case 'dropdown':
      return <NavbarDropdown item={item} {...rest} />
    case 'version':
      return <VersionLink item={item} {...rest} />
    case 'version-dropdown':
      return <VersionDropdown item={item} {...rest} />
    case 'locale-dropdown':
      return <LocaleDropdown item={item} {...rest} />
  }
}
