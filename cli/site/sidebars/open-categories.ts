// Categories that are open from the start stand open on every page. Where that would be very many items, only those of the upper
// levels do; the others are closed, so that the size of a page does not grow with the site.
import { MAX_ITEMS } from '../../../runtime/routing/long-level.ts'
import type { FinishedCategory, FinishedItem } from './items.ts'

/** Items that a page may show of a level and all that is open below it: about 40 kB of html, 4 after gzip. */
const MAX_OPEN_ITEMS = 200

/** The items with no more categories open than a page can show, level by level: those of one depth are all open, or all closed. */
export function boundedOpen(items: readonly FinishedItem[]): readonly FinishedItem[] {
  return openTo(items, openDepth(items))
}

/** How many levels of open categories below some items a page can show. */
function openDepth(items: readonly FinishedItem[]): number {
  let [depth, count, levels] = [0, shownOf(items), [items]]
  for (;;) {
    levels = levels.flat().flatMap((item) => (isOpen(item) ? [item.items] : []))
    for (const level of levels) count += shownOf(level)
    if (levels.length === 0 || count > MAX_OPEN_ITEMS) return depth
    depth++
  }
}

function openTo(items: readonly FinishedItem[], depth: number): readonly FinishedItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item
    if (item.collapsed) return { ...item, items: boundedOpen(item.items) }
    return depth > 0
      ? { ...item, items: openTo(item.items, depth - 1) }
      : { ...item, collapsible: true, collapsed: true, items: boundedOpen(item.items) }
  })
}

const isOpen = (item: FinishedItem): item is FinishedCategory => item.type === 'category' && !item.collapsed

/** Of a long level a page shows a part. */
const shownOf = ({ length }: readonly FinishedItem[]) => Math.min(length, MAX_ITEMS)
