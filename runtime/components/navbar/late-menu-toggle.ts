// The button of the mobile menu, whose code comes when the reader acts.
import { createLatePart } from '../late-part.tsx'
import type { MenuToggleProps } from './menu-toggle.tsx'

/** The button, and the menu while it is open. */
export const MenuToggle = createLatePart<MenuToggleProps>(() =>
  import('./menu-toggle.tsx').then((module) => module.MenuToggle),
)
