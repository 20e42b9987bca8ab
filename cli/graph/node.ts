// A node of the build graph (one query with one key) and traversal along the edges between nodes.
import { hash } from 'node:crypto'
import type { Diagnostic } from '../model/diagnostic.ts'
import { hashJson, type Query } from './query.ts'

/** State of one query with one key. All fields exist from the start: a single object shape saves memory across many nodes. */
export interface Node {
  readonly query: Query<unknown>
  readonly key: string
  /** `EVICTED` if the value is not in memory. */
  value: unknown
  error: { readonly of: unknown } | undefined
  /** Loads the value of an earlier process. */
  load: (() => unknown) | undefined
  /** Whether the value has already been stored. */
  isStored: boolean
  /**
   * Computed lazily, since a build that demands everything once needs no fingerprints. `undefined` = not computed for this
   * value yet.
   */
  fingerprint: string | undefined
  reads: readonly Node[]
  /** The reverse edges. Known from the first change on; a single build does not need them. */
  readers: Set<Node> | undefined
  diagnostics: readonly Diagnostic[]
  /** Something below has changed: revalidate before use. */
  maybeDirty: boolean
  /** Revision in which the node was last found up to date; -1 = never computed, or invalidated. */
  verifiedAt: number
  /** Revision in which the value last changed. */
  changedAt: number
  /** Revision in which the node was last demanded from outside the graph. */
  demandedAt: number
  running: Promise<void> | undefined
  /** Index in the snapshot; `NO_INDEX` if the node is not in it. */
  index: number
}

/** Index of a node that is not in a snapshot. */
export const NO_INDEX = -1

/** Placeholder for an evicted value; a symbol, because a query may return any other value. */
export const EVICTED = Symbol('the value is not in memory')

/** Shared by the many nodes without reads or findings. */
export const EMPTY: readonly never[] = []

/** A node that has not been computed. */
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

/** Human-readable id of a node. */
export const idOf = ({ query, key }: Node) => `${query.name}:${key}`

/** Fingerprint of the newest value and its findings. */
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

/** Drops the value from memory and keeps its fingerprint. */
export function evict(node: Node): void {
  fingerprintOf(node)
  node.value = EVICTED
}

/** Updates the reverse edges after the reads of a node have changed. */
export function moveReader(node: Node, before: readonly Node[], now: Iterable<Node>): void {
  const gone = new Set(before)
  for (const read of now) {
    if (gone.delete(read)) continue
    read.readers ??= new Set()
    read.readers.add(node)
  }
  for (const read of gone) read.readers?.delete(node)
}

/** Marks everything above these nodes as possibly dirty. Stops at marked nodes, whose readers are marked already. */
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

/** All nodes reachable along reads, including the start nodes. */
export function reachable(start: Iterable<Node>, skip?: (node: Node) => boolean): Set<Node> {
  const seen = new Set<Node>(start)
  for (const node of seen) for (const read of node.reads) if (!skip?.(read)) seen.add(read)
  return seen
}

/** Findings are part of the result, so a corrected message reaches everything that shows it. */
function withFindings(fingerprint: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics.length === 0 ? fingerprint : `${fingerprint} ${hashJson(diagnostics)}`
}
