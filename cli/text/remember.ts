// What was made of an object stays good for as long as everything else it was made of is the same.

/** Makes a value of an object and what else decides (`from`), or gives the one made before of the same. */
export type Remember<K extends object, V> = (key: K, from: readonly unknown[], make: () => V) => V

/** Remembers the newest value made of each object, forgotten together with it. */
export function remember<K extends object, V>(): Remember<K, V> {
  const known = new WeakMap<K, { readonly value: V; readonly from: readonly unknown[] }>()
  return (key, from, make) => {
    const before = known.get(key)
    if (before?.from.length === from.length && from.every((part, at) => Object.is(part, before.from[at])))
      return before.value
    const value = make()
    known.set(key, { value, from })
    return value
  }
}
