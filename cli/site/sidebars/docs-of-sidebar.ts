// Finds the docs in sidebars, and with that the sidebar of each doc.
import type { FinishedItem, Sidebars } from './items.ts'

/** Ids of the docs in a sidebar, depth first: doc items and category links, but not references. */
export function docsOfSidebar(items: readonly FinishedItem[]): readonly string[] {
  return items.flatMap((item): readonly string[] => {
    if (item.type === 'doc') return [item.id]
    if (item.type !== 'category') return []
    const own = item.link?.type === 'doc' ? [item.link.id] : []
    return [...own, ...docsOfSidebar(item.items)]
  })
}

/** The sidebar of each doc; if several contain it, the last one wins. */
export function sidebarsOfDocs(sidebars: Sidebars<FinishedItem>): ReadonlyMap<string, string> {
  const owner = new Map<string, string>()
  for (const [id, items] of sidebars) for (const doc of docsOfSidebar(items)) owner.set(doc, id)
  return owner
}
