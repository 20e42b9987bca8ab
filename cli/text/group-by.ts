// Things by what they have in common. (`Map.groupBy` is not in all versions of Node that are supported.)

/** Groups by key, in the order of their first members; members keep their order. */
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
