// A bounded map that evicts the value put longest ago.

/** A bounded map of the newest values. */
export interface BoundedMap<V> {
  get(name: string): V | undefined
  put(name: string, value: V): void
  delete(name: string): void
  /** All values, the newest last. */
  all(): V[]
}

/** Keeps at most `limit` values. */
export function boundedMap<V>(limit: number): BoundedMap<V> {
  const kept = new Map<string, V>()
  return {
    get: (name) => kept.get(name),
    put(name, value) {
      kept.delete(name)
      kept.set(name, value)
      const [oldest] = kept.size > limit ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
    },
    delete: (name) => void kept.delete(name),
    all: () => [...kept.values()],
  }
}
