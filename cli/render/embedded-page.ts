// The parts of a page's view sent as data: inside its document for hydration, and next to it for client-side
// navigation.
import { deflateSync, inflateSync } from 'node:zlib'
import type { EmbeddedPage, PageView } from '../../runtime/model/page.ts'
import { jsonBytes, parseJsonBytes } from '../text/json-bytes.ts'

/** Within 0.3 % of the size at level 9, at four fifths of the work. */
const COMPRESSION = { level: 5 }

/** Data for the document: everything its HTML does not show. The browser reads the rest from the HTML. */
export function embeddedPage(page: PageView): EmbeddedPage {
  const { documentTitle, htmlClass, ...data } = withoutHead(withoutItems(page))
  if (data.kind !== 'doc' && data.kind !== 'generated-index') return data
  const { breadcrumbs, previous, next, ...own } = data
  if (own.kind !== 'doc') return own
  const { title, article, toc, tags, ...doc } = own
  return doc
}

/**
 * The file next to the document: deflated JSON of everything but the sidebar items, which the pages of a sidebar share.
 * Deflating it here keeps it small on hosts that do not compress, and a quarter as large on disk.
 */
export const pageData = (page: PageView): Uint8Array =>
  deflateSync(jsonBytes(withoutItems(page)), COMPRESSION)

/** Reads the output of `pageData`, like the browser does. */
export const pageOfData = (data: Uint8Array): PageView => parseJsonBytes(inflateSync(data))

/** Drops empty description and keywords. A page with `metadata` keeps them, because its own elements may differ. */
function withoutHead(page: PageView): PageView {
  if (page.metadata) return page
  const { description, keywords, ...rest } = page
  return { ...rest, ...(description ? {} : { description: '' }), ...(keywords ? {} : { keywords: '' }) }
}

function withoutItems(page: PageView): PageView {
  if (!('sidebar' in page) || !page.sidebar) return page
  return { ...page, sidebar: { ...page.sidebar, items: [] } }
}
