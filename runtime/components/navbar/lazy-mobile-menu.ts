// The mobile menu; its code is loaded on the first interaction in a narrow viewport.
import { loadInteractionCode } from '../interaction-code.ts'
import { lazyComponent } from '../lazy-component.ts'
import { NavbarMenu } from './registry.ts'

/** The open menu. */
export const MobileMenu = lazyComponent(async () => {
  const [{ MobileMenu }, { loadDeferredStyle }] = await Promise.all([
    import('./mobile-menu.tsx'),
    loadInteractionCode(),
    NavbarMenu.load(),
  ])
  await loadDeferredStyle()
  return MobileMenu
})
