// The search index file and what comes out of it. Shapes: specification, section 3.

/** A stored section of a page: what a result shows and where it leads. */
export interface SearchDocument {
  readonly id: number
  readonly pageTitle: string
  readonly sectionTitle: string
  /** Path with the base URL and, for sections, `#anchor`. */
  readonly sectionRoute: string
  readonly type: 'docs' | 'blog' | 'page'
  /** First characters of the section's text, for the excerpt under a result; at most 240 UTF-16 units. */
  readonly excerpt?: string
  /** Labels of the categories above the page, outermost first; a lunr index has none. */
  readonly breadcrumb?: readonly string[]
}

export interface SearchResult {
  readonly document: SearchDocument
  readonly score: number
  readonly terms: readonly string[]
  /** What of words shows a hit: the terms and their stems. */
  readonly marks: readonly string[]
}

/** Longest query, in UTF-16 units. */
export const SEARCH_MAX_QUERY = 512
/** A search still running after this many milliseconds is shown as stalled. */
export const SEARCH_STALL_MS = 300
