// Navbar items whose code comes when the reader acts.
import type { NavbarNode } from '../../model/navbar.ts'

/** An item that opens or depends on versions. */
export type MenuNode = Extract<
  NavbarNode,
  { kind: 'dropdown' | 'version' | 'version-dropdown' | 'locale-dropdown' }
>
