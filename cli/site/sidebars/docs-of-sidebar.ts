// Which docs belong to a sidebar: its doc items and the docs its categories lead to, in order. References do not count.
import type { FinishedItem } from './items.ts'

/** Doc ids, depth first. */
export function docsOfSidebar(items: readonly FinishedItem[]): readonly string[] {
  return items.flatMap((item): readonly string[] => {
    if (item.type === 'doc') return [item.id]
    if (item.type !== 'category') return []
    const own = item.link?.type === 'doc' ? [item.link.id] : []
    return [...own, ...docsOfSidebar(item.items)]
  })
}
