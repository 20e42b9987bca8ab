// The interface of a build graph.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Externals } from './externals.ts'
import type { Query } from './query.ts'
import type { GraphSnapshot, ValueStore } from './snapshot.ts'
import type { NodeName } from './state.ts'

/** Statistics of one revision, for tests and reports. */
export interface GraphStats {
  /** Ids (`name:key`) computed in the current revision, in order. */
  readonly computed: readonly string[]
}

/** The build graph: answers demands for values and for the findings that belong to them. */
export interface Graph {
  /** Returns the up-to-date value. Rejects only if a computation threw: a defect, or an error of the environment. */
  demand<V>(query: Query<V>, key: string): Promise<V>
  /** Findings of a node and of everything it read, each once; `skip` excludes subtrees. The node must have been demanded. */
  diagnosticsOf<V>(
    query: Query<V>,
    key: string,
    skip?: (queryName: string, key: string) => boolean,
  ): readonly Diagnostic[]
  /** Starts the next revision and recomputes these nodes in it. Waits for running demands to end. */
  invalidate(changes: readonly NodeName[]): Promise<void>
  /** Prepares for changes while the process is idle: links nodes to their readers, which the first change would have to do. */
  prepareForChanges(): void
  /** Drops everything not needed by nodes demanded in or after the given revision (default: the current one). */
  sweep(since?: number): number
  /** Everything that outlives the process; large values are written to the store. */
  snapshot(store: ValueStore): GraphSnapshot
  /** Fingerprints of everything that was taken from outside. */
  externals(): Externals
  /** Restores the graph of an earlier process. This graph must be empty. Throws if a query no longer exists. */
  restore(snapshot: GraphSnapshot, queries: ReadonlyMap<string, Query<unknown>>, store: ValueStore): void
  /** Whether the node exists, that is, has been demanded or read before. */
  has(query: Pick<Query<unknown>, 'name'>, key: string): boolean
  /** Keys of all nodes of a query. */
  keysOf(query: Pick<Query<unknown>, 'name'>): readonly string[]
  /** Whether this graph was restored from an earlier process. */
  readonly isResumed: boolean
  /**
   * Whether a node and everything it reads are as the earlier process left them. May recompute what the node reads, but not the
   * node itself.
   */
  isAsRestored<V>(query: Query<V>, key: string): Promise<boolean>
  readonly revision: number
  readonly stats: GraphStats
}

/** Options that control how a graph applies changes. */
export interface GraphOptions {
  /**
   * Queries up to this rank are recomputed as soon as something below them changes, because nearly everything reads them: if
   * their values come out equal, nothing above is checked. Higher ranks wait until they are demanded.
   */
  readonly eagerRank?: number
}
