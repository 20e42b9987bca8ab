// Takes the reader to a location: loads its page if it is another one, and updates history and state in one step.
import type { PageView } from '../model/page.ts'
import type { Store } from '../store.ts'
import { moveTo } from './navigate.ts'
import { stripHtmlExtension } from './page-data-path.ts'
import type { RouteLocation, RouterParts, RouterState } from './router-parts.ts'
import { samePath } from './same-path.ts'
import { type ChangeCause, fragmentId, type ScrollAction, scrollAction } from './scroll.ts'
import { warn } from './warn.ts'

/** How a navigation reaches its page. */
export interface Arrival {
  readonly cause: ChangeCause
  /** Scroll position saved with the entry. */
  readonly saved?: number | undefined
  /** The browser has already scrolled. */
  readonly native?: boolean
  /** Updates the history. */
  enter(): void
  /** Gives up and lets the browser load the page. */
  fullLoad(): void
}

/** Takes the reader to a location. */
export type Arrive = (to: RouteLocation, how: Arrival) => void

/** Navigation of a router whose state is in the store. */
export function createArrivals(
  { window, loader, prepare, beforeChange }: RouterParts,
  store: Store<RouterState>,
): Arrive {
  let navigation = 0
  const update = (changes: Partial<RouterState>) => store.set({ ...store.get(), ...changes })

  /** The history is updated before the page, because relative URLs are resolved against it. */
  const show = (next: PageView, to: RouteLocation, how: Arrival) => {
    const { page, location } = store.get()
    if (next !== page) beforeChange()
    how.enter()
    update({
      page: next,
      location: seenLocation(to, next),
      pending: false,
      failure: null,
      scroll: scrollFor(location, to, how),
    })
  }

  const fail = (to: RouteLocation, how: Arrival, cause: unknown) => {
    const { pathname: path } = to
    const error = cause instanceof Error ? cause : new Error(String(cause))
    warn(`The page ${path} could not be loaded.`, error)
    if (window.claimReload(path)) {
      how.fullLoad()
      return
    }
    beforeChange()
    how.enter()
    // There is no page to use the value.
    const location = { ...to, state: undefined }
    update({ location, pending: false, failure: { path, error }, scroll: { kind: 'top' } })
  }

  const load = async (to: RouteLocation, how: Arrival) => {
    const current = ++navigation
    let ended = false
    /** Whether the reader still waits for this page. */
    const isCurrent = () => current === navigation && !ended
    window.soon(() => isCurrent() && update({ pending: true }))
    try {
      const next = await loader.load(to.pathname)
      if (!isCurrent()) return
      // A path that is not a page of this site, or a page of a newer build, is left to the server.
      if (next?.siteHash !== store.get().page.siteHash) {
        ended = true
        update({ pending: false })
        how.fullLoad()
        return
      }
      await prepare(next)
      if (!isCurrent()) return
      ended = true
      show(next, to, how)
    } catch (cause) {
      if (current !== navigation) return
      ended = true
      fail(to, how, cause)
    }
  }

  return (to, how) => {
    const { page, location, failure } = store.get()
    if (failure || moveTo(location, to) === 'load') {
      void load(to, how)
      return
    }
    navigation++
    show(page, to, how)
  }
}

function scrollFor(from: RouteLocation, to: RouteLocation, { native, cause, saved }: Arrival): ScrollAction {
  return native ? { kind: 'focus', id: fragmentId(to.hash) } : scrollAction(from, to, { cause, saved })
}

/** The location as the app sees it: without `.html`, unless the page's own path ends with it. */
export function seenLocation(location: RouteLocation, page: PageView): RouteLocation {
  return samePath(location.pathname, page.path)
    ? location
    : { ...location, pathname: stripHtmlExtension(location.pathname) }
}
