// Navbar items that are loaded only where a site has them.
import type { NavbarNode } from '../../model/navbar.ts'

/** An item that opens, depends on versions or is drawn by the site's theme. */
export type MenuNode = Extract<
  NavbarNode,
  { kind: 'custom' | 'dropdown' | 'version' | 'version-dropdown' | 'locale-dropdown' }
>
