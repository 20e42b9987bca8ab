// The router: determines the current page and location from clicks, calls and the history. A new page is loaded first and then
// replaces the old one in one step; everything that is not a page of this site is left to the browser.
import type { PageView } from '../model/page.ts'
import { createStore } from '../store.ts'
import { type Arrive, createArrivals, seenLocation } from './arrive.ts'
import { createEntries, type Entries } from './history-entries.ts'
import { isPageAddress, replacesEntry } from './navigate.ts'
import type { RouteLocation, RouterParts, RouterState, RouterWindow } from './router-parts.ts'

/** How a navigation changes the history. */
export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** The router. */
export interface Router {
  state(): RouterState
  subscribe(listener: () => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  /** Replaces the data of the current page with newer ones; the scroll position stays. */
  refresh(page: PageView): void
  /** Saves the scroll position, before the browser jumps to a fragment. */
  saveScroll(): void
  /** Removes the value carried by the current entry and returns it. */
  takeState(): unknown
  /** While registered, Back and Forward stay on the page and call this handler instead. */
  interceptBack(handler: () => void): () => void
  /** Scroll positions by entry, to persist over a full load. */
  readonly positions: Map<number, number>
  /** Listens to the history for the life of the document. */
  start(): void
}

/** A router that shows the page of the document. */
export function createRouter(parts: RouterParts): Router {
  const { window, place, page, beforeChange } = parts
  const entries = createEntries(window)
  const backHandlers: (() => void)[] = []
  const location = seenLocation({ ...window.parse(window.href), state: window.entry()?.state }, page)
  const store = createStore<RouterState>({ page, location, pending: false, failure: null, scroll: null })
  const arrive = createArrivals(parts, store)
  /** The location whose value was taken. */
  let taken: RouteLocation | null = null
  return {
    state: store.get,
    subscribe: store.subscribe,
    navigate(to, { replace, state } = {}) {
      const { href } = new URL(to, window.href)
      if (!isPageAddress(href, window.origin, place)) {
        window.leave(href)
        return
      }
      const target = { ...window.parse(href), state }
      const enter = replace || replacesEntry(store.get().location, target) ? entries.replace : entries.push
      arrive(target, {
        cause: 'go',
        enter: () => enter(href, state),
        fullLoad: () => window.leave(href),
      })
    },
    refresh(next) {
      beforeChange()
      store.set({ ...store.get(), page: next, scroll: null, failure: null })
    },
    saveScroll: entries.saveScroll,
    takeState() {
      const { location } = store.get()
      if (location === taken) return undefined
      taken = location
      if (location.state !== undefined) entries.replace(window.href)
      return location.state
    },
    interceptBack(handler) {
      backHandlers.push(handler)
      return () => {
        const at = backHandlers.lastIndexOf(handler)
        if (at >= 0) backHandlers.splice(at, 1)
      }
    },
    positions: entries.positions,
    start() {
      entries.replace(window.href, location.state)
      window.onHistory(historyListener(window, entries, arrive, { backHandlers, state: store.get }))
    },
  }
}

/** State that determines the response to history events. */
interface HistoryState {
  /** The last one is called instead of going back or forward. */
  readonly backHandlers: readonly (() => void)[]
  state(): RouterState
}

/** Returns the listener for URL changes made by the browser: back, forward, and jumps to fragments. */
function historyListener(
  window: RouterWindow,
  entries: Entries,
  arrive: Arrive,
  { backHandlers, state }: HistoryState,
): () => void {
  let ignoredEvents = 0
  const fullLoad = () => window.reload()
  const enter = () => undefined
  return () => {
    if (ignoredEvents > 0) {
      ignoredEvents--
      return
    }
    const to = window.parse(window.href)
    const entry = window.entry()
    if (!entry) {
      // The browser jumped to a fragment by itself; jumping to the same one again creates no entry.
      entries.adopt(!replacesEntry(state().location, to))
      arrive(to, { cause: 'go', native: true, enter, fullLoad })
      return
    }
    const by = entries.index() - entry.index
    if (by === 0) return
    const handler = backHandlers.at(-1)
    if (handler) {
      ignoredEvents++
      window.go(by)
      handler()
      return
    }
    const saved = entries.goTo(entry.index)
    arrive({ ...to, state: entry.state }, { cause: 'back-or-forward', saved, enter, fullLoad })
  }
}
