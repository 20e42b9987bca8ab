// A graph as plain values that outlive the process, and back: what each node read and found, the fingerprint of its value, and
// the value itself where its query asks for that. The next process begins where this one ended, like a server after a save.
import type { Diagnostic } from '../model/diagnostic.ts'
import { fingerprintOf, GONE, idOf, NOWHERE, type Node, newNode } from './node.ts'
import type { Query } from './query.ts'

/** A graph as it is kept. Nodes stand in the order of their ranks and are known by their places in it. */
export interface KeptGraph {
  readonly queries: readonly string[]
  readonly keys: readonly string[]
  /** Of each node: its query, its key, how many nodes it reads, and which. */
  readonly nodes: readonly number[]
  readonly fingerprints: readonly string[]
  readonly diagnostics: readonly (readonly [node: number, found: readonly Diagnostic[]])[]
  /** Nodes whose values are kept here, and those values in the same order. */
  readonly valued: readonly number[]
  readonly values: readonly unknown[]
}

/** Where large values lie, each under the name of what it is. */
export interface ValueStore {
  get(name: string): unknown
  put(name: string, value: unknown): void
}

/** Keeps the nodes that are up to date. */
export function keepNodes(nodes: readonly Node[], store: ValueStore): KeptGraph {
  const queries = numbering<string>()
  const keys = numbering<string>()
  const numbers: number[] = []
  const fingerprints: string[] = []
  const diagnostics: [number, readonly Diagnostic[]][] = []
  const valued: number[] = []
  const values: unknown[] = []
  for (const node of [...nodes].sort((a, b) => a.query.rank - b.query.rank)) {
    const { reads } = node
    node.place = NOWHERE
    if (node.error || node.suspect || node.verifiedAt <= 0) continue
    if (reads.some(({ place }) => place === NOWHERE)) continue
    const place = fingerprints.length
    node.place = place
    numbers.push(queries.of(node.query.name), keys.of(node.key), reads.length)
    for (const read of reads) numbers.push(read.place)
    fingerprints.push(fingerprintOf(node))
    if (node.diagnostics.length > 0) diagnostics.push([place, node.diagnostics])
    if (node.value !== GONE && node.query.keep === 'inside') {
      valued.push(place)
      values.push(node.value)
    }
    if (node.value !== GONE && node.query.keep === 'apart' && !node.isStored)
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

/** The nodes that were kept, as they were in revision 1. Throws for a query that is not there any more. */
export function wakeNodes(
  kept: KeptGraph,
  queries: ReadonlyMap<string, Query<unknown>>,
  store: ValueStore,
): readonly Node[] {
  const nodes: Node[] = []
  const { nodes: numbers } = kept
  for (let at = 0; at < numbers.length; ) {
    const name = kept.queries[numbers[at] ?? 0] ?? ''
    const query = queries.get(name)
    if (!query) throw new Error(`no query ${name}`)
    const node = newNode(query, kept.keys[numbers[at + 1] ?? 0] ?? '')
    const end = at + 3 + (numbers[at + 2] ?? 0)
    node.reads = numbers.slice(at + 3, end).flatMap((read) => nodes[read] ?? [])
    node.fingerprint = kept.fingerprints[nodes.length]
    node.verifiedAt = 1
    node.changedAt = 1
    if (query.keep === 'apart') node.load = () => store.get(storeName(node))
    nodes.push(node)
    at = end
  }
  for (const [place, found] of kept.diagnostics) {
    const node = nodes[place]
    if (node) node.diagnostics = found
  }
  for (const [at, place] of kept.valued.entries()) {
    const node = nodes[place]
    if (node) node.value = kept.values[at]
  }
  return nodes
}

/** Takes a value from where it lies, if it is still there. */
export function loadValue(node: Node): void {
  const value = node.load?.()
  node.load = undefined
  if (value === undefined) return
  node.value = value
  node.isStored = true
}

const storeName = (node: Node) => `${idOf(node)} ${fingerprintOf(node)}`

/** Numbers for values in the order in which they come. */
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
