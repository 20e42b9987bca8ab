// Messages between the page and the search engine. Plain values, so that the engine can run in a worker or in the page.
import type { SearchResult } from '../model/search.ts'
import type { SearchView } from '../model/site.ts'
import type { DownloadProgress, Fetch } from './download.ts'
import type { FilePart, FileStream } from './file-stream.ts'

/** Dependencies of an engine. */
export interface EngineSurroundings {
  readonly fetch: Fetch
  warn(message: string, cause?: unknown): void
  /** How many files of each kind of an index to keep in memory; by default as many as suit a browser. */
  readonly keptFiles?: number
}

/** A query with everything needed to answer it. */
export interface SearchRequest {
  readonly engine: SearchView['engine']
  readonly query: string
  /** Indexes to search, in order. */
  readonly tags: readonly string[]
  /** Absolute URL of the folder with the index files, with a trailing slash. */
  readonly indexBase: string
  readonly options: Pick<SearchView, 'boosts' | 'languages' | 'synonyms' | 'tokenSeparator' | 'maxResults'>
  /** Loads indexes again that could not be loaded before. */
  readonly retry: boolean
  /** Searches for exactly what was typed, without other readings. */
  readonly literal: boolean
  /** Label of the area to search; all pages if absent or unknown. */
  readonly area?: string
  /** Labels of the categories above the page the reader is on, outermost first. */
  readonly place?: readonly string[]
}

/** A part of the site that results can be limited to. */
export interface AreaView {
  readonly label: string
  /** Path of its first page. */
  readonly route: string
}

/** The answer to a query. */
export interface SearchOutcome {
  readonly results: readonly SearchResult[]
  /** An index could not be loaded. */
  readonly unavailable: boolean
  /** The query that was searched for, if it differs from what was typed: other keyboard layout, corrected typo. */
  readonly shownFor?: string
  /** Areas that results can be limited to, if the index has several. */
  readonly areas?: readonly AreaView[]
  /** Similar words of the site, if there are no results. */
  readonly near?: readonly string[]
}

/** Hands over the files that the page has requested, by URL; after that the engine fetches for itself. */
export type TakeFiles = () => ReadonlyMap<string, FileStream>

/** Answers queries. */
export interface SearchEngine {
  /** Loads the code of the engine but no index, so that on a slow connection it is ready at the first keystroke. */
  prepare?(kind: SearchRequest['engine']): void
  /**
   * `onProgress` is called while the answer waits for indexes to load, `onPartial` with results that are known before the rest.
   */
  search(
    request: SearchRequest,
    onProgress?: (progress: DownloadProgress) => void,
    onPartial?: (outcome: SearchOutcome) => void,
  ): Promise<SearchOutcome>
}

/** A request on its way to a worker. */
export interface WorkerRequest {
  readonly id: number
  readonly request: SearchRequest
}

/** The URL of a file that the page has requested; sent again with each part of it. */
export interface FileAhead {
  readonly ahead: string
  readonly part?: FilePart
}

/** Messages to a worker. */
export type WorkerCall = WorkerRequest | FileAhead

/** Messages from a worker: any number of progress reports and partial answers, then the answer or the worker's error. */
export type WorkerReply = { readonly id: number } & (
  | { readonly progress: DownloadProgress }
  | { readonly partial: SearchOutcome }
  | { readonly outcome: SearchOutcome }
  | { readonly error: string }
)
