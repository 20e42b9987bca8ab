// Builds the data that the components show for the generated index of a category.
import { own } from '../../runtime/model/own.ts'
import type { GeneratedIndexPage } from '../../runtime/model/page.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { entriesOf } from '../../runtime/routing/list-pages.ts'
import type { ViewContext } from '../model/page-inputs.ts'
import type { GeneratedIndex, VersionTables } from '../model/site.ts'
import { type CardContext, cardsOf } from './cards.ts'
import { docsPageBase } from './docs-page.ts'
import { listPart } from './list-part.ts'
import { versionClasses } from './view-context.ts'

/** The view of a generated index; for a long list, the page with this number. */
export function generatedIndexView(
  index: GeneratedIndex,
  version: VersionTables,
  cards: CardContext,
  context: ViewContext,
  number = 1,
): GeneratedIndexPage {
  const { permalink: first, title, entries } = index
  const part = listPart({ first, title, entries }, number, context)
  const place = {
    id: index.id,
    path: part.path,
    sidebarPath: first,
    title: part.title,
    description: index.description,
    keywords: index.keywords,
    image: index.image,
    sidebar: index.sidebar,
    htmlClass: [...versionClasses(version.version), 'docs-generated-index-page'],
  }
  const items = own(version.sidebars, index.sidebar)?.items ?? []
  return {
    kind: 'generated-index',
    ...docsPageBase(place, version, context),
    title: index.title,
    cards: cardsOf(entriesOf(itemsAt(items, index.categoryPath), number), cards),
    ...(part.pages ? { pages: part.pages } : {}),
  }
}

/** Items of the category at this path of indexes. */
function itemsAt(items: readonly SidebarItem[], path: readonly number[]): readonly SidebarItem[] {
  return path.reduce<readonly SidebarItem[]>((level, at) => {
    const item = level[at]
    return item?.type === 'category' ? (item.items ?? []) : []
  }, items)
}
