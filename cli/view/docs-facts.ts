// The docs around a page, for components that request them: those of its version, its category, and its siblings.
import type { DocFacts, DocsContext } from '../../runtime/model/docs-facts.ts'
import { own } from '../../runtime/model/own.ts'
import type { SidebarCategory, SidebarItem } from '../../runtime/model/sidebar.ts'
import { samePath } from '../../runtime/routing/same-path.ts'
import type { Doc, VersionTables } from '../model/site.ts'
import { hrefPath } from '../text/path-href.ts'
import { type CardContext, cardsOf, siblingsOf } from './cards.ts'
import { displayedSidebar } from './doc-page.ts'

/** Data that components may request on the page of a doc. */
export function docsFacts(doc: Doc, version: VersionTables, context: CardContext): DocsContext {
  const items = own(version.sidebars, displayedSidebar(doc) ?? '')?.items ?? []
  const siblings = siblingsOf(items, doc.permalink)
  const category = categoryOf(items, doc.permalink)
  return {
    docs: docsOf(version),
    category: category && { ...category, items: described(category.items ?? [], context) },
    siblings: described(siblings, context),
    cards: cardsOf(siblings, context),
  }
}

/** Items with the descriptions of their pages, which cards show. */
const described = (items: readonly SidebarItem[], context: CardContext): readonly SidebarItem[] =>
  items.map((item) => {
    if (item.type === 'category') return { ...item, items: described(item.items ?? [], context) }
    if (item.type === 'html') return item
    const description = item.description ?? context.describe(hrefPath(item.href))
    return description ? { ...item, description } : item
  })

const docsOf = ({ docs }: VersionTables): Readonly<Record<string, DocFacts>> =>
  Object.fromEntries(
    docs.map(({ id, title, description, sidebar }) => [
      id,
      { id, title, description, ...(sidebar === undefined ? {} : { sidebar }) },
    ]),
  )

/** The innermost category whose page is at the path, or that contains it. */
function categoryOf(items: readonly SidebarItem[], path: string): SidebarCategory | null {
  for (const item of items) {
    if (item.type !== 'category') continue
    const below = item.items ?? []
    const leads = ({ href }: { readonly href?: string }) => href !== undefined && samePath(href, path)
    if (leads(item)) return item
    const found =
      categoryOf(below, path) ?? (below.some((each) => each.type === 'link' && leads(each)) ? item : null)
    if (found) return found
  }
  return null
}
