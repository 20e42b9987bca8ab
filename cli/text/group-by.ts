// Groups items by key. (`Map.groupBy` is missing in some supported Node versions.)

/** Groups by key, in order of first occurrence; items keep their order. */
export function groupBy<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
