// Determines the lazy components that a page needs, and when.
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { loadInteractionCode } from './interaction-code.ts'
import { MOBILE_MEDIA } from './mobile-media.ts'
import { MenuToggle } from './navbar/lazy-menu-toggle.ts'
import { MobileMenu } from './navbar/lazy-mobile-menu.ts'
import { CustomItem, NavbarMenu } from './navbar/registry.ts'
import { DocSurroundings, VersionBanner } from './pages/doc-page.tsx'
import { ListPage } from './pages/page-content.tsx'
import { LazySearchBox } from './search/lazy-search-box.ts'
import type { Theme } from './theme-slots.ts'

/** Loads the components for a page that is rendered from its data. */
export async function loadPageComponents(page: PageView): Promise<void> {
  if (page.kind !== 'doc') return ListPage.load()
  await Promise.all([DocSurroundings.load(), page.versionBanner ? VersionBanner.load() : undefined])
}

/** Loads the components that the initial page needs before hydration: all that do not remain server html. */
export async function loadInitialComponents(
  site: SiteView,
  page: PageView,
  { DocFooter }: Theme,
): Promise<void> {
  const staysHtml = page.kind === 'doc' && !DocFooter
  await Promise.all([
    staysHtml ? undefined : loadPageComponents(page),
    site.navbar.items.some(({ kind }) => kind === 'custom') ? CustomItem.load() : undefined,
  ])
}

/**
 * Loads components that the first interaction may require, so that the reader does not have to wait. Failures are ignored: the
 * code is loaded again when needed.
 */
export async function loadInteractiveComponents(page: PageView): Promise<void> {
  await Promise.allSettled([
    loadPageComponents(page),
    loadInteractionCode(),
    matchMedia(MOBILE_MEDIA).matches ? MobileMenu.load() : undefined,
  ])
}

/** Loads all components, for the server and for `docsite serve`. */
export async function loadAllComponents(): Promise<void> {
  const components = [
    ListPage,
    DocSurroundings,
    VersionBanner,
    CustomItem,
    NavbarMenu,
    MenuToggle,
    MobileMenu,
    LazySearchBox,
  ]
  await Promise.all(components.map(({ load }) => load()))
}
