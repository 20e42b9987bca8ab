// What components of a page may ask of the docs around it. It grows with the docs, so a component gets it only when it asks,
// and its page keeps what was read, for the browser.
import type { Card } from './page.ts'
import type { SidebarCategory, SidebarItem } from './sidebar.ts'

/** A doc as components know it. */
export interface DocFacts {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly sidebar?: string
}

/** The docs around a page. */
export interface DocsFacts {
  /** All docs of the version, by id. */
  readonly docs: Readonly<Record<string, DocFacts>>
  /** The category of the page: the one that it is the page of, else the one that it stands in. */
  readonly category: SidebarCategory | null
  /** What stands beside the page, or below it where it is the page of a category. */
  readonly siblings: readonly SidebarItem[]
  /** The same as cards. */
  readonly cards: readonly Card[]
}

/** Where nothing is known. */
export const NO_FACTS: DocsFacts = { docs: {}, category: null, siblings: [], cards: [] }
