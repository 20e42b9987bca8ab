// The values that a graph took from outside, such as files. Another process compares their fingerprints to find what has
// changed.
import { fingerprintOf, type Node } from './node.ts'
import type { Query } from './query.ts'
import type { NodeName } from './state.ts'

/** Fingerprints of external values: query name -> key -> fingerprint. */
export type Externals = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Stored instead of a fingerprint if the value changed within one process. */
const UNSTABLE = 'unstable'

/** Number of values compared concurrently. */
const AT_ONCE = 64

/** Fingerprint of a node as stored for another process. */
export const lastingFingerprint = (node: Node, unstable: ReadonlySet<Node>): string =>
  unstable.has(node) ? UNSTABLE : fingerprintOf(node)

/** Fingerprints of all external values among these nodes. */
export function externalsOf(nodes: readonly Node[], unstable: ReadonlySet<Node>): Externals {
  const found = new Map<string, [string, string][]>()
  for (const node of nodes) {
    const { query, key, verifiedAt, error } = node
    if (!query.current || verifiedAt <= 0 || error) continue
    const same = found.get(query.name) ?? []
    found.set(query.name, same)
    same.push([key, lastingFingerprint(node, unstable)])
  }
  return Object.fromEntries([...found].map(([name, same]) => [name, Object.fromEntries(same)]))
}

/** Yields the nodes whose external value has changed, in query order, as they are found. A removed query counts as changed. */
export async function* changedSince(
  externals: Externals,
  queries: ReadonlyMap<string, Query<unknown>>,
): AsyncGenerator<NodeName> {
  const order = [...queries.keys()]
  const place = ([name]: readonly [string, unknown]) => order.indexOf(name)
  for (const [name, before] of Object.entries(externals).sort((a, b) => place(a) - place(b))) {
    const current = queries.get(name)?.current ?? (async () => null)
    const entries = Object.entries(before)
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      const some = entries.slice(at, at + AT_ONCE)
      const now = await Promise.all(some.map(([key]) => current(key)))
      for (const [index, [key, then]] of some.entries())
        if (now[index] !== then) yield { query: { name }, key }
    }
  }
}
