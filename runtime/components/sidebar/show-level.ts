// The part of a long level that is on screen once the whole sidebar is there. It grows when the reader asks for more, and stays
// while the reader goes from page to page in it.
import type { MouseEvent } from 'react'
import type { SidebarItem } from '../../model/sidebar.ts'
import { isModified } from '../../routing/hold-clicks.ts'
import { endsOf, itemsInRange, type LevelRange, MORE_CLASS, rangeAround } from '../../routing/long-level.ts'
import type { SidebarTools } from './sidebar-tools.ts'

/** Items that appear at once when the reader asks for more. */
const MORE = 200

/** What is shown of a level, null at first; and how to change it. */
export type RangeState = readonly [LevelRange | null, (range: LevelRange) => void]

/** How the levels on screen grow, by their ends. The column and the menu of a page have the same ones. */
const growing = new Map<string, Map<RangeState[1], () => void>>()

const keyOf = (side: string | undefined, href: string | null) => `${side} ${href}`

/** The items of a level to show: of a whole one a part. */
export function showLevel(
  level: readonly SidebarItem[],
  { trail, text }: SidebarTools,
  [range, setRange]: RangeState,
): readonly SidebarItem[] {
  if (level.some(({ className }) => className === MORE_CLASS)) return level
  const { length: count } = level
  const index = level.findIndex((item) => trail.has(item))
  const shown = withIndex(range, index, count)
  if (shown.from !== range?.from || shown.to !== range.to) setRange(shown)
  for (const { side, href } of endsOf(level, shown)) {
    const key = keyOf(side, href)
    const grow = () =>
      setRange(
        side === 'above'
          ? { ...shown, from: Math.max(0, shown.from - MORE) }
          : { ...shown, to: Math.min(count, shown.to + MORE) },
      )
    growing.set(key, (growing.get(key) ?? new Map()).set(setRange, grow))
  }
  return itemsInRange(level, shown, (side, left) => text(`theme.DocSidebarItem.${side}`, { count: left }))
}

/** Answers a click on the end of a level, if that can grow. */
export function showMore(event: MouseEvent): void {
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-more]') : null
  const side = link?.dataset.more
  const levels = link && growing.get(keyOf(side, link.getAttribute('href')))
  if (!levels || isModified(event)) return
  event.preventDefault()
  const entry = link.closest('li')
  const last = side === 'below' ? entry?.previousElementSibling : entry?.nextElementSibling
  for (const grow of levels.values()) grow()
  // By then the list is drawn anew: the reader goes on with the first item that has come.
  requestAnimationFrame(() => {
    const next = side === 'below' ? last?.nextElementSibling : last?.previousElementSibling
    next?.querySelector('a')?.focus()
  })
}

/** The range, if the item at an index is in it or there is none; otherwise that around the item, with the range if they meet. */
function withIndex(range: LevelRange | null, index: number, count: number): LevelRange {
  const around = rangeAround(index, count)
  // A level may have become longer or shorter since: that of a site that is being written.
  if (!range || range.to > count || around.to - around.from === count) return around
  if (index === -1 || (index >= range.from && index < range.to)) return range
  const meet = around.from <= range.to && range.from <= around.to
  return meet ? { from: Math.min(range.from, around.from), to: Math.max(range.to, around.to) } : around
}
