// What passes between the page and the thread that searches. Plain values, so that it can be a worker or the page itself.
import type { SearchResult } from '../model/search.ts'
import type { SearchView } from '../model/site.ts'

/** A query with all that is needed to answer it. */
export interface SearchRequest {
  readonly query: string
  /** Indexes to look in, in order. */
  readonly tags: readonly string[]
  /** Where the index files lie, absolute, with a slash at the end. */
  readonly indexBase: string
  readonly options: Pick<SearchView, 'boosts' | 'languages' | 'tokenSeparator' | 'maxResults'>
  /** First request since the search was opened: indexes that could not be loaded before are tried again. */
  readonly fresh: boolean
}

/** The answer. */
export interface SearchOutcome {
  readonly results: readonly SearchResult[]
  /** An index could not be loaded. */
  readonly unavailable: boolean
}

/** Something that answers queries. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchOutcome>
}

/** A request on its way to a worker. */
export interface WorkerCall {
  readonly id: number
  readonly request: SearchRequest
}

/** Its answer; without an outcome the worker failed. */
export interface WorkerReply {
  readonly id: number
  readonly outcome?: SearchOutcome
  readonly error?: string
}
