// Revisions. All demands of one revision see the same external state: a change waits for running demands, and later demands
// wait for the change.
import { markReaders, moveReader, type Node } from './node.ts'
import { compute } from './revalidate.ts'
import { allNodes, type GraphState, knownNode, type NodeName } from './state.ts'

/** Runs a demand within one revision: no change is applied before it is answered. */
export async function ask<V>(state: GraphState, question: () => Promise<V>): Promise<V> {
  while (state.change) await state.change
  state.running++
  try {
    return await question()
  } finally {
    state.running--
    if (state.running === 0) for (const wake of state.waiting.splice(0)) wake()
  }
}

/** Starts the next revision and recomputes these nodes in it. */
export async function applyChanges(state: GraphState, changes: readonly NodeName[]): Promise<void> {
  for (;;) {
    if (state.change) await state.change
    else if (state.running > 0) await new Promise<void>((wake) => state.waiting.push(wake))
    else break
  }
  state.revision++
  state.computed = []
  linkReaders(state)
  state.change = spread(
    state,
    changes.flatMap((change) => knownNode(state, change) ?? []),
  )
  try {
    await state.change
  } finally {
    state.change = undefined
  }
}

/** From now on, each node also keeps the edges to its readers. */
export function linkReaders(state: GraphState): void {
  if (!state.knowsReaders) for (const node of allNodes(state)) moveReader(node, [], node.reads)
  state.knowsReaders = true
}

/** Recomputes the affected eager nodes rank by rank, and marks the affected nodes of higher ranks as possibly dirty. */
async function spread(state: GraphState, changed: readonly Node[]): Promise<void> {
  const byRank = new Map<number, Set<Node>>()
  const add = (node: Node) => {
    const same = byRank.get(node.query.rank) ?? new Set()
    byRank.set(node.query.rank, same.add(node))
  }
  const reported = new Set(changed)
  for (const node of reported) {
    node.verifiedAt = -1
    add(node)
  }
  for (let rank = lowest(byRank); rank <= state.eagerRank; rank = lowest(byRank)) {
    const batch = [...(byRank.get(rank) ?? [])]
    byRank.delete(rank)
    await Promise.all(batch.map((node) => compute(state, node)))
    for (const node of batch) {
      // Another reader may have recomputed a changed node already; its remaining readers have not been notified yet.
      if (node.changedAt !== state.revision && !reported.has(node)) continue
      for (const reader of node.readers ?? []) if (reader.verifiedAt <= node.changedAt) add(reader)
    }
  }
  for (const late of byRank.values()) {
    for (const node of late) node.maybeDirty = true
    markReaders(late)
  }
}

const lowest = (byRank: ReadonlyMap<number, unknown>) => Math.min(...byRank.keys())
