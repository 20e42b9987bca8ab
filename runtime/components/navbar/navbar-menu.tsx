// The items of the navbar that open, depend on versions or are drawn by the site's theme; sites with plain links do without.
import { CustomItem } from './custom-item.tsx'
import type { NavbarItemProps } from './item-props.ts'
import { LocaleDropdown } from './locale-dropdown.tsx'
import type { MenuNode } from './menu-node.ts'
import { NavbarDropdown } from './navbar-dropdown.tsx'
import { VersionDropdown, VersionLink } from './version-items.tsx'

/** The component that goes with the kind of an item. */
export function NavbarMenu({ item, ...rest }: NavbarItemProps<MenuNode>) {
  switch (item.kind) {
    case 'custom':
      return <CustomItem item={item} {...rest} />
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
