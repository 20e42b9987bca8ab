// What the router is made of, and the state that it shows to the app.
import type { PageView } from '../model/page.ts'
import type { PageLoader } from './load-page.ts'
import type { Address } from './navigate.ts'
import type { PagePlace } from './page-data-path.ts'
import type { ScrollAction } from './scroll.ts'

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
  /** Another page is loading. */
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

/** What the router uses of the window. */
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
  /** Calls back, for the life of the document, when the browser has changed the address. */
  onHistory(callback: () => void): void
  parse(href: string): Address
  /** Whether the page may be loaded as a whole because its data failed; only once for each path. */
  mayReload(path: string): boolean
  /** Calls back after the work in hand. */
  soon(callback: () => void): void
}

/** What a router is made of. */
export interface RouterParts {
  readonly window: RouterWindow
  readonly loader: Pick<PageLoader, 'load'>
  readonly place: PagePlace
  /** The page in the document. */
  readonly page: PageView
  /** Loads what a page needs beside its data; when it rejects the page counts as one that could not be loaded. */
  prepare(page: PageView): Promise<unknown>
  /** Called before another page takes the place of this one. */
  beforeChange(): void
}
