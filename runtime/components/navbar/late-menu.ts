// The menu of narrow windows and its button, whose code comes when the reader acts.
import { createLatePart } from '../late-part.tsx'
import { createPart } from '../part.ts'
import type { MenuToggleProps } from './menu-toggle.tsx'
import { NavbarMenu } from './registry.ts'

/** The open menu. */
export const MobileMenu = createPart(async () => {
  const [{ MobileMenu }] = await Promise.all([import('./mobile-menu.tsx'), NavbarMenu.load()])
  return MobileMenu
})

/** Its button. */
export const MenuToggle = createLatePart<MenuToggleProps>(() =>
  import('./menu-toggle.tsx').then((module) => module.MenuToggle),
)
