// Chooses the items of a long sidebar level that a page shows: on the server, and in the browser once it has the whole sidebar.
// The rest is counted at both ends, by links that also work without JavaScript.
import { escapeHtml } from '../model/escape-html.ts'
import type { MoreText, Side, SidebarHtml, SidebarItem } from '../model/sidebar.ts'

/** Only a part of a level with more items than this is shown. */
export const MAX_ITEMS = 40
/**
 * A level is divided into steps of this size. Pages in the same step show the same part of it: that step and one on either side.
 */
const STEP = 12

/** A part of a level, as a half-open range of item indexes. */
export interface LevelRange {
  readonly from: number
  readonly to: number
}

/** Class of the links at the ends. */
export const MORE_CLASS = 'theme-doc-sidebar-item-more'

/** The part of a level of `count` items around the item at an index; -1 if the page is not in this level. */
export function rangeAround(index: number, count: number): LevelRange {
  if (count <= MAX_ITEMS) return { from: 0, to: count }
  const wanted = (Math.floor(index / STEP) - 1) * STEP
  const from = Math.max(0, Math.min(wanted, count - 3 * STEP))
  return { from, to: from + 3 * STEP }
}

/** Items left out on one side of a part. */
export interface LevelEnd {
  readonly side: Side
  readonly count: number
  /** URL of the nearest of them that has a link. */
  readonly href: string
}

/** Identifies an end, in server html and in the browser. */
export const keyOf = ({ side, href }: Pick<LevelEnd, 'side' | 'href'>): string => `${side} ${href}`

/** The items left out of a level. */
export function endsOf(level: readonly SidebarItem[], { from, to }: LevelRange): readonly LevelEnd[] {
  const above = { side: 'above', count: from, href: firstAddress(level, from - 1, 'above') ?? '#' } as const
  const below = {
    side: 'below',
    count: level.length - to,
    href: firstAddress(level, to, 'below') ?? '#',
  } as const
  return [above, below].filter(({ count }) => count > 0)
}

/** The items of a part, and links at its ends. `listedAt` is the URL of a page that lists the level. */
export function itemsInRange(
  level: readonly SidebarItem[],
  range: LevelRange,
  text: MoreText,
  listedAt?: string,
): readonly SidebarItem[] {
  const ends = endsOf(level, range).map(({ side, count, href }) => {
    const label = escapeHtml(text(side, count))
    const more = escapeHtml(keyOf({ side, href }))
    const value = `<a class="menu__link" href="${escapeHtml(listedAt ?? href)}" data-more="${more}">${label}</a>`
    return { side, item: { type: 'html', value, className: MORE_CLASS } satisfies SidebarHtml }
  })
  const at = (side: Side) => ends.flatMap((end) => (end.side === side ? [end.item] : []))
  return [...at('above'), ...level.slice(range.from, range.to), ...at('below')]
}

/** URL of the first item with a link, from an index towards a side. Copies nothing, because levels may be long. */
function firstAddress(level: readonly SidebarItem[], start: number, side: Side): string | undefined {
  const step = side === 'above' ? -1 : 1
  for (let at = start; at >= 0 && at < level.length; at += step) {
    const item = level[at]
    const address = item && addressOf(item, side)
    if (address !== undefined) return address
  }
  return undefined
}

/** Internal link of an item; for items not loaded yet, the nearest one on a side. */
export function addressOf(item: SidebarItem, side: Side): string | undefined {
  if (item.type === 'link') return item.external ? undefined : item.href
  if (item.type === 'category') return item.href ?? item.firstHref
  return side === 'above' ? item.missing?.last : item.missing?.first
}
