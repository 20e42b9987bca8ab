// Search indexes by tag: absent -> loading (later callers wait for the same answer) -> ready. An index that cannot be had is
// empty, so that the search goes on with the others.
import { type DownloadProgress, StatusError, sumProgress } from './download.ts'

/** A loaded index; `failure` says why it is empty. */
export interface LoadedIndex<T> {
  readonly index: T
  readonly failure?: IndexFailure
}

/** `missing`: the site has no such index. `unavailable`: it could not be loaded now. */
export type IndexFailure = 'missing' | 'unavailable'

/** Indexes by tag. */
export interface IndexStore<T> {
  get(tag: string): Promise<LoadedIndex<T>>
  /** How much of these indexes is loaded; null when none of them is loading. */
  progressOf(tags: readonly string[]): DownloadProgress | null
  /** Forgets indexes that were unavailable, so that their next use asks for them again. */
  forgetUnavailable(): void
}

/** How indexes are fetched, and what stands for one that cannot be. */
export interface IndexSource<T> {
  load(tag: string, onProgress: (progress: DownloadProgress) => void): Promise<T>
  readonly empty: T
  warn(message: string, cause: unknown): void
  /** Called with every growth of a running download. */
  onProgress(): void
}

const NOTHING_YET: DownloadProgress = { loadedBytes: 0, totalBytes: null }

/** A store that loads each tag once. */
export function createIndexStore<T>({ load, empty, warn, onProgress }: IndexSource<T>): IndexStore<T> {
  const loads = new Map<string, Promise<LoadedIndex<T>>>()
  const loading = new Set<string>()
  // Those that are loaded stay in it: of two downloads the share does not fall when one ends.
  const received = new Map<string, DownloadProgress>()
  const unavailable = new Set<string>()
  const start = async (tag: string): Promise<LoadedIndex<T>> => {
    loading.add(tag)
    received.set(tag, NOTHING_YET)
    try {
      const index = await load(tag, (progress) => {
        received.set(tag, progress)
        onProgress()
      })
      return { index }
    } catch (cause) {
      received.delete(tag)
      if (cause instanceof StatusError && cause.status === 404) return { index: empty, failure: 'missing' }
      warn(`Search index "${tag}" could not be loaded; it counts as empty.`, cause)
      unavailable.add(tag)
      return { index: empty, failure: 'unavailable' }
    } finally {
      loading.delete(tag)
    }
  }
  return {
    get(tag) {
      const known = loads.get(tag) ?? start(tag)
      loads.set(tag, known)
      return known
    },
    progressOf(tags) {
      if (!tags.some((tag) => loading.has(tag))) return null
      return sumProgress(tags.flatMap((tag) => received.get(tag) ?? []))
    },
    forgetUnavailable() {
      for (const tag of unavailable) loads.delete(tag)
      unavailable.clear()
    },
  }
}
