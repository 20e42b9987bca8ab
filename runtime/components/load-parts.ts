// Which parts of the app a page needs.
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { loadCollapseAnimation } from './collapsible.tsx'
import { MobileMenu } from './navbar/menu-toggle.tsx'
import { isMenu, NavbarMenu } from './navbar/registry.ts'
import { DocSurroundings } from './pages/doc-page.tsx'
import { ListPage } from './pages/page-content.tsx'
import type { Theme } from './theme-slots.ts'

/** Loads what must be there before a page is rendered that came as data. */
export function loadParts(page: PageView): Promise<void> {
  return page.kind === 'doc' ? DocSurroundings.load() : ListPage.load()
}

/** Loads what must be there before the page of the document is taken over: what lives, and is not kept as it is. */
export async function loadFirstParts(site: SiteView, page: PageView, { DocFooter }: Theme): Promise<void> {
  const isStill = page.kind === 'doc' && !page.versionBanner && !DocFooter
  await Promise.all([
    isStill ? undefined : loadParts(page),
    site.navbar.items.some(isMenu) ? NavbarMenu.load() : undefined,
  ])
}

/** Loads what the first act may lead to, so that it need not wait. What fails is asked for again or done without. */
export async function loadActingParts(page: PageView): Promise<void> {
  await Promise.allSettled([loadParts(page), loadCollapseAnimation()])
}

/** Loads everything, for the server. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([ListPage.load(), DocSurroundings.load(), NavbarMenu.load(), MobileMenu.load()])
}
