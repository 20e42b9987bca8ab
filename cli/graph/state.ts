// Everything a graph knows: its nodes by query and key, and the revision that questions are answered in.
import { type Node, newNode } from './node.ts'
import type { Query } from './query.ts'
import { type RetainedValues, retainedValues } from './retained-values.ts'

/** A node by its query and key. */
export interface NodeName {
  readonly query: { readonly name: string }
  readonly key: string
}

/** The state of a graph. */
export interface GraphState {
  /** By the name of the query, then by key. */
  readonly nodes: Map<string, Map<string, Node>>
  readonly retained: RetainedValues
  /** Queries up to this rank are computed together with a change. */
  readonly eagerRank: number
  revision: number
  /** Nodes whose values from outside were others when they were asked for again. */
  readonly unstable: Set<Node>
  /** Nodes computed in this revision. */
  computed: Node[]
  /** Questions that are being answered; a change waits for them. */
  running: number
  /** Called when no question is running any more. */
  readonly waiting: (() => void)[]
  /** The change that is being applied; questions wait for it. */
  change: Promise<void> | undefined
  /** Whether nodes know what reads them. */
  knowsReaders: boolean
  /** Whether the nodes are those of an earlier process. */
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

/** The node of a query and key; undefined when it was never asked for. */
export function knownNode({ nodes }: GraphState, { query, key }: NodeName): Node | undefined {
  return nodes.get(query.name)?.get(key)
}

/** The node of a query and key, made when it is not there. */
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

/** Forgets a node that nothing reads. */
export function dropNode({ nodes, retained, unstable }: GraphState, node: Node): void {
  nodes.get(node.query.name)?.delete(node.key)
  retained.drop(node)
  unstable.delete(node)
  for (const read of node.reads) read.readers?.delete(node)
}
