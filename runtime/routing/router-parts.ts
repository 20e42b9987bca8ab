// Dependencies of the router, and the state that it exposes to the app.
import type { PageView } from '../model/page.ts'
import type { PageLoader } from './load-page.ts'
import type { Address } from './navigate.ts'
import type { PageInVersion } from './page-data-path.ts'
import type { ScrollAction } from './scroll.ts'

/** The reader's location, with the value that a navigation carried. */
export interface RouteLocation extends Address {
  readonly state?: unknown
}

/** A page that failed to load, even by a full load. */
export interface RouteFailure {
  readonly path: string
  readonly error: Error
}

/** State of the router. */
export interface RouterState {
  readonly page: PageView
  readonly location: RouteLocation
  /** Another page is loading. */
  readonly pending: boolean
  readonly failure: RouteFailure | null
  /** Scroll and focus action once this state is rendered; null before the first navigation. */
  readonly scroll: ScrollAction | null
}

/** Our data in a history entry: its position among the entries, and the value it carries. */
export interface HistoryEntry {
  readonly index: number
  readonly state?: unknown
}

/** The part of the window that the router uses. */
export interface RouterWindow {
  /** Absolute URL of the document. */
  readonly href: string
  readonly origin: string
  /** Number of entries of the tab, including those of other sites. */
  readonly length: number
  /** The current entry; null if the browser created it. */
  entry(): HistoryEntry | null
  push(href: string, entry: HistoryEntry): void
  replace(href: string, entry: HistoryEntry): void
  /** Moves through the history, which causes a history event. */
  go(by: number): void
  /** Performs a full load. */
  leave(href: string): void
  reload(): void
  scrollY(): number
  /** Calls back, for the life of the document, when the browser has changed the URL. */
  onHistory(callback: () => void): void
  parse(href: string): Address
  /** Whether the page may be loaded in full because its data failed; only once per path. */
  claimReload(path: string): boolean
  /** Calls back after the current task. */
  soon(callback: () => void): void
}

/** Dependencies of a router. */
export interface RouterParts {
  readonly window: RouterWindow
  readonly loader: Pick<PageLoader, 'load'>
  readonly place: PageInVersion
  /** The page in the document. */
  readonly page: PageView
  /** Loads what a page needs besides its data; if it rejects, the page has failed to load. */
  prepare(page: PageView): Promise<unknown>
  /** Called before another page replaces this one. */
  beforeChange(): void
}
