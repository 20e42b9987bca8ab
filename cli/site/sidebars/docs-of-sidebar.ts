// Which docs the items of sidebars speak of, and so which sidebar a doc is in.
import type { FinishedItem, Sidebars } from './items.ts'

/** Ids of the docs of a sidebar in order, depth first: its doc items and what its categories lead to, no references. */
export function docsOfSidebar(items: readonly FinishedItem[]): readonly string[] {
  return items.flatMap((item): readonly string[] => {
    if (item.type === 'doc') return [item.id]
    if (item.type !== 'category') return []
    const own = item.link?.type === 'doc' ? [item.link.id] : []
    return [...own, ...docsOfSidebar(item.items)]
  })
}

/** The sidebar each doc is in; the last one that holds a doc wins. */
export function sidebarsOfDocs(sidebars: Sidebars<FinishedItem>): ReadonlyMap<string, string> {
  const owner = new Map<string, string>()
  for (const [id, items] of sidebars) for (const doc of docsOfSidebar(items)) owner.set(doc, id)
  return owner
}
