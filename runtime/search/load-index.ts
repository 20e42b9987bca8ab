// Search indexes by tag: absent -> loading (later callers wait for the same answer) -> ready. An index that cannot be had is
// empty, so that the search goes on with the others.

/** A loaded index; `failure` says why it is empty. */
export interface LoadedIndex<T> {
  readonly index: T
  readonly failure?: IndexFailure
}

/** `missing`: the site has no such index. `unavailable`: it could not be loaded now. */
export type IndexFailure = 'missing' | 'unavailable'

/** Thrown by a loader when the server says that there is no such file. */
export class IndexMissingError extends Error {
  override readonly name = 'IndexMissingError'
}

/** Indexes by tag. */
export interface IndexStore<T> {
  get(tag: string): Promise<LoadedIndex<T>>
  /** Forgets indexes that were unavailable, so that their next use asks for them again. */
  forgetUnavailable(): void
}

/** How indexes are fetched, and what stands for one that cannot be. */
export interface IndexSource<T> {
  load(tag: string): Promise<T>
  readonly empty: T
  warn(message: string, cause: unknown): void
}

/** A store that loads each tag once. */
export function createIndexStore<T>({ load, empty, warn }: IndexSource<T>): IndexStore<T> {
  const loads = new Map<string, Promise<LoadedIndex<T>>>()
  const unavailable = new Set<string>()
  const start = (tag: string): Promise<LoadedIndex<T>> =>
    load(tag).then(
      (index) => ({ index }),
      (cause: unknown) => {
        if (cause instanceof IndexMissingError) return { index: empty, failure: 'missing' as const }
        warn(`Search index "${tag}" could not be loaded; it counts as empty.`, cause)
        unavailable.add(tag)
        return { index: empty, failure: 'unavailable' as const }
      },
    )
  return {
    get(tag) {
      const known = loads.get(tag) ?? start(tag)
      loads.set(tag, known)
      return known
    },
    forgetUnavailable() {
      for (const tag of unavailable) loads.delete(tag)
      unavailable.clear()
    },
  }
}
