// Navbar items that are loaded only where a site has them.
import type { NavbarNode } from '../../model/navbar.ts'

/** An item that opens or depends on versions. */
export type MenuNode = Extract<
  NavbarNode,
  { kind: 'dropdown' | 'version' | 'version-dropdown' | 'locale-dropdown' }
>
