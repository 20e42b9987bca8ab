// Results that follow from one immutable object, worked out once and forgotten together with it.

/** The function, remembering its result for as long as its argument lives. */
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
