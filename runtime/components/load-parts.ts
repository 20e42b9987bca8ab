// Which parts of the app a page needs.
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { MobileMenu } from './navbar/menu-toggle.tsx'
import { isMenu, NavbarMenu } from './navbar/registry.ts'
import { ListPage } from './pages/page-content.tsx'

/** Loads what must be there before the page is rendered. */
export async function loadParts(site: SiteView, page: PageView): Promise<void> {
  await Promise.all([
    page.kind === 'doc' ? undefined : ListPage.load(),
    site.navbar.items.some(isMenu) ? NavbarMenu.load() : undefined,
  ])
}

/** Loads everything, for the server. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([ListPage.load(), NavbarMenu.load(), MobileMenu.load()])
}
