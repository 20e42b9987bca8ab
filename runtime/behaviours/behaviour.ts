// What is attached to the html of a page after it is shown, and taken off before it goes. Components never reach into an
// article; behaviours never reach out of it.
import type { MessageValues } from '../messages/message.ts'
import type { SiteView } from '../model/site.ts'

/** What behaviours are given. */
export interface BehaviourEnv {
  readonly site: SiteView
  /** Resolves when the reader begins to act. */
  readonly acted: Promise<void>
  /** An interface string. */
  text(id: string, values?: MessageValues): string
  /** Says that something failed softly. */
  warn(message: string, cause: unknown): void
  /** Tells readers of screen readers. */
  announce(text: string): void
  /** Puts a value into the query of the address, in the place of the current history entry. */
  setQuery(name: string, value: string): void
  /** Milliseconds that opening or closing content of a height takes. */
  collapseDuration(height: number): number
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
