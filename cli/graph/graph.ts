// The build graph. It records what each query read and recomputes only what a change reaches; a recomputed value that is equal
// to the old one stops the propagation (early cutoff). It knows nothing about documents: build, serve and check demand
// different queries.
import { applyChanges, ask, linkReaders } from './changes.ts'
import { externalsOf } from './externals.ts'
import type { Graph, GraphOptions } from './model.ts'
import { idOf, reachable } from './node.ts'
import type { Query } from './query.ts'
import { currentValue, revalidate } from './revalidate.ts'
import { restore, serialize } from './snapshot.ts'
import { addNode, allNodes, dropNode, emptyState, type GraphState, knownNode, nodeOf } from './state.ts'

export type { Graph } from './model.ts'
export type { NodeName } from './state.ts'

/** Revision assigned to everything restored from an earlier process. */
const RESTORED_REVISION = 1

/** Creates an empty graph. */
export function createGraph({ eagerRank = -1 }: GraphOptions = {}): Graph {
  const state = emptyState(eagerRank)
  return {
    demand: (query, key) => ask(state, () => demand(state, query, key)),
    isAsRestored: (query, key) => ask(state, () => isAsRestored(state, query as Query<unknown>, key)),
    diagnosticsOf(query, key, skip) {
      const start = knownNode(state, { query, key })
      if (!start) return []
      const seen = reachable([start], skip && ((node) => skip(node.query.name, node.key)))
      return [...seen].flatMap((node) => node.diagnostics)
    },
    invalidate: (changes) => applyChanges(state, changes),
    prepareForChanges: () => linkReaders(state),
    sweep: (since = state.revision) => sweep(state, since),
    snapshot: (store) => serialize(allNodes(state), state.unstable, store),
    externals: () => externalsOf(allNodes(state), state.unstable),
    restore(snapshot, queries, store) {
      for (const node of restore(snapshot, queries, store)) addNode(state, node)
      state.isResumed = true
      state.revision = RESTORED_REVISION + 1
    },
    has: (query, key) => knownNode(state, { query, key }) !== undefined,
    keysOf: ({ name }) => [...(state.nodes.get(name)?.keys() ?? [])],
    get isResumed() {
      return state.isResumed
    },
    get revision() {
      return state.revision
    },
    get stats() {
      return { computed: state.computed.map(idOf) }
    },
  }
}

function demand<V>(state: GraphState, query: Query<V>, key: string): Promise<V> {
  const node = nodeOf(state, query as Query<unknown>, key)
  node.demandedAt = state.revision
  return currentValue(state, node) as Promise<V>
}

async function isAsRestored(state: GraphState, query: Query<unknown>, key: string): Promise<boolean> {
  const node = knownNode(state, { query, key })
  if (!state.isResumed || !node || node.verifiedAt <= 0) return false
  node.demandedAt = state.revision
  await revalidate(state, node)
  return !node.maybeDirty && node.changedAt <= RESTORED_REVISION
}

/**
 * Drops every node that is not needed by a node demanded in or after the revision `since`. Returns the number of dropped nodes.
 */
function sweep(state: GraphState, since: number): number {
  const all = allNodes(state)
  const needed = reachable(all.filter(({ demandedAt }) => demandedAt >= since))
  const dropped = all.filter((node) => !needed.has(node))
  for (const node of dropped) dropNode(state, node)
  return dropped.length
}
