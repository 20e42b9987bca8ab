// The build graph: remembers what each query read, recomputes only what a change reaches, and stops where a recomputed
// value is equal to the old one. It knows nothing of documents. build, serve and check put different questions to it.
import { createHash } from 'node:crypto'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Query, Reader } from './query.ts'

interface Node {
  readonly id: string
  readonly query: Query<unknown>
  readonly key: string
  /** Present while the value is kept. */
  value?: { readonly of: unknown }
  error?: { readonly of: unknown }
  fingerprint: string
  reads: readonly Node[]
  diagnostics: readonly Diagnostic[]
  /** Revision in which the node was last known to be up to date; -1 = never computed or invalidated. */
  verifiedAt: number
  /** Revision in which the value last became different. */
  changedAt: number
  running?: Promise<void>
}

/** Counts of one revision, for tests and reports. */
export interface GraphStats {
  /** Ids (`name:key`) computed in the current revision, in order. */
  readonly computed: readonly string[]
}

/** A question to the graph: the value, and every finding that belongs to it. */
export interface Graph {
  /** The up-to-date value. Rejects only when a computation threw (a defect, or the environment). */
  demand<V>(query: Query<V>, key: string): Promise<V>
  /** Findings of a node and of everything it read, each once. The node must have been demanded. */
  diagnosticsOf<V>(query: Query<V>, key: string): readonly Diagnostic[]
  /** Opens the next revision in which these nodes are computed again. Waits for running demands to end. */
  invalidate(
    changes: readonly { readonly query: { readonly name: string }; readonly key: string }[],
  ): Promise<void>
  /** Drops nodes that nobody demanded or read since the given revision. */
  sweep(): number
  readonly revision: number
  readonly stats: GraphStats
}

/** An empty graph. */
export function createGraph(): Graph {
  const nodes = new Map<string, Node>()
  const state = { revision: 1, running: 0, computed: [] as string[], idle: [] as (() => void)[] }

  function nodeFor(query: Query<unknown>, key: string): Node {
    const id = `${query.name}:${key}`
    const known = nodes.get(id)
    if (known) return known
    const node: Node = {
      id,
      query,
      key,
      fingerprint: '',
      reads: [],
      diagnostics: [],
      verifiedAt: -1,
      changedAt: 0,
    }
    nodes.set(id, node)
    return node
  }

  async function refresh(node: Node, wantValue: boolean): Promise<void> {
    while (node.running) await node.running
    if (node.verifiedAt === state.revision && (!wantValue || node.value || node.error)) return
    node.running = update(node, wantValue)
    try {
      await node.running
    } finally {
      delete node.running
    }
  }

  async function update(node: Node, wantValue: boolean): Promise<void> {
    if (node.verifiedAt > 0 && node.verifiedAt !== state.revision && (await readsUnchanged(node))) {
      node.verifiedAt = state.revision
    }
    if (node.verifiedAt === state.revision && (!wantValue || node.value || node.error)) return
    await compute(node)
  }

  /** Reads are checked in the order they were made: a later one may exist only because of an earlier one's value. */
  async function readsUnchanged(node: Node): Promise<boolean> {
    const since = node.verifiedAt
    for (const read of node.reads) {
      await refresh(read, false)
      if (read.changedAt > since) return false
    }
    return true
  }

  async function compute(node: Node): Promise<void> {
    const reads = new Set<Node>()
    const diagnostics: Diagnostic[] = []
    const reader: Reader = {
      report: (diagnostic) => void diagnostics.push(diagnostic),
      read: async (query, key) => {
        if (query.rank >= node.query.rank)
          throw new Error(
            `${node.id} (rank ${node.query.rank}) must not read ${query.name} (rank ${query.rank})`,
          )
        const read = nodeFor(query as Query<unknown>, key)
        reads.add(read)
        return (await answer(read)) as never
      },
    }
    state.computed.push(node.id)
    const before = node.fingerprint
    try {
      const value = await node.query.compute(node.key, reader)
      node.value = { of: value }
      delete node.error
      node.fingerprint = withFindings((node.query.fingerprint ?? hashJson)(value), diagnostics)
    } catch (error) {
      node.error = { of: error }
      delete node.value
      node.fingerprint = `error ${state.revision}`
    }
    node.reads = [...reads]
    node.diagnostics = diagnostics
    node.verifiedAt = state.revision
    if (node.fingerprint !== before) node.changedAt = state.revision
  }

  /**
   * The value for one reader; a value that is not retained is let go at once (the reader holds it). Another reader may
   * have taken it between the end of the computation and our turn: then it is computed again.
   */
  async function answer(node: Node): Promise<unknown> {
    for (;;) {
      await refresh(node, true)
      if (node.error) throw node.error.of
      if (!node.value) continue
      const value = node.value.of
      if (node.query.retain === false) delete node.value
      return value
    }
  }

  async function demand<V>(query: Query<V>, key: string): Promise<V> {
    state.running++
    try {
      return (await answer(nodeFor(query as Query<unknown>, key))) as V
    } finally {
      state.running--
      if (state.running === 0) for (const wake of state.idle.splice(0)) wake()
    }
  }

  function reachable(start: Node): Set<Node> {
    const seen = new Set<Node>([start])
    for (const node of seen) for (const read of node.reads) seen.add(read)
    return seen
  }

  return {
    demand,
    diagnosticsOf(query, key) {
      const start = nodes.get(`${query.name}:${key}`)
      return start ? [...reachable(start)].flatMap((node) => node.diagnostics) : []
    },
    async invalidate(changes) {
      while (state.running > 0) await new Promise<void>((wake) => state.idle.push(wake))
      state.revision++
      state.computed = []
      for (const { query, key } of changes) {
        const node = nodes.get(`${query.name}:${key}`)
        if (node) node.verifiedAt = -1
      }
    },
    sweep() {
      const before = nodes.size
      for (const [id, node] of nodes)
        if (node.verifiedAt !== state.revision && node.verifiedAt !== -1) nodes.delete(id)
      return before - nodes.size
    },
    get revision() {
      return state.revision
    },
    get stats() {
      return { computed: state.computed }
    },
  }
}

function hashJson(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(value) ?? 'undefined')
    .digest('hex')
}

/** Findings count as part of the result, so that a mended message reaches whoever shows it. */
function withFindings(fingerprint: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics.length === 0 ? fingerprint : `${fingerprint} ${hashJson(diagnostics)}`
}
