// What is attached to the html of a page after it is shown, and detached before the next page is. Components never reach into
// an article; behaviours never reach out of it.
import type { MessageValues } from '../messages/message.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'

/** What behaviours receive. */
export interface BehaviourEnv {
  readonly site: SiteView
  /** The page that is on screen. */
  readonly page: PageView
  /** Resolves with the reader's first interaction; where that is a search, with its first results. */
  readonly firstInteraction: Promise<unknown>
  /** Resolves when the style sheet of what only answers to the reader applies, or cannot be had. */
  loadLateStyle(): Promise<void>
  /** An interface string. */
  text(id: string, values?: MessageValues): string
  /** Reports a failure that leaves the page usable. */
  warn(message: string, cause: unknown): void
  /** Says a text to readers of screen readers. */
  announce(text: string): void
  /** The data of a page, if there is one at the path. */
  loadPage(path: string): Promise<PageView | null>
  /** Puts a value into the query of the address, in the place of the current history entry. */
  setQuery(name: string, value: string): void
}

/** A behaviour: attached to the root element of a page, it returns the way to detach it. */
export interface Behaviour {
  attach(root: HTMLElement, env: BehaviourEnv): () => void
}

/** Detaches all, the latest first. */
export function detachAll(detach: readonly (() => void)[]): () => void {
  return () => {
    for (const one of [...detach].reverse()) one()
  }
}

/** Listens to an event; returns the way to stop. */
export function listen<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(type, listener, options)
  return () => target.removeEventListener(type, listener, options)
}

/** Lists of tabs, but for those that a component of the site's theme keeps in step itself. */
export const TAB_LISTS = '[role="tablist"]:not([data-controlled])'
