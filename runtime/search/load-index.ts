// Search indexes by tag: absent -> loading (later callers share the same promise) -> ready. An index that cannot be loaded counts
// as empty, so that the search continues with the others.
import { type DownloadProgress, StatusError, sumProgress } from './download.ts'

/** A loaded index; `failure` says why it is empty. */
export interface LoadedIndex<T> {
  readonly index: T
  readonly failure?: IndexFailure
}

/** `missing`: the site has no such index. `unavailable`: loading failed this time. */
export type IndexFailure = 'missing' | 'unavailable'

/** Indexes by tag. */
export interface IndexStore<T> {
  get(tag: string): Promise<LoadedIndex<T>>
  /** Combined download progress of these indexes; null if none of them is loading. */
  progressOf(tags: readonly string[]): DownloadProgress | null
  /** Forgets unavailable indexes, so that their next use loads them again. */
  forgetUnavailable(): void
}

/** How indexes are loaded, and the value for one that cannot be loaded. */
export interface IndexSource<T> {
  load(tag: string, onProgress: (progress: DownloadProgress) => void): Promise<T>
  readonly empty: T
  warn(message: string, cause: unknown): void
  /** Called whenever bytes of a running download arrive. */
  onProgress(): void
}

const NOTHING_YET: DownloadProgress = { loadedBytes: 0, totalBytes: null }

/** A store that loads each tag once. */
export function createIndexStore<T>({ load, empty, warn, onProgress }: IndexSource<T>): IndexStore<T> {
  const loads = new Map<string, Promise<LoadedIndex<T>>>()
  const loading = new Set<string>()
  // Completed downloads stay in the map, so that the overall share does not drop when one of two completes.
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
