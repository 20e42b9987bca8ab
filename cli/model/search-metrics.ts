// Search metrics of a site, from its author's tests and from readers' queries.

/** Number of queries, and of those that find their page. */
export interface SearchCounts {
  readonly queries: number
  /** Queries whose page is among the results that a reader sees. */
  readonly found: number
  /** Queries whose page is the first result. */
  readonly first: number
}

/** Metrics of a search test file. Queries without a category appear only in the totals. */
export interface SearchMetrics extends SearchCounts {
  readonly categories: readonly (SearchCounts & { readonly category: string })[]
}

/** A reader's query. */
export interface ReaderQuery {
  readonly query: string
  /** How often it was searched. */
  readonly count: number
}

/** The search's answer to a query. */
export interface QueryAnswer {
  /** Routes of the sections found. */
  readonly routes: readonly string[]
  /** The corrected query that was searched instead of the one typed. */
  readonly shownFor?: string | undefined
}

/** Results of readers' queries, most frequent first. */
export interface QueryFigures {
  readonly queries: number
  /** Sum of the counts. */
  readonly searches: number
  readonly nothing: readonly ReaderQuery[]
  readonly instead: readonly (ReaderQuery & { readonly shownFor: string })[]
}
