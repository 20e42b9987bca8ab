// A query is a named pure computation over other queries. Ranks make cycles impossible: a query reads lower ranks only.
import { hash } from 'node:crypto'
import type { Report } from '../model/diagnostic.ts'

/** A computation whose results the graph remembers. Keys are strings; values are plain data. */
export interface Query<V> {
  readonly name: string
  /** Position in the picture of stages; a query may read only queries of a lower rank. */
  readonly rank: number
  readonly compute: (key: string, reader: Reader) => V | Promise<V>
  /**
   * How two values are compared. By default part by part, and between processes by a hash of the value as JSON: for plain
   * data. A function gives a hash that is equal exactly when two values are equal. `reads` is for values that are put together
   * of others: they are neither compared nor hashed, and differ exactly when something that they were made from does.
   */
  readonly fingerprint?: ((value: V) => string) | 'reads'
  /**
   * For values that come from outside the graph, such as a file: the fingerprint that the value would have now, null when that
   * cannot be known without computing it. By this another process learns what has changed.
   */
  readonly current?: (key: string) => Promise<string | null>
  /** Where the value, which is plain JSON then, outlives the process with the graph: a small one inside it, a large one apart. */
  readonly keep?: 'inside' | 'apart'
  /**
   * False: the value is evicted after use and computed again on demand; only its fingerprint stays. With a limit the
   * newest values of the query stay, so that a small site is read once and a large one does not lie in memory.
   */
  readonly retain?: boolean | RetainLimit<V>
}

/** How much of a query's values stays in memory. */
export interface RetainLimit<V> {
  /** Sum of the sizes of the values. */
  readonly total: number
  readonly sizeOf: (value: V) => number
}

/** The calls that a computation may make: read other queries (recorded) and report findings (stored with its result). */
export interface Reader {
  readonly read: <V>(query: Query<V>, key: string) => Promise<V>
  /** The fingerprint of a value that need not be in memory for it; recorded as a read. */
  readonly fingerprint: <V>(query: Query<V>, key: string) => Promise<string>
  /**
   * Reads without recording. Only for values that a recorded read covers: one that is a hash of everything the computation
   * uses. Then a change has computed again exactly what that hash says.
   */
  readonly peek: <V>(query: Query<V>, key: string) => Promise<V>
  readonly report: Report
}

/** A query that reads no other one: its value comes from outside the graph. */
type Input<V> = Omit<Query<V>, 'compute' | 'fingerprint' | 'current'> & {
  readonly compute: (key: string) => V | Promise<V>
  readonly fingerprint?: (value: V) => string
}

/** Declares a query of something outside the graph. */
export function input<V>(definition: Input<V>): Query<V> {
  const { compute, fingerprint = hashJson } = definition
  return { ...definition, current: async (key) => fingerprint(await compute(key)) }
}

/** Hash of a plain value. */
export function hashJson(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? 'undefined')
}

/** Declares a query; only here for the inference of its value type. */
export function query<V>(definition: Query<V>): Query<V> {
  return definition
}
