// Figures of the search of a site, from the tests of its author and from the queries of its readers.

/** Queries, and how many of them find their page. */
export interface SearchCounts {
  readonly queries: number
  /** Among the results that a reader sees. */
  readonly found: number
  /** At the first place. */
  readonly first: number
}

/** The figures of a file of search tests; queries without a category are in none. */
export interface SearchFigures extends SearchCounts {
  readonly categories: readonly (SearchCounts & { readonly category: string })[]
}

/** A query of readers. */
export interface ReaderQuery {
  readonly query: string
  /** How often it was typed. */
  readonly count: number
}

/** The answer of the search to a query. */
export interface QueryAnswer {
  /** Sections found. */
  readonly routes: readonly string[]
  /** What was searched for instead of what was typed. */
  readonly shownFor?: string | undefined
}

/** The results of readers' queries, the most frequent first. */
export interface QueryFigures {
  readonly queries: number
  /** Sum of the counts. */
  readonly searches: number
  readonly nothing: readonly ReaderQuery[]
  readonly instead: readonly (ReaderQuery & { readonly shownFor: string })[]
}
