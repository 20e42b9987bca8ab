// Data about the docs around a page, for its components. The data grow with the docs, so a component receives them only if it
// asks, and the page keeps for the browser only what was read.
import type { Card } from './page.ts'
import type { SidebarCategory, SidebarItem } from './sidebar.ts'

/** A doc as components see it. */
export interface DocFacts {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly sidebar?: string
}

/** The docs around a page. */
export interface DocsContext {
  /** All docs of the version, by id. */
  readonly docs: Readonly<Record<string, DocFacts>>
  /** The category whose page this is, otherwise the category that contains the page. */
  readonly category: SidebarCategory | null
  /** Siblings of the page, or its children if it is the page of a category. */
  readonly siblings: readonly SidebarItem[]
  /** The siblings as cards. */
  readonly cards: readonly Card[]
}

/** The value if nothing is known. */
export const NO_FACTS: DocsContext = { docs: {}, category: null, siblings: [], cards: [] }
