// What passes between the page and the thread that searches. Plain values, so that it can be a worker or the page itself.
import type { SearchResult } from '../model/search.ts'
import type { SearchView } from '../model/site.ts'
import type { ArrivingFile, FilePart } from './arriving-file.ts'
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
  /** Label of the area that is searched; without one, and where it does not exist, all pages are. */
  readonly area?: string
  /** Labels of the categories above the page that the reader is on, outermost first. */
  readonly place?: readonly string[]
}

/** A part of the site that results can be limited to. */
export interface AreaView {
  readonly label: string
  /** Where it begins. */
  readonly route: string
}

/** The answer. */
export interface SearchOutcome {
  readonly results: readonly SearchResult[]
  /** An index could not be loaded. */
  readonly unavailable: boolean
  /** What was searched for, where it is not what was typed: another keyboard layout, a slip corrected. */
  readonly shownFor?: string
  /** What results can be limited to, where the index knows several parts of the site. */
  readonly areas?: readonly AreaView[]
  /** Words of the site that look like those typed, where there are no results. */
  readonly near?: readonly string[]
}

/** Gives the engine the files that the page has asked for, by address; from then on it asks itself. */
export type TakeFiles = () => ReadonlyMap<string, ArrivingFile>

/** Something that answers queries. */
export interface SearchEngine {
  /** Loads the code of the engine, no index: on a slow line it is there when the first letter is typed. */
  prepare?(kind: SearchRequest['engine']): void
  /**
   * `onProgress` is called while the answer waits for indexes that are still loading, `onPartial` with results that are known
   * before the others.
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

/** The address of a file that the page has asked for; then once more with each part of it. */
export interface FileAhead {
  readonly ahead: string
  readonly part?: FilePart
}

/** What a worker is told. */
export type WorkerCall = WorkerRequest | FileAhead

/** What comes back: any number of progress reports and partial answers, then the answer or the worker's error. */
export type WorkerReply = { readonly id: number } & (
  | { readonly progress: DownloadProgress }
  | { readonly partial: SearchOutcome }
  | { readonly outcome: SearchOutcome }
  | { readonly error: string }
)
