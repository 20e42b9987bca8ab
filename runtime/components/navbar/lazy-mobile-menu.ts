// The menu of narrow windows; its code is loaded with the first interaction in such a window.
import { loadInteractionCode } from '../interaction-code.ts'
import { lazyComponent } from '../lazy-component.ts'
import { NavbarMenu } from './registry.ts'

/** The open menu. */
export const MobileMenu = lazyComponent(async () => {
  const [{ MobileMenu }, { loadLateStyle }] = await Promise.all([
    import('./mobile-menu.tsx'),
    loadInteractionCode(),
    NavbarMenu.load(),
  ])
  await loadLateStyle()
  return MobileMenu
})
