// Which parts of a page's view travel as data: inside its document for hydration, and beside it for client-side navigation.
import type { EmbeddedPage, PageView } from '../../runtime/model/page.ts'

/** For the document: what its html does not show. The browser reads the rest from there. */
export function embeddedPage(page: PageView): EmbeddedPage {
  const { documentTitle, htmlClass, ...data } = withoutHead(withoutItems(page))
  if (data.kind !== 'doc' && data.kind !== 'generated-index') return data
  const { breadcrumbs, previous, next, ...own } = data
  if (own.kind !== 'doc') return own
  const { title, article, toc, tags, ...doc } = own
  return doc
}

/** For the file beside the document: everything but the items of the sidebar, which all pages of it share. */
export const publishedPage = (page: PageView): PageView => withoutItems(page)

/** A page that writes elements of its own may have others in the place of these; what is not there is empty. */
function withoutHead(page: PageView): PageView {
  if (page.metadata) return page
  const { description, keywords, ...rest } = page
  return { ...rest, ...(description ? {} : { description: '' }), ...(keywords ? {} : { keywords: '' }) }
}

function withoutItems(page: PageView): PageView {
  if (!('sidebar' in page) || !page.sidebar) return page
  return { ...page, sidebar: { key: page.sidebar.key, items: [] } }
}
