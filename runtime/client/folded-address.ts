// Hosts answer `/docs/a.html` and `/docs/a/index.html` with the not-found page where there is no such file. Its program goes to
// the page that is meant.
import type { PageView } from '../model/page.ts'
import { parseAddress } from '../routing/browser.ts'
import { encodedPath } from '../routing/encoded-path.ts'
import { isPageAddress } from '../routing/navigate.ts'
import { foldHtml } from '../routing/page-data-path.ts'
import type { World } from './world.ts'

/** Instead of the not-found page `shown`, loads the page at the address without the ending of a file, if there is one. */
export async function leadToFolded({ site, services }: World, shown: PageView): Promise<void> {
  if (!isPageAddress(location.href, location.origin, site)) return
  const { pathname, search, hash } = parseAddress(location.href)
  const folded = foldHtml(pathname)
  if (folded === pathname || pathname === shown.path) return
  const page = await services.loadPage(folded).catch(() => null)
  if (page) location.replace(encodedPath(page.path) + search + hash)
}
