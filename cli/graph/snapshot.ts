// Converts a graph to plain values that outlive the process, and back: the reads and findings of each node, the fingerprint of
// its value, and the value itself if the query asks for that. The next process continues where this one ended.
import type { Diagnostic } from '../model/diagnostic.ts'
import { lastingFingerprint } from './externals.ts'
import { EVICTED, fingerprintOf, idOf, NO_INDEX, type Node, newNode } from './node.ts'
import type { Query } from './query.ts'

/** A graph as plain values. Nodes are ordered by rank and referenced by index. */
export interface GraphSnapshot {
  readonly queries: readonly string[]
  readonly keys: readonly string[]
  /** For each node: query index, key index, number of reads, then the node index of each read. */
  readonly nodes: readonly number[]
  readonly fingerprints: readonly string[]
  readonly diagnostics: readonly (readonly [node: number, found: readonly Diagnostic[]])[]
  /** Nodes whose values are in the snapshot; `values` has the same order. */
  readonly valued: readonly number[]
  readonly values: readonly unknown[]
}

/** Stores large values, each under a name derived from its fingerprint. */
export interface ValueStore {
  get(name: string): unknown
  put(name: string, value: unknown): void
}

/** Serializes the nodes that are up to date. */
export function serialize(
  nodes: readonly Node[],
  unstable: ReadonlySet<Node>,
  store: ValueStore,
): GraphSnapshot {
  const queries = numbering<string>()
  const keys = numbering<string>()
  const numbers: number[] = []
  const fingerprints: string[] = []
  const diagnostics: [number, readonly Diagnostic[]][] = []
  const valued: number[] = []
  const values: unknown[] = []
  for (const node of [...nodes].sort((a, b) => a.query.rank - b.query.rank)) {
    const { reads } = node
    node.index = NO_INDEX
    if (node.error || node.maybeDirty || node.verifiedAt <= 0) continue
    if (reads.some(({ index }) => index === NO_INDEX)) continue
    const index = fingerprints.length
    node.index = index
    numbers.push(queries.of(node.query.name), keys.of(node.key), reads.length)
    for (const read of reads) numbers.push(read.index)
    fingerprints.push(lastingFingerprint(node, unstable))
    if (node.diagnostics.length > 0) diagnostics.push([index, node.diagnostics])
    if (node.value !== EVICTED && node.query.keep === 'inside') {
      valued.push(index)
      values.push(node.value)
    }
    if (node.value !== EVICTED && node.query.keep === 'apart' && !node.isStored)
      store.put(storeName(node), node.value)
  }
  return {
    queries: queries.all(),
    keys: keys.all(),
    nodes: numbers,
    fingerprints,
    diagnostics,
    valued,
    values,
  }
}

/** Restores the nodes of a snapshot with the state they had in revision 1. Throws if a query no longer exists. */
export function restore(
  snapshot: GraphSnapshot,
  queries: ReadonlyMap<string, Query<unknown>>,
  store: ValueStore,
): readonly Node[] {
  const nodes: Node[] = []
  const { nodes: numbers } = snapshot
  for (let at = 0; at < numbers.length; ) {
    const name = snapshot.queries[numbers[at] ?? 0] ?? ''
    const query = queries.get(name)
    if (!query) throw new Error(`no query ${name}`)
    const node = newNode(query, snapshot.keys[numbers[at + 1] ?? 0] ?? '')
    const end = at + 3 + (numbers[at + 2] ?? 0)
    node.reads = numbers.slice(at + 3, end).flatMap((read) => nodes[read] ?? [])
    node.fingerprint = snapshot.fingerprints[nodes.length]
    node.verifiedAt = 1
    node.changedAt = 1
    if (query.keep === 'apart') node.load = () => store.get(storeName(node))
    nodes.push(node)
    at = end
  }
  for (const [index, found] of snapshot.diagnostics) {
    const node = nodes[index]
    if (node) node.diagnostics = found
  }
  for (const [at, index] of snapshot.valued.entries()) {
    const node = nodes[index]
    if (node) node.value = snapshot.values[at]
  }
  return nodes
}

/** Loads a value stored by an earlier process, if it still exists. */
export function loadValue(node: Node): void {
  const value = node.load?.()
  node.load = undefined
  if (value === undefined) return
  node.value = value
  node.isStored = true
}

const storeName = (node: Node) => `${idOf(node)} ${fingerprintOf(node)}`

/** Numbers values in order of first appearance. */
function numbering<V>() {
  const numbers = new Map<V, number>()
  return {
    of(value: V): number {
      const number = numbers.get(value) ?? numbers.size
      numbers.set(value, number)
      return number
    },
    all: () => [...numbers.keys()],
  }
}
