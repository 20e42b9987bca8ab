// State of a graph: its nodes by query and key, and the current revision.
import { type Node, newNode } from './node.ts'
import type { Query } from './query.ts'
import { type RetainedValues, retainedValues } from './retained-values.ts'

/** Identifies a node by query and key. */
export interface NodeName {
  readonly query: { readonly name: string }
  readonly key: string
}

/** The state of a graph. */
export interface GraphState {
  /** Query name -> key -> node. */
  readonly nodes: Map<string, Map<string, Node>>
  readonly retained: RetainedValues
  /** Queries up to this rank are recomputed together with a change. */
  readonly eagerRank: number
  revision: number
  /** Nodes whose external value turned out different on a second read without a reported change. */
  readonly unstable: Set<Node>
  /** Nodes computed in this revision. */
  computed: Node[]
  /** Number of running demands; a change waits for them. */
  running: number
  /** Called when no demand is running any more. */
  readonly waiting: (() => void)[]
  /** The change being applied; demands wait for it. */
  change: Promise<void> | undefined
  /** Whether `readers` is maintained. */
  knowsReaders: boolean
  /** Whether the nodes were restored from an earlier process. */
  isResumed: boolean
}

/** The state of an empty graph. */
export function emptyState(eagerRank: number): GraphState {
  return {
    nodes: new Map(),
    retained: retainedValues(),
    unstable: new Set(),
    eagerRank,
    revision: 1,
    computed: [],
    running: 0,
    waiting: [],
    change: undefined,
    knowsReaders: false,
    isResumed: false,
  }
}

/** The node of a query and key; `undefined` if it does not exist. */
export function knownNode({ nodes }: GraphState, { query, key }: NodeName): Node | undefined {
  return nodes.get(query.name)?.get(key)
}

/** The node of a query and key; created if it does not exist. */
export function nodeOf(state: GraphState, query: Query<unknown>, key: string): Node {
  return knownNode(state, { query, key }) ?? addNode(state, newNode(query, key))
}

/** Adds a node. */
export function addNode({ nodes }: GraphState, node: Node): Node {
  const same = nodes.get(node.query.name) ?? new Map<string, Node>()
  nodes.set(node.query.name, same.set(node.key, node))
  return node
}

/** All nodes. */
export function allNodes({ nodes }: GraphState): readonly Node[] {
  return [...nodes.values()].flatMap((same) => [...same.values()])
}

/** Removes a node that nothing reads. */
export function dropNode({ nodes, retained, unstable }: GraphState, node: Node): void {
  nodes.get(node.query.name)?.delete(node.key)
  retained.drop(node)
  unstable.delete(node)
  for (const read of node.reads) read.readers?.delete(node)
}
