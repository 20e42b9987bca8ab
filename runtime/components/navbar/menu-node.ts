// Navbar items whose code is loaded on the first interaction.
import type { NavbarNode } from '../../model/navbar.ts'

/** An item that opens or depends on versions. */
export type MenuNode = Extract<
  NavbarNode,
  { kind: 'dropdown' | 'version' | 'version-dropdown' | 'locale-dropdown' }
>
