// Which docs items speak of: those that belong to a sidebar, and all that decide about what a category shows.
import type { Doc } from '../../model/site.ts'
import { onceFor } from '../../text/once-for.ts'
import type { FinishedCategory, FinishedItem, Sidebars } from './items.ts'

/** Ids of the docs of a sidebar in order, depth first: its doc items and what its categories lead to, no references. */
export const docsOfSidebar = onceFor((items: readonly FinishedItem[]): readonly string[] =>
  items.flatMap((item): readonly string[] => {
    if (item.type === 'doc') return [item.id]
    if (item.type !== 'category') return []
    const own = item.link?.type === 'doc' ? [item.link.id] : []
    return [...own, ...docsOfSidebar(item.items)]
  }),
)

/** The sidebar each doc is in; the last one that holds a doc wins. */
export const sidebarsOfDocs = onceFor((sidebars: Sidebars<FinishedItem>): ReadonlyMap<string, string> => {
  const owner = new Map<string, string>()
  for (const [id, items] of sidebars) for (const doc of docsOfSidebar(items)) owner.set(doc, id)
  return owner
})

/** All docs that a category and what is below it name, references included. */
export function docsBelow(category: FinishedCategory, docs: ReadonlyMap<string, Doc>) {
  return namedBelow(category).map((id) => docs.get(id))
}

const namedBelow = onceFor(({ items, link }: FinishedCategory): readonly string[] => {
  const own = link?.type === 'doc' ? [link.id] : []
  const below = items.flatMap((item): readonly string[] => {
    if (item.type === 'category') return namedBelow(item)
    return item.type === 'doc' || item.type === 'ref' ? [item.id] : []
  })
  return [...own, ...below]
})

/** Whether a category or one below it holds an address that its author wrote. */
export const hasLinks = onceFor(({ items }: FinishedCategory): boolean =>
  items.some((item) => item.type === 'link' || (item.type === 'category' && hasLinks(item))),
)
