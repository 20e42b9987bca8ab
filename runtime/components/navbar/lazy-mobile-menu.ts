// The menu of narrow windows; its code is loaded with the first interaction in such a window.
import { lazyComponent } from '../lazy-component.ts'
import { NavbarMenu } from './registry.ts'

/** The open menu. */
export const MobileMenu = lazyComponent(async () => {
  const [{ MobileMenu, loadLateStyle }] = await Promise.all([import('./mobile-menu.tsx'), NavbarMenu.load()])
  await loadLateStyle()
  return MobileMenu
})
