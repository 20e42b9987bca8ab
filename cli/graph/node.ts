// A node of the build graph: what is known of one query with one key, and the ways along the edges between nodes.
import { hash } from 'node:crypto'
import type { Diagnostic } from '../model/diagnostic.ts'
import { hashJson, type Query } from './query.ts'

/** What is known of a query with a key. All fields are there from the start: there are many nodes, and one shape is small. */
export interface Node {
  readonly query: Query<unknown>
  readonly key: string
  /** `EVICTED` while the value is not in memory. */
  value: unknown
  error: { readonly of: unknown } | undefined
  /** Loads the value of an earlier process. */
  load: (() => unknown) | undefined
  /** The value is stored already. */
  isStored: boolean
  /** Made when it is asked for: a build that asks each question once needs none. Undefined = not made of this value yet. */
  fingerprint: string | undefined
  reads: readonly Node[]
  /** The edges the other way round; known from the first change on, a single build has no use for them. */
  readers: Set<Node> | undefined
  diagnostics: readonly Diagnostic[]
  /** Something below it has changed: it is revalidated before it is used. */
  maybeDirty: boolean
  /** Revision in which the node was last found up to date; -1 = never computed or invalidated. */
  verifiedAt: number
  /** Revision in which the value last became different. */
  changedAt: number
  /** Revision in which it was last demanded from outside the graph. */
  demandedAt: number
  running: Promise<void> | undefined
  /** Its place in a snapshot; `NO_INDEX` for one that is not in it. */
  index: number
}

/** Place of a node that is in no snapshot. */
export const NO_INDEX = -1

/** Stands where a value would: any value may be one of a query. */
export const EVICTED = Symbol('the value is not in memory')

/** Shared by the many nodes that read or found nothing. */
export const EMPTY: readonly never[] = []

/** A node of which nothing is known yet. */
export function newNode(query: Query<unknown>, key: string): Node {
  return {
    query,
    key,
    value: EVICTED,
    error: undefined,
    load: undefined,
    isStored: false,
    fingerprint: undefined,
    reads: EMPTY,
    readers: undefined,
    diagnostics: EMPTY,
    maybeDirty: false,
    verifiedAt: -1,
    changedAt: 0,
    demandedAt: 0,
    running: undefined,
    index: NO_INDEX,
  }
}

/** Name of a node for people. */
export const idOf = ({ query, key }: Node) => `${query.name}:${key}`

/** The fingerprint of the newest value and its findings. */
export function fingerprintOf(node: Node): string {
  const { value, query, diagnostics } = node
  if (node.fingerprint !== undefined || value === EVICTED) return node.fingerprint ?? ''
  const made =
    query.fingerprint === 'reads'
      ? hash('sha1', node.reads.map(fingerprintOf).join('\n'))
      : (query.fingerprint ?? hashJson)(value)
  node.fingerprint = withFindings(made, diagnostics)
  return node.fingerprint
}

/** Takes the value out of memory; its fingerprint stays. */
export function evict(node: Node): void {
  fingerprintOf(node)
  node.value = EVICTED
}

/** Keeps the other direction of the edges right when a node reads something else than before. */
export function moveReader(node: Node, before: readonly Node[], now: Iterable<Node>): void {
  const gone = new Set(before)
  for (const read of now) {
    if (gone.delete(read)) continue
    read.readers ??= new Set()
    read.readers.add(node)
  }
  for (const read of gone) read.readers?.delete(node)
}

/** What is above these nodes may have changed. The readers of a node that is marked are marked already. */
export function markReaders(changed: Iterable<Node>): void {
  const open = [...changed]
  for (let node = open.pop(); node; node = open.pop()) {
    for (const reader of node.readers ?? []) {
      if (reader.maybeDirty) continue
      reader.maybeDirty = true
      open.push(reader)
    }
  }
}

/** Nodes that can be reached along reads. */
export function reachable(start: Iterable<Node>, skip?: (node: Node) => boolean): Set<Node> {
  const seen = new Set<Node>(start)
  for (const node of seen) for (const read of node.reads) if (!skip?.(read)) seen.add(read)
  return seen
}

/** Findings count as part of the result, so that a corrected message reaches all that show it. */
function withFindings(fingerprint: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics.length === 0 ? fingerprint : `${fingerprint} ${hashJson(diagnostics)}`
}
