// Caches results derived from an immutable object for as long as the object lives.

/** The function, with its result cached for as long as its argument lives. */
export function onceFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly of: V }>()
  return (key) => {
    const known = made.get(key)
    if (known) return known.of
    const value = make(key)
    made.set(key, { of: value })
    return value
  }
}
