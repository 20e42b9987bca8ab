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

/** Why a section was found where none of its shown texts says so. */
export interface HitReason {
  readonly kind: 'keyword' | 'tag' | 'category' | 'synonym'
  /** The keyword, tag or category as it is written; of a synonym, what stands for the word that was typed. */
  readonly label: string
}

/** A section found. Those of one page stand one after another. */
export interface SearchResult {
  readonly document: SearchDocument
  readonly score: number
  /** Words of the query. */
  readonly terms: readonly string[]
  /** Index terms (`runtime/search/text/index-terms.ts`) whose words are marked in texts. */
  readonly marks: readonly string[]
  readonly reason?: HitReason
}

/** Longest query, in UTF-16 units. */
export const SEARCH_MAX_QUERY = 512
/** A search still running after this many milliseconds is shown as stalled. */
export const SEARCH_STALL_MS = 300
