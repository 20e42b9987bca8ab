// Which parts of the app a page needs.
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { loadCollapseAnimation } from './collapsible.tsx'
import { MOBILE_MEDIA } from './mobile-media.ts'
import { MenuToggle } from './navbar/late-menu-toggle.ts'
import { MobileMenu } from './navbar/mobile-menu-part.ts'
import { CustomItem, NavbarMenu } from './navbar/registry.ts'
import { DocSurroundings, VersionBanner } from './pages/doc-page.tsx'
import { ListPage } from './pages/page-content.tsx'
import { LateSearchBox } from './search/late-search-box.ts'
import type { Theme } from './theme-slots.ts'

/** Loads what must be there before a page is rendered that came as data. */
export async function loadParts(page: PageView): Promise<void> {
  if (page.kind !== 'doc') return ListPage.load()
  await Promise.all([DocSurroundings.load(), page.versionBanner ? VersionBanner.load() : undefined])
}

/** Loads what must be there before the page of the document is taken over: what lives, and is not kept as it is. */
export async function loadFirstParts(site: SiteView, page: PageView, { DocFooter }: Theme): Promise<void> {
  const isStill = page.kind === 'doc' && !DocFooter
  await Promise.all([
    isStill ? undefined : loadParts(page),
    site.navbar.items.some(({ kind }) => kind === 'custom') ? CustomItem.load() : undefined,
  ])
}

/** Loads what the first act may lead to, so that it need not wait. What fails is asked for again or done without. */
export async function loadActingParts(page: PageView): Promise<void> {
  await Promise.allSettled([
    loadParts(page),
    loadCollapseAnimation(),
    matchMedia(MOBILE_MEDIA).matches ? MobileMenu.load() : undefined,
  ])
}

/** Loads everything, for the server, and for a site that is being edited. */
export async function loadAllParts(): Promise<void> {
  const parts = [
    ListPage,
    DocSurroundings,
    VersionBanner,
    CustomItem,
    NavbarMenu,
    MenuToggle,
    MobileMenu,
    LateSearchBox,
  ]
  await Promise.all(parts.map(({ load }) => load()))
}
