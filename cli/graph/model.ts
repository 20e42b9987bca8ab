// The interface of a build graph.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Externals } from './externals.ts'
import type { Query } from './query.ts'
import type { GraphSnapshot, ValueStore } from './snapshot.ts'
import type { NodeName } from './state.ts'

/** Counts of one revision, for tests and reports. */
export interface GraphStats {
  /** Ids (`name:key`) computed in the current revision, in order. */
  readonly computed: readonly string[]
}

/** A question to the graph: the value, and every finding that belongs to it. */
export interface Graph {
  /** The up-to-date value. Rejects only when a computation threw (a defect, or the environment). */
  demand<V>(query: Query<V>, key: string): Promise<V>
  /** Findings of a node and of everything it read, each once, except below what is skipped. The node must have been demanded. */
  diagnosticsOf<V>(
    query: Query<V>,
    key: string,
    skip?: (queryName: string, key: string) => boolean,
  ): readonly Diagnostic[]
  /** Opens the next revision in which these nodes are computed again. Waits for running demands to end. */
  invalidate(changes: readonly NodeName[]): Promise<void>
  /** Does the part of the first change that needs no change, while the process is idle. */
  expectChanges(): void
  /** Drops what nothing needs that was demanded in the given revision or later (the current one by default). */
  sweep(since?: number): number
  /** All that outlives the process; large values go into the store. */
  snapshot(store: ValueStore): GraphSnapshot
  /** Fingerprints of all that was taken from outside. */
  externals(): Externals
  /** Begins where an earlier process ended. The graph must be empty. Throws for a query that is not there any more. */
  restore(snapshot: GraphSnapshot, queries: ReadonlyMap<string, Query<unknown>>, store: ValueStore): void
  /** Whether a node was ever asked for. */
  has(query: Pick<Query<unknown>, 'name'>, key: string): boolean
  /** Keys of all nodes of a query. */
  keysOf(query: Pick<Query<unknown>, 'name'>): readonly string[]
  /** Whether this is the graph of an earlier process. */
  readonly isResumed: boolean
  /** Whether a node, and everything it reads, is as the earlier process left it. It is not computed for that; what it reads is. */
  isAsRestored<V>(query: Query<V>, key: string): Promise<boolean>
  readonly revision: number
  readonly stats: GraphStats
}

/** How a graph applies changes. */
export interface GraphOptions {
  /**
   * Queries up to this rank are computed as soon as something below them changes, because nearly everything reads them:
   * where they come out equal, nothing above is looked at. Higher ones wait until they are demanded.
   */
  readonly eagerRank?: number
}
