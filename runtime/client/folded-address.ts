// Hosts answer `/docs/a.html` and `/docs/a/index.html` with the not-found page where there is no such file. The program of that
// page then loads `/docs/a`.
import type { PageView } from '../model/page.ts'
import { parseAddress } from '../routing/browser.ts'
import { encodedPath } from '../routing/encoded-path.ts'
import { isPageAddress } from '../routing/navigate.ts'
import { foldHtml } from '../routing/page-data-path.ts'
import type { ClientServices } from './client-services.ts'

/** Instead of the not-found page `shown`, loads the page at the address without the ending of a file, if there is one. */
export async function leadToFolded({ site, search }: ClientServices, shown: PageView): Promise<void> {
  if (!isPageAddress(location.href, location.origin, site)) return
  const { pathname, search: query, hash } = parseAddress(location.href)
  const folded = foldHtml(pathname)
  if (folded === pathname || pathname === shown.path) return
  const page = await search.loadPage(folded).catch(() => null)
  if (page) location.replace(encodedPath(page.path) + query + hash)
}
