// The router: which page is on screen and where the reader is, from clicks, calls and the history. A new page is loaded
// first and put in the place of the old one in one step; what the page cannot do itself is left to the browser.
import type { PageView } from '../model/page.ts'
import type { PageLoader } from './load-page.ts'
import { type Address, isPageAddress, moveTo, replacesEntry } from './navigate.ts'
import { foldHtml, type PagePlace } from './page-data-path.ts'
import { samePath } from './same-path.ts'
import { type ChangeCause, fragmentId, type ScrollAction, scrollAction } from './scroll.ts'
import { warn } from './warn.ts'

/** Where the reader is, with the value a navigation carried. */
export interface RouteLocation extends Address {
  readonly state?: unknown
}

/** A page that could not be loaded, even by loading it as a whole. */
export interface RouteFailure {
  readonly path: string
  readonly error: Error
}

/** What is on screen. */
export interface RouterState {
  readonly page: PageView
  readonly location: RouteLocation
  /** Another page is on its way. */
  readonly pending: boolean
  readonly failure: RouteFailure | null
  /** What to do about scrolling and focus once this state is on screen; null before the first navigation. */
  readonly scroll: ScrollAction | null
}

/** What a history entry of ours holds: its place in the order of entries, and the value it carries. */
export interface HistoryEntry {
  readonly index: number
  readonly state?: unknown
}

/** The window, as far as the router is concerned. */
export interface RouterWindow {
  /** Absolute address on screen. */
  readonly href: string
  readonly origin: string
  /** Entries of the tab, those of other sites included. */
  readonly length: number
  /** The current entry; null when it was made by the browser. */
  entry(): HistoryEntry | null
  push(href: string, entry: HistoryEntry): void
  replace(href: string, entry: HistoryEntry): void
  /** Moves through the history; the window answers with a history event. */
  go(by: number): void
  /** Loads a whole page. */
  leave(href: string): void
  reload(): void
  scrollY(): number
  /** Calls back when the browser has changed the address. */
  onHistory(callback: () => void): () => void
  parse(href: string): Address
  /** Whether the page may be loaded as a whole because its data failed; only once for each path. */
  mayReload(path: string): boolean
  /** Calls back as soon as other work is done. */
  soon(callback: () => void): void
}

/** What a router is made of. */
export interface RouterParts {
  readonly window: RouterWindow
  readonly loader: PageLoader
  readonly place: PagePlace
  /** The page in the document. */
  readonly page: PageView
  /** Loads what a page needs beside its data; when it rejects the page counts as one that could not be loaded. */
  prepare(page: PageView): Promise<unknown>
  /** Called before another page takes the place of this one. */
  beforeChange(): void
}

/** How a navigation enters the history. */
export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** The router. */
export interface Router {
  state(): RouterState
  subscribe(listener: () => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  /** Puts newer data of the page on screen in its place; the reader stays where they are. */
  refresh(page: PageView): void
  /** Remembers where the page stands: the browser is about to jump to a fragment. */
  saveScroll(): void
  /** Forgets the value that the current entry carries and returns it. */
  takeState(): unknown
  /** While registered, going back or forward stays and calls this instead. */
  interceptBack(handler: () => void): () => void
  /** Scroll positions by entry, to keep over a full load. */
  readonly positions: Map<number, number>
  /** Starts listening to the history. */
  start(): () => void
}

/** Entries whose positions are kept: browsers keep 50 entries of a tab themselves. */
export const MAX_KEPT_POSITIONS = 100

/** A router showing the page of the document. */
export function createRouter({ window, loader, place, page, prepare, beforeChange }: RouterParts): Router {
  const listeners = new Set<() => void>()
  const backHandlers: (() => void)[] = []
  const positions = new Map<number, number>()
  // Entries of earlier documents in this tab have lower numbers.
  let index = window.entry()?.index ?? window.length
  let state: RouterState = {
    page,
    location: seenLocation({ ...window.parse(window.href), state: window.entry()?.state }, page),
    pending: false,
    failure: null,
    scroll: null,
  }
  let carried = state.location.state
  let navigation = 0
  let ignoredEvents = 0

  const update = (changes: Partial<RouterState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const saveScroll = () => {
    // Put in again as the newest.
    positions.delete(index)
    positions.set(index, window.scrollY())
    const [oldest] = positions.keys()
    if (positions.size > MAX_KEPT_POSITIONS && oldest !== undefined) positions.delete(oldest)
  }

  /** Puts a page on screen. The history is changed first: relative addresses are resolved against it. */
  const show = (next: PageView, to: RouteLocation, how: Arrival) => {
    const { location: from } = state
    if (next !== state.page) beforeChange()
    how.enter()
    const scroll: ScrollAction = how.native
      ? { kind: 'focus', id: fragmentId(to.hash) }
      : scrollAction(from, to, { cause: how.cause, saved: how.saved })
    carried = to.state
    update({ page: next, location: seenLocation(to, next), pending: false, failure: null, scroll })
  }

  const load = async (to: RouteLocation, how: Arrival) => {
    const current = ++navigation
    const isCurrent = () => current === navigation
    window.soon(() => {
      if (isCurrent() && !arrived) update({ pending: true })
    })
    let arrived = false
    try {
      const next = await loader.load(to.pathname)
      if (!isCurrent()) return
      // What is no page of this site, or one of a newer build of it, is the server's to answer.
      if (next?.siteHash !== state.page.siteHash) {
        arrived = true
        update({ pending: false })
        how.loadWhole()
        return
      }
      await prepare(next)
      if (!isCurrent()) return
      arrived = true
      show(next, to, how)
    } catch (cause) {
      arrived = true
      if (!isCurrent()) return
      const error = cause instanceof Error ? cause : new Error(String(cause))
      warn(`The page ${to.pathname} could not be loaded.`, error)
      if (window.mayReload(to.pathname)) how.loadWhole()
      else {
        beforeChange()
        how.enter()
        update({
          location: to,
          pending: false,
          failure: { path: to.pathname, error },
          scroll: { kind: 'top' },
        })
      }
    }
  }

  const arrive = (to: RouteLocation, how: Arrival) => {
    if (state.failure || moveTo(state.location, to) === 'load') {
      void load(to, how)
      return
    }
    navigation++
    show(state.page, to, how)
  }

  const navigate = (to: string, options: NavigateOptions = {}) => {
    const { href } = new URL(to, window.href)
    if (!isPageAddress(href, window.origin, place)) {
      window.leave(href)
      return
    }
    const target = { ...window.parse(href), state: options.state }
    const replace = options.replace === true || replacesEntry(state.location, target)
    arrive(target, {
      cause: 'go',
      enter() {
        if (replace) window.replace(href, { index, state: options.state })
        else {
          saveScroll()
          index++
          window.push(href, { index, state: options.state })
        }
      },
      loadWhole: () => window.leave(href),
    })
  }

  const onHistory = () => {
    if (ignoredEvents > 0) {
      ignoredEvents--
      return
    }
    const to = window.parse(window.href)
    const entry = window.entry()
    if (!entry) {
      // The browser went to a fragment by itself; going to the same one again makes no new entry.
      if (!replacesEntry(state.location, to)) index++
      window.replace(window.href, { index })
      arrive(to, { cause: 'go', native: true, enter: nothing, loadWhole: () => window.reload() })
      return
    }
    if (entry.index === index) return
    const handler = backHandlers.at(-1)
    if (handler) {
      ignoredEvents++
      window.go(index - entry.index)
      handler()
      return
    }
    saveScroll()
    index = entry.index
    arrive(
      { ...to, state: entry.state },
      {
        cause: 'back-or-forward',
        saved: positions.get(index),
        enter: nothing,
        loadWhole: () => window.reload(),
      },
    )
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate,
    refresh(next) {
      beforeChange()
      update({ page: next, scroll: null, failure: null })
    },
    saveScroll,
    takeState() {
      const taken = carried
      carried = undefined
      if (taken !== undefined) window.replace(window.href, { index })
      return taken
    },
    interceptBack(handler) {
      backHandlers.push(handler)
      return () => {
        const at = backHandlers.lastIndexOf(handler)
        if (at >= 0) backHandlers.splice(at, 1)
      }
    },
    positions,
    start() {
      window.replace(window.href, { index, state: state.location.state })
      return window.onHistory(onHistory)
    },
  }
}

/** How a navigation arrives at its page. */
interface Arrival {
  readonly cause: ChangeCause
  /** Where the entry was left before. */
  readonly saved?: number | undefined
  /** The browser has scrolled already. */
  readonly native?: boolean
  /** Changes the history. */
  enter(): void
  /** Gives up and lets the browser load the page. */
  loadWhole(): void
}

const nothing = () => undefined

/** The location as the app sees it: without `.html`, unless the page's own path ends like that. */
function seenLocation(location: RouteLocation, page: PageView): RouteLocation {
  return samePath(location.pathname, page.path)
    ? location
    : { ...location, pathname: foldHtml(location.pathname) }
}
