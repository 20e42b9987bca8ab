// The visible part of a long level once the whole sidebar is loaded. It grows when the reader asks for more, and stays while the
// reader navigates within it.
import type { MouseEvent } from 'react'
import type { SidebarItem } from '../../model/sidebar.ts'
import { isModified } from '../../routing/hold-clicks.ts'
import {
  endsOf,
  itemsInRange,
  keyOf,
  type LevelRange,
  MORE_CLASS,
  rangeAround,
} from '../../routing/long-level.ts'
import type { SidebarTools } from './sidebar-tools.ts'

/** Number of items added when the reader asks for more. */
const MORE = 200

/** If the sidebar is not rendered after this many frames, it could not be loaded and the link is followed. */
const MAX_FRAMES = 60

/** The shown part of a level, initially null, and a function to change it. */
export type RangeState = readonly [LevelRange | null, (range: LevelRange) => void]

/** Functions that extend the levels on screen, by end. The sidebar column and the menu of a page have the same levels. */
const levelGrowers = new Map<string, Map<RangeState[1], () => Promise<void>>>()

/** The items of a level to show: a part of it if the whole level is loaded. */
export function showLevel(
  level: readonly SidebarItem[],
  { trail, text, load }: SidebarTools,
  [range, setRange]: RangeState,
): readonly SidebarItem[] {
  if (level.some(({ className }) => className === MORE_CLASS)) return level
  const { length: count } = level
  const index = level.findIndex((item) => trail.has(item))
  const shown = withIndex(range, index, count)
  if (shown.from !== range?.from || shown.to !== range.to) setRange(shown)
  for (const end of endsOf(level, shown)) {
    const { side } = end
    const key = keyOf(end)
    const grow = async () => {
      const next =
        side === 'above'
          ? { ...shown, from: Math.max(0, shown.from - MORE) }
          : { ...shown, to: Math.min(count, shown.to + MORE) }
      await Promise.all(filesIn(level, next).map(load))
      setRange(next)
    }
    levelGrowers.set(key, (levelGrowers.get(key) ?? new Map()).set(setRange, grow))
  }
  // Missing items appear once their file is loaded.
  for (const file of filesIn(level, shown)) load(file)
  return itemsInRange(level, shown, (side, left) =>
    text(`theme.DocSidebarItem.${side}`, { count: left }),
  ).filter((item) => item.type !== 'html' || !item.missing)
}

/** Files that contain items of a part of a level. */
function filesIn(level: readonly SidebarItem[], { from, to }: LevelRange): readonly string[] {
  const files = level
    .slice(from, to)
    .flatMap((item) => (item.type === 'html' && item.missing ? item.missing.file : []))
  return [...new Set(files)]
}

/** Handles a click on the end of a level: the level grows as soon as the whole sidebar is loaded. */
export async function showMore(event: MouseEvent, load: SidebarTools['load']): Promise<void> {
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-more]') : null
  const key = link?.dataset.more
  if (!key || isModified(event)) return
  event.preventDefault()
  const isBelow = key.startsWith('below')
  const entry = link.closest('li')
  const last = isBelow ? entry?.previousElementSibling : entry?.nextElementSibling
  if (!levelGrowers.has(key)) await load()
  // The engine renders the loaded sidebar asynchronously.
  for (let frame = 0; frame < MAX_FRAMES && !levelGrowers.has(key); frame++) await nextFrame()
  const levels = levelGrowers.get(key)
  if (!levels) return location.assign(link.href)
  await Promise.all([...levels.values()].map((grow) => grow()))
  // The focus moves to the first item added.
  const next = () => (isBelow ? last?.nextElementSibling : last?.previousElementSibling)
  for (let frame = 0; frame < MAX_FRAMES && next()?.classList.contains(MORE_CLASS); frame++) await nextFrame()
  next()?.querySelector('a')?.focus()
}

/** Resolves after the next rendering. */
const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * The range, if it contains the item at an index or there is no such item; otherwise the range around the item, merged with the
 * current one if they meet.
 */
function withIndex(range: LevelRange | null, index: number, count: number): LevelRange {
  const around = rangeAround(index, count)
  // The level may have changed its length since, with `docsite serve`.
  if (!range || range.to > count || around.to - around.from === count) return around
  if (index === -1 || (index >= range.from && index < range.to)) return range
  const meet = around.from <= range.to && range.from <= around.to
  return meet ? { from: Math.min(range.from, around.from), to: Math.max(range.to, around.to) } : around
}
