// Search index documents and search results.

/** A stored section of a page: the text and the target of a result. */
export interface SearchDocument {
  readonly id: number
  readonly pageTitle: string
  readonly sectionTitle: string
  /** Path with the base URL and, for sections, `#anchor`. */
  readonly sectionRoute: string
  readonly type: 'docs' | 'blog' | 'page'
  /** Beginning of the section's text, for the excerpt below a result; at most 240 UTF-16 units. */
  readonly excerpt?: string
  /** Labels of the categories above the page, outermost first; absent in a lunr index. */
  readonly breadcrumb?: readonly string[]
}

/** Why a section was found, if none of its visible texts shows it. */
export interface HitReason {
  readonly kind: 'keyword' | 'tag' | 'category' | 'synonym'
  /** The keyword, tag or category as written; for a synonym, the text that matched the typed word. */
  readonly label: string
}

/** A section found. Sections of one page follow each other. */
export interface SearchResult {
  readonly document: SearchDocument
  readonly score: number
  /** Words of the query. */
  readonly terms: readonly string[]
  /** Index terms (`runtime/search/text/index-terms.ts`) whose words are highlighted in texts. */
  readonly marks: readonly string[]
  readonly reason?: HitReason
}

/** Maximum length of a query, in UTF-16 units. */
export const SEARCH_MAX_QUERY = 512
/** Time after which a running search is shown as stalled, in milliseconds. */
export const SEARCH_STALL_MS = 300
