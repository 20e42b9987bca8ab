// A behaviour is attached to the html of a page after it is shown, and detached before the next page is. Components never touch
// the html of an article; behaviours are responsible for it.
import type { MessageValues } from '../messages/message.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'

/** Dependencies of behaviours. */
export interface BehaviourEnv {
  readonly site: SiteView
  /** The current page. */
  readonly page: PageView
  /** Resolves on the reader's first interaction; if that is a search, with its first results. */
  readonly firstInteraction: Promise<unknown>
  /** Resolves when the stylesheet for code loaded after the first interaction is applied or has failed to load. */
  loadDeferredStyle(): Promise<void>
  /** An interface string. */
  text(id: string, values?: MessageValues): string
  /** Reports a failure that leaves the page usable. */
  warn(message: string, cause: unknown): void
  /** Announces a text to screen readers. */
  announce(text: string): void
  /** Loads the data of the page at a path; null if there is none. */
  loadPage(path: string): Promise<PageView | null>
  /** Sets a query parameter of the URL and replaces the current history entry. */
  setQuery(name: string, value: string): void
}

/** A behaviour: attached to the root element of a page, it returns a function that detaches it. */
export interface Behaviour {
  attach(root: HTMLElement, env: BehaviourEnv): () => void
}

/** Returns a function that calls all of these, latest first. */
export function detachAll(detach: readonly (() => void)[]): () => void {
  return () => {
    for (const one of [...detach].reverse()) one()
  }
}

/** Adds an event listener; returns a function that removes it. */
export function listen<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(type, listener, options)
  return () => target.removeEventListener(type, listener, options)
}

/** Tab lists, except those that a component of the site's theme controls itself. */
export const TAB_LISTS = '[role="tablist"]:not([data-controlled])'
