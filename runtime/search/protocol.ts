// What passes between the page and the thread that searches. Plain values, so that it can be a worker or the page itself.
import type { SearchResult } from '../model/search.ts'
import type { SearchView } from '../model/site.ts'
import type { DownloadProgress, Fetch } from './download.ts'

/** What an engine needs of its surroundings. */
export interface EngineSurroundings {
  readonly fetch: Fetch
  warn(message: string, cause?: unknown): void
}

/** A query with all that is needed to answer it. */
export interface SearchRequest {
  readonly engine: SearchView['engine']
  readonly query: string
  /** Indexes to look in, in order. */
  readonly tags: readonly string[]
  /** Address of the folder with the index files, absolute, with a slash at the end. */
  readonly indexBase: string
  readonly options: Pick<SearchView, 'boosts' | 'languages' | 'synonyms' | 'tokenSeparator' | 'maxResults'>
  /** Indexes that could not be loaded before are asked for again. */
  readonly retry: boolean
  /** What was typed is searched for as it is, whatever else may be meant. */
  readonly literal: boolean
}

/** The answer. */
export interface SearchOutcome {
  readonly results: readonly SearchResult[]
  /** An index could not be loaded. */
  readonly unavailable: boolean
  /** What was searched for, where it is not what was typed: another keyboard layout, a slip corrected. */
  readonly shownFor?: string
}

/** Something that answers queries. */
export interface SearchEngine {
  /** `onProgress` is called while the answer waits for indexes that are still loading. */
  search(request: SearchRequest, onProgress?: (progress: DownloadProgress) => void): Promise<SearchOutcome>
}

/** A request on its way to a worker. */
export interface WorkerCall {
  readonly id: number
  readonly request: SearchRequest
}

/** What comes back: any number of progress reports, then the answer or the worker's error. */
export type WorkerReply = { readonly id: number } & (
  | { readonly progress: DownloadProgress }
  | { readonly outcome: SearchOutcome }
  | { readonly error: string }
)
