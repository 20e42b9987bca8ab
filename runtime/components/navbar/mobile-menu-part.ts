// The menu of narrow windows: its code comes when the reader acts in such a window.
import { createPart } from '../part.ts'
import { NavbarMenu } from './registry.ts'

/** The open menu. */
export const MobileMenu = createPart(async () => {
  const [{ MobileMenu }] = await Promise.all([import('./mobile-menu.tsx'), NavbarMenu.load()])
  return MobileMenu
})
