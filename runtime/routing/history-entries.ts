// The history entries of this tab: the current one, and the scroll position of each.
import type { RouterWindow } from './router-parts.ts'

/** Maximum number of saved positions. Browsers themselves keep 50 entries per tab. */
export const MAX_SAVED_POSITIONS = 100

/** The history entries. */
export interface Entries {
  /** Number of the current entry. */
  index(): number
  /** Scroll positions in pixels, by entry number. */
  readonly positions: Map<number, number>
  /** Saves the position of the current entry. */
  saveScroll(): void
  /** Adds a new entry and makes it current. */
  push(href: string, state?: unknown): void
  /** Replaces the current entry. */
  replace(href: string, state?: unknown): void
  /** Numbers an entry that the browser created or replaced. */
  adopt(isNew: boolean): void
  /** Makes another entry current; returns its saved position. */
  goTo(index: number): number | undefined
}

/** The entries of a window. */
export function createEntries(window: RouterWindow): Entries {
  // Entries of earlier documents in this tab have lower numbers.
  let index = window.entry()?.index ?? window.length
  const positions = new Map<number, number>()
  const saveScroll = () => {
    // Moves the entry to the end, as the newest.
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
