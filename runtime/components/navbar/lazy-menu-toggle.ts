// The button of the mobile menu, whose code is loaded on the first interaction.
import { lazyIsland } from '../lazy-island.tsx'
import type { MenuToggleProps } from './menu-toggle.tsx'

/** The button, and the menu while it is open. */
export const MenuToggle = lazyIsland<MenuToggleProps>(() =>
  import('./menu-toggle.tsx').then((module) => module.MenuToggle),
)
