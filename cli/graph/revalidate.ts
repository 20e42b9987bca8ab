// Brings a node up to date. A node is recomputed only if something it read has changed, and a recomputed value that is equal to
// the old one counts as unchanged (early cutoff), so nothing above it is recomputed.
import type { Diagnostic } from '../model/diagnostic.ts'
import { EMPTY, EVICTED, evict, fingerprintOf, idOf, moveReader, type Node } from './node.ts'
import type { Query, Reader } from './query.ts'
import { shareEqual } from './share-equal.ts'
import { loadValue } from './snapshot.ts'
import { type GraphState, nodeOf } from './state.ts'

/** Whether a node is known to be up to date and, if `wantValue`, its value is in memory. */
function isCurrent(node: Node, wantValue: boolean): boolean {
  const { verifiedAt, maybeDirty, value, error } = node
  return verifiedAt > 0 && !maybeDirty && (!wantValue || value !== EVICTED || error !== undefined)
}

/** The up-to-date value of a node. Rejects if its computation threw. */
export async function currentValue(state: GraphState, node: Node): Promise<unknown> {
  for (;;) {
    if (!isCurrent(node, true)) await refresh(state, node, true)
    if (node.error) throw node.error.of
    // Another reader may have taken a non-retained value after the computation ended and before we resumed.
    if (node.value !== EVICTED) return takeValue(node)
  }
}

/** Hands the value to one reader; a non-retained value is evicted at once. */
function takeValue(node: Node): unknown {
  const { value, query } = node
  if (query.retain === false) evict(node)
  return value
}

async function refresh(state: GraphState, node: Node, wantValue: boolean): Promise<void> {
  while (node.running) await node.running
  if (isCurrent(node, wantValue)) return
  const isNew = node.verifiedAt < 0 && !node.load
  node.running = isNew ? compute(state, node) : update(state, node, wantValue)
  try {
    await node.running
  } finally {
    node.running = undefined
  }
}

async function update(state: GraphState, node: Node, wantValue: boolean): Promise<void> {
  await revalidate(state, node)
  if (wantValue && node.load && isCurrent(node, false)) loadValue(node)
  if (!isCurrent(node, wantValue)) await compute(state, node)
}

/** A node that may be dirty is clean if everything it read is unchanged. */
export async function revalidate(state: GraphState, node: Node): Promise<void> {
  if (!node.maybeDirty || node.verifiedAt <= 0 || !(await readsUnchanged(state, node))) return
  node.maybeDirty = false
  node.verifiedAt = state.revision
}

/** Reads are checked in the order they were made: an earlier value may decide whether a later read happens at all. */
async function readsUnchanged(state: GraphState, node: Node): Promise<boolean> {
  for (const read of node.reads) {
    if (!isCurrent(read, false)) await refresh(state, read, false)
    if (read.changedAt > node.verifiedAt) return false
  }
  return true
}

/** Computes a node regardless of its state. */
export async function compute(state: GraphState, node: Node): Promise<void> {
  const reads = new Set<Node>()
  const found: Diagnostic[] = []
  state.computed.push(node)
  const before = resultOf(node)
  node.load = undefined
  node.isStored = false
  node.error = undefined
  try {
    node.value = await node.query.compute(node.key, readerFor(state, node, reads, found))
  } catch (error) {
    node.error = { of: error }
    node.value = EVICTED
  }
  if (state.knowsReaders) moveReader(node, node.reads, reads)
  node.reads = [...reads]
  node.diagnostics = found.length > 0 ? found : EMPTY
  if (isDifferent(node, before, state)) {
    node.changedAt = state.revision
    // The change was not reported, so the value is not stable.
    if (before.verifiedAt > 0 && node.query.current && reads.size === 0) state.unstable.add(node)
  }
  node.maybeDirty = false
  node.verifiedAt = state.revision
  state.retained.add(node)
}

/** The reader for a node's computation: records its reads and findings. */
function readerFor(state: GraphState, node: Node, reads: Set<Node>, found: Diagnostic[]): Reader {
  const below = (query: Query<unknown>, key: string): Node => {
    if (query.rank >= node.query.rank)
      throw new Error(
        `${idOf(node)} (rank ${node.query.rank}) must not read ${query.name} (rank ${query.rank})`,
      )
    return nodeOf(state, query, key)
  }
  const recorded = (query: Query<unknown>, key: string): Node => {
    const read = below(query, key)
    reads.add(read)
    return read
  }
  // Fast path: most values are in memory and current.
  const valueFor = (read: Node): Promise<unknown> =>
    read.value !== EVICTED && isCurrent(read, true)
      ? Promise.resolve(takeValue(read))
      : currentValue(state, read)
  return {
    report: (diagnostic) => void found.push(diagnostic),
    read: (query, key) => valueFor(recorded(query as Query<unknown>, key)) as Promise<never>,
    peek: (query, key) => valueFor(below(query as Query<unknown>, key)) as Promise<never>,
    fingerprint: async (query, key) => {
      const read = recorded(query as Query<unknown>, key)
      if (!isCurrent(read, false)) await refresh(state, read, false)
      if (read.error) throw read.error.of
      if (read.query.retain === false) evict(read)
      return fingerprintOf(read)
    },
  }
}

/** State of a node before it is recomputed. */
type Result = Pick<Node, 'value' | 'error' | 'diagnostics' | 'verifiedAt' | 'changedAt' | 'fingerprint'>

function resultOf(node: Node): Result {
  const { value, error, diagnostics, verifiedAt, changedAt } = node
  // A fingerprint function has to run while the old value is in memory; other comparisons do not need it.
  const isHashed = changedAt > 0 && typeof node.query.fingerprint === 'function'
  const fingerprint = isHashed ? fingerprintOf(node) : node.fingerprint
  return { value, error, diagnostics, verifiedAt, changedAt, fingerprint }
}

/** Whether a recomputed node differs from its old state. Equal parts of plain values and findings are taken from the old ones. */
function isDifferent(node: Node, before: Result, state: GraphState): boolean {
  node.fingerprint = node.error ? `error ${state.revision}` : undefined
  if (before.changedAt === 0 || node.error || before.error) return true
  if (node.query.fingerprint === 'reads') {
    const isSame =
      before.verifiedAt > 0 && node.reads.every(({ changedAt }) => changedAt <= before.verifiedAt)
    if (isSame) node.fingerprint = before.fingerprint
    return !isSame
  }
  if (node.query.fingerprint || before.value === EVICTED) return fingerprintOf(node) !== before.fingerprint
  node.value = shareEqual(before.value, node.value)
  node.diagnostics = shareEqual(before.diagnostics, node.diagnostics)
  const isSame = Object.is(node.value, before.value) && node.diagnostics === before.diagnostics
  if (isSame) node.fingerprint = before.fingerprint
  return !isSame
}
