// Limits the categories that are open from the start, since they are open on every page. If they contain too many items, only
// the upper levels stay open, so the size of a page does not grow with the site.
import { MAX_ITEMS } from '../../../runtime/routing/long-level.ts'
import type { FinishedCategory, FinishedItem } from './items.ts'

/** Number of items that a page may show in a level and all open levels below it: about 40 kB of html, 4 kB after gzip. */
const MAX_OPEN_ITEMS = 200

/** The items, with as many levels of open categories as a page can show: those of one depth are either all open or all closed. */
export function limitOpenCategories(items: readonly FinishedItem[]): readonly FinishedItem[] {
  return openTo(items, openDepth(items))
}

/** The number of levels of open categories below some items that a page can show. */
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
    if (item.collapsed) return { ...item, items: limitOpenCategories(item.items) }
    return depth > 0
      ? { ...item, items: openTo(item.items, depth - 1) }
      : { ...item, collapsible: true, collapsed: true, items: limitOpenCategories(item.items) }
  })
}

const isOpen = (item: FinishedItem): item is FinishedCategory => item.type === 'category' && !item.collapsed

/** A page shows only part of a long level. */
const shownOf = ({ length }: readonly FinishedItem[]) => Math.min(length, MAX_ITEMS)
