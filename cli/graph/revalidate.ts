// Brings a node up to date: it is computed again only where something it read is different, and a value that comes out equal
// counts as unchanged (early cutoff), so that nothing above it is computed.
import type { Diagnostic } from '../model/diagnostic.ts'
import { EMPTY, EVICTED, evict, fingerprintOf, idOf, moveReader, type Node } from './node.ts'
import type { Query, Reader } from './query.ts'
import { shareEqual } from './share-equal.ts'
import { loadValue } from './snapshot.ts'
import { type GraphState, nodeOf } from './state.ts'

/** Whether a node is known to be up to date, its value in memory where that is wanted. */
function isCurrent(node: Node, wantValue: boolean): boolean {
  const { verifiedAt, maybeDirty, value, error } = node
  return verifiedAt > 0 && !maybeDirty && (!wantValue || value !== EVICTED || error !== undefined)
}

/** The up-to-date value of a node. Rejects when its computation threw. */
export async function currentValue(state: GraphState, node: Node): Promise<unknown> {
  for (;;) {
    if (!isCurrent(node, true)) await refresh(state, node, true)
    if (node.error) throw node.error.of
    // Another reader may have taken a value that is not retained between the end of the computation and our turn.
    if (node.value !== EVICTED) return takeValue(node)
  }
}

/** The value for one reader; a value that is not retained is evicted at once. */
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

/** A node that may be dirty is clean when all that it read is as it was then. */
export async function revalidate(state: GraphState, node: Node): Promise<void> {
  if (!node.maybeDirty || node.verifiedAt <= 0 || !(await readsUnchanged(state, node))) return
  node.maybeDirty = false
  node.verifiedAt = state.revision
}

/** Reads are checked in the order they were made: a later one may exist only because of an earlier one's value. */
async function readsUnchanged(state: GraphState, node: Node): Promise<boolean> {
  for (const read of node.reads) {
    if (!isCurrent(read, false)) await refresh(state, read, false)
    if (read.changedAt > node.verifiedAt) return false
  }
  return true
}

/** Computes a node, whatever is known of it. */
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
    // It was not reported as changed.
    if (before.verifiedAt > 0 && node.query.current && reads.size === 0) state.unstable.add(node)
  }
  node.maybeDirty = false
  node.verifiedAt = state.revision
  state.retained.add(node)
}

/** What a computation may do for a node: what it reads and finds is recorded. */
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
  // Most of what is read is there.
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

/** The state of a node before the graph computes it again. */
type Result = Pick<Node, 'value' | 'error' | 'diagnostics' | 'verifiedAt' | 'changedAt' | 'fingerprint'>

function resultOf(node: Node): Result {
  const { value, error, diagnostics, verifiedAt, changedAt } = node
  // A function's verdict on the old value must be heard while the value is there; other ways to compare need none.
  const isHashed = changedAt > 0 && typeof node.query.fingerprint === 'function'
  const fingerprint = isHashed ? fingerprintOf(node) : node.fingerprint
  return { value, error, diagnostics, verifiedAt, changedAt, fingerprint }
}

/** Whether a computed node differs from what it was. What is equal of a plain value and its findings is taken from before. */
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
