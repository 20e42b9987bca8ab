// The history entries of this tab: which one is on screen, and the scroll position of each.
import type { RouterWindow } from './router-parts.ts'

/** Entries with saved positions: browsers hold 50 entries of a tab themselves. */
export const MAX_SAVED_POSITIONS = 100

/** The entries. */
export interface Entries {
  /** Number of the current entry. */
  index(): number
  /** Scroll positions in pixels by number of the entry. */
  readonly positions: Map<number, number>
  /** Saves the position of the current entry. */
  saveScroll(): void
  /** Makes a new entry the current one. */
  push(href: string, state?: unknown): void
  /** Replaces the current entry. */
  replace(href: string, state?: unknown): void
  /** Numbers an entry that the browser made, or replaced. */
  adopt(isNew: boolean): void
  /** Makes another entry the current one; returns its saved position. */
  goTo(index: number): number | undefined
}

/** The entries of a window. */
export function createEntries(window: RouterWindow): Entries {
  // Entries of earlier documents in this tab have lower numbers.
  let index = window.entry()?.index ?? window.length
  const positions = new Map<number, number>()
  const saveScroll = () => {
    // Inserted again as the newest.
    positions.delete(index)
    positions.set(index, window.scrollY())
    const [oldest] = positions.keys()
    if (positions.size > MAX_SAVED_POSITIONS && oldest !== undefined) positions.delete(oldest)
  }
  const replace = (href: string, state?: unknown) => window.replace(href, { index, state })
  return {
    index: () => index,
    positions,
    saveScroll,
    replace,
    push(href, state) {
      saveScroll()
      window.push(href, { index: ++index, state })
    },
    adopt(isNew) {
      if (isNew) index++
      replace(window.href)
    },
    goTo(next) {
      saveScroll()
      index = next
      return positions.get(next)
    },
  }
}
