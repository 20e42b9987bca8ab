// A query is a named pure computation over other queries. Ranks make cycles impossible: a query reads lower ranks only.
import type { Report } from '../model/diagnostic.ts'

/** A computation the graph can remember. Keys are strings; values are plain data. */
export interface Query<V> {
  readonly name: string
  /** Position in the picture of stages; a query may read only queries of a lower rank. */
  readonly rank: number
  readonly compute: (key: string, reader: Reader) => V | Promise<V>
  /** A hash that is equal exactly when two values are equal; by default of the whole value as JSON. */
  readonly fingerprint?: (value: V) => string
  /** The value that takes the place of a new one: equal to it, with parts of the former one where those are equal. */
  readonly reuse?: (before: V, now: V) => V
  /** Where the value, which is plain JSON then, outlives the process with the graph: a small one inside it, a large one apart. */
  readonly keep?: 'inside' | 'apart'
  /**
   * False: the value is forgotten after use and computed again on demand; only its fingerprint is kept. With a limit the
   * newest values of the query are kept, so that a small site is read once and a large one does not lie in memory.
   */
  readonly retain?: boolean | RetainLimit<V>
}

/** How much of a query's values is kept. */
export interface RetainLimit<V> {
  /** Sum of the sizes of the values kept. */
  readonly total: number
  readonly sizeOf: (value: V) => number
}

/** What a computation may do: read other queries (recorded) and report findings (kept with its result). */
export interface Reader {
  readonly read: <V>(query: Query<V>, key: string) => Promise<V>
  readonly report: Report
}

/** Declares a query; only here for the inference of its value type. */
export function query<V>(definition: Query<V>): Query<V> {
  return definition
}
