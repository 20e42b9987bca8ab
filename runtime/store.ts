// An observable value.

/** A value that can be read, replaced and observed. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  /** Calls back with every later value; returns a function that unsubscribes. */
  subscribe(listener: (value: Value) => void): () => void
}

/** A store with an initial value. */
export function createStore<Value>(first: Value): Store<Value> {
  const state = { value: first }
  const listeners = new Set<(value: Value) => void>()
  return {
    get: () => state.value,
    set(value) {
      state.value = value
      for (const listener of listeners) listener(value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
