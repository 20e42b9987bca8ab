// Which parts of a page's view travel as data: inside its document for hydration, and beside it for client-side navigation.
import { deflateSync, inflateSync } from 'node:zlib'
import type { EmbeddedPage, PageView } from '../../runtime/model/page.ts'
import { parseJsonBytes } from '../text/json-bytes.ts'

/** As small as at level 9 but for 0.3 %, for four fifths of the work. */
const COMPRESSION = { level: 5 }

/** For the document: what its html does not show. The browser reads the rest from there. */
export function embeddedPage(page: PageView): EmbeddedPage {
  const { documentTitle, htmlClass, ...data } = withoutHead(withoutItems(page))
  if (data.kind !== 'doc' && data.kind !== 'generated-index') return data
  const { breadcrumbs, previous, next, ...own } = data
  if (own.kind !== 'doc') return own
  const { title, article, toc, tags, ...doc } = own
  return doc
}

/**
 * The file beside the document: deflated JSON of everything but the items of the sidebar, which all pages of it share. Deflated by
 * us it is as small on hosts that do not compress, and a quarter as large on disk.
 */
export const pageData = (page: PageView): Uint8Array =>
  deflateSync(JSON.stringify(withoutItems(page)), COMPRESSION)

/** What `pageData` wrote, as the browser reads it. */
export const pageOfData = (data: Uint8Array): PageView => parseJsonBytes(inflateSync(data))

/** A page that writes elements of its own may have others in the place of these; what is not there is empty. */
function withoutHead(page: PageView): PageView {
  if (page.metadata) return page
  const { description, keywords, ...rest } = page
  return { ...rest, ...(description ? {} : { description: '' }), ...(keywords ? {} : { keywords: '' }) }
}

function withoutItems(page: PageView): PageView {
  if (!('sidebar' in page) || !page.sidebar) return page
  return { ...page, sidebar: { ...page.sidebar, items: [] } }
}
