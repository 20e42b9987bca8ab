// For `/docs/a.html` and `/docs/a/index.html`, hosts respond with the not-found page if there is no such file. The script of that
// page then loads `/docs/a`.
import type { PageView } from '../model/page.ts'
import { parseAddress } from '../routing/browser.ts'
import { encodedPath } from '../routing/encoded-path.ts'
import { isPageAddress } from '../routing/navigate.ts'
import { stripHtmlExtension } from '../routing/page-data-path.ts'
import type { ClientServices } from './client-services.ts'

/** On the not-found page `shown`, loads the page at the URL without its file extension, if there is one. */
export async function redirectToPage({ site, search }: ClientServices, shown: PageView): Promise<void> {
  if (!isPageAddress(location.href, location.origin, site)) return
  const { pathname, search: query, hash } = parseAddress(location.href)
  const folded = stripHtmlExtension(pathname)
  if (folded === pathname || pathname === shown.path) return
  const page = await search.loadPage(folded).catch(() => null)
  if (page) location.replace(encodedPath(page.path) + query + hash)
}
