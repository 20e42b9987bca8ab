// Which parts of a page's view travel as data: inside its document for hydration, and beside it for client-side navigation.
import type { PageView } from '../../runtime/model/page.ts'

/** For the document: everything but the article and the description, which are in the document already. */
export function embeddedPage(page: PageView): PageView {
  if (page.kind !== 'doc') return page
  const { description, ...rest } = page
  return { ...rest, article: '' }
}

/** For the file beside the document: everything but the items of the sidebar, which all pages of it share. */
export function publishedPage(page: PageView): PageView {
  if (!('sidebar' in page) || !page.sidebar) return page
  return { ...page, sidebar: { key: page.sidebar.key, items: [] } }
}
