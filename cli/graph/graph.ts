// The build graph: remembers what each query read, recomputes only what a change reaches, and stops where a recomputed
// value is equal to the old one. It knows nothing of documents. build, serve and check put different questions to it.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Graph, GraphOptions, NodeName } from './graph-model.ts'
import { keepNodes, loadValue, wakeNodes } from './kept-graph.ts'
import { newestValues } from './newest-values.ts'
import {
  fingerprintOf,
  GONE,
  idOf,
  moveReader,
  NOTHING,
  type Node,
  newNode,
  reachable,
  suspectAbove,
} from './node.ts'
import type { Query, Reader } from './query.ts'

export type { Graph, NodeName } from './graph-model.ts'

/** Revision of all that comes from an earlier process. */
const KEPT_REVISION = 1

/** An empty graph. */
export function createGraph({ eagerRank = -1 }: GraphOptions = {}): Graph {
  /** By the name of the query, then by key. */
  const nodes = new Map<string, Map<string, Node>>()
  const newest = newestValues()
  const state = {
    revision: 1,
    running: 0,
    computed: [] as Node[],
    idle: [] as (() => void)[],
    change: undefined as Promise<void> | undefined,
    knowsReaders: false,
    isResumed: false,
  }

  function nodeFor(query: Query<unknown>, key: string): Node {
    const same = nodes.get(query.name) ?? new Map<string, Node>()
    nodes.set(query.name, same)
    const known = same.get(key)
    if (known) return known
    const node = newNode(query, key)
    same.set(key, node)
    return node
  }

  const nodeOf = ({ query, key }: NodeName) => nodes.get(query.name)?.get(key)
  const allNodes = () => [...nodes.values()].flatMap((same) => [...same.values()])

  const isCurrent = (node: Node, wantValue: boolean) =>
    node.verifiedAt > 0 && !node.suspect && (!wantValue || node.value !== GONE || node.error !== undefined)

  async function refresh(node: Node, wantValue: boolean): Promise<void> {
    while (node.running) await node.running
    if (isCurrent(node, wantValue)) return
    const isNew = node.verifiedAt < 0 && !node.load
    node.running = isNew ? compute(node) : update(node, wantValue)
    try {
      await node.running
    } finally {
      node.running = undefined
    }
  }

  async function update(node: Node, wantValue: boolean): Promise<void> {
    await clear(node)
    if (wantValue && node.load && isCurrent(node, false)) loadValue(node)
    if (!isCurrent(node, wantValue)) await compute(node)
  }

  /** A suspect that reads what it read before is none. */
  async function clear(node: Node): Promise<void> {
    if (!node.suspect || node.verifiedAt <= 0 || !(await readsUnchanged(node))) return
    node.suspect = false
    node.verifiedAt = state.revision
  }

  /** Reads are checked in the order they were made: a later one may exist only because of an earlier one's value. */
  async function readsUnchanged(node: Node): Promise<boolean> {
    for (const read of node.reads) {
      if (!isCurrent(read, false)) await refresh(read, false)
      if (read.changedAt > node.verifiedAt) return false
    }
    return true
  }

  async function compute(node: Node): Promise<void> {
    const reads = new Set<Node>()
    const diagnostics: Diagnostic[] = []
    const reader: Reader = {
      report: (diagnostic) => void diagnostics.push(diagnostic),
      read: (query, key) => {
        if (query.rank >= node.query.rank)
          throw new Error(
            `${idOf(node)} (rank ${node.query.rank}) must not read ${query.name} (rank ${query.rank})`,
          )
        const read = nodeFor(query as Query<unknown>, key)
        reads.add(read)
        // Most of what is read is there.
        const isThere = read.value !== GONE && isCurrent(read, true)
        return (isThere ? Promise.resolve(taken(read)) : answer(read)) as Promise<never>
      },
    }
    state.computed.push(node)
    const before = node.changedAt === 0 ? undefined : fingerprintOf(node)
    node.load = undefined
    node.isStored = false
    try {
      const made = await node.query.compute(node.key, reader)
      const { reuse } = node.query
      node.value = reuse && node.value !== GONE ? reuse(node.value, made) : made
      node.fingerprint = undefined
      newest.add(node)
      node.error = undefined
    } catch (error) {
      node.error = { of: error }
      node.value = GONE
      node.fingerprint = `error ${state.revision}`
    }
    if (state.knowsReaders) moveReader(node, node.reads, reads)
    node.reads = [...reads]
    node.diagnostics = diagnostics.length > 0 ? diagnostics : NOTHING
    node.suspect = false
    node.verifiedAt = state.revision
    if (before === undefined || fingerprintOf(node) !== before) node.changedAt = state.revision
  }

  /**
   * The value for one reader; a value that is not retained is let go at once (the reader holds it). Another reader may
   * have taken it between the end of the computation and our turn: then it is computed again.
   */
  async function answer(node: Node): Promise<unknown> {
    for (;;) {
      if (!isCurrent(node, true)) await refresh(node, true)
      if (node.error) throw node.error.of
      if (node.value !== GONE) return taken(node)
    }
  }

  function taken(node: Node): unknown {
    const { value } = node
    if (node.query.retain === false) {
      fingerprintOf(node)
      node.value = GONE
    }
    return value
  }

  /** Asks something of one revision: no change is taken in before the answer is there. */
  async function ask<V>(question: () => Promise<V>): Promise<V> {
    while (state.change) await state.change
    state.running++
    try {
      return await question()
    } finally {
      state.running--
      if (state.running === 0) for (const wake of state.idle.splice(0)) wake()
    }
  }

  function demand<V>(query: Query<V>, key: string): Promise<V> {
    return ask(async () => {
      const node = nodeFor(query as Query<unknown>, key)
      node.demandedAt = state.revision
      return (await answer(node)) as V
    })
  }

  function isAsKept<V>(query: Query<V>, key: string): Promise<boolean> {
    return ask(async () => {
      const node = nodeOf({ query, key })
      if (!state.isResumed || !node || node.verifiedAt <= 0) return false
      node.demandedAt = state.revision
      await clear(node)
      return !node.suspect && node.changedAt <= KEPT_REVISION
    })
  }

  /** Computes what is eager, rank by rank; the rest above what came out different becomes suspect. */
  async function takeIn(changed: readonly Node[]): Promise<void> {
    const waiting = new Map<number, Set<Node>>()
    const wait = (node: Node) => {
      const same = waiting.get(node.query.rank) ?? new Set()
      waiting.set(node.query.rank, same.add(node))
    }
    for (const node of changed) {
      node.verifiedAt = -1
      wait(node)
    }
    for (let rank = lowest(waiting); rank <= eagerRank; rank = lowest(waiting)) {
      const batch = [...(waiting.get(rank) ?? [])]
      waiting.delete(rank)
      await Promise.all(batch.map(compute))
      for (const node of batch) {
        if (node.changedAt !== state.revision) continue
        for (const reader of node.readers ?? []) wait(reader)
      }
    }
    for (const late of waiting.values()) {
      for (const node of late) node.suspect = true
      suspectAbove(late)
    }
  }

  /** Edges are known in both directions from now on. */
  function learnReaders(): void {
    if (!state.knowsReaders) for (const node of allNodes()) moveReader(node, [], node.reads)
    state.knowsReaders = true
  }

  return {
    demand,
    diagnosticsOf(query, key, skip) {
      const start = nodeOf({ query, key })
      if (!start) return []
      const seen = reachable([start], skip && ((node) => skip(node.query.name, node.key)))
      return [...seen].flatMap((node) => node.diagnostics)
    },
    async invalidate(changes) {
      for (;;) {
        if (state.change) await state.change
        else if (state.running > 0) await new Promise<void>((wake) => state.idle.push(wake))
        else break
      }
      state.revision++
      state.computed = []
      learnReaders()
      const changed = changes.flatMap((change) => nodeOf(change) ?? [])
      state.change = takeIn(changed)
      try {
        await state.change
      } finally {
        state.change = undefined
      }
    },
    expectChanges: learnReaders,
    sweep(since = state.revision) {
      const all = allNodes()
      const needed = reachable(all.filter(({ demandedAt }) => demandedAt >= since))
      const dropped = all.filter((node) => !needed.has(node))
      for (const node of dropped) {
        nodes.get(node.query.name)?.delete(node.key)
        newest.drop(node)
        for (const read of node.reads) read.readers?.delete(node)
      }
      return dropped.length
    },
    keep: (store) => keepNodes(allNodes(), store),
    resume(kept, queries, store) {
      for (const node of wakeNodes(kept, queries, store)) {
        const same = nodes.get(node.query.name) ?? new Map<string, Node>()
        nodes.set(node.query.name, same.set(node.key, node))
      }
      state.isResumed = true
      state.revision = KEPT_REVISION + 1
    },
    keysOf: ({ name }) => [...(nodes.get(name)?.keys() ?? [])],
    isAsKept,
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

const lowest = (waiting: ReadonlyMap<number, unknown>) => Math.min(...waiting.keys())
