// A query is a named pure computation over other queries. Ranks prevent cycles: a query reads only lower ranks.
import { hash } from 'node:crypto'
import type { Report } from '../model/diagnostic.ts'

/** A computation whose results the graph remembers. Keys are strings; values are plain data. */
export interface Query<V> {
  readonly name: string
  /** Position in the order of stages; a query may read only queries of a lower rank. */
  readonly rank: number
  readonly compute: (key: string, reader: Reader) => V | Promise<V>
  /**
   * How two values are compared. The default is for plain data: part by part within a process, by a hash of the value's JSON
   * between processes. A function returns a hash that is equal if and only if the values are equal. `reads` is for values
   * assembled from other values: they are neither compared nor hashed, and count as changed if and only if something they were
   * made from has changed.
   */
  readonly fingerprint?: ((value: V) => string) | 'reads'
  /**
   * For values from outside the graph, such as files: the fingerprint that the value would have now, or null if that cannot be
   * known without computing it. Lets another process find what has changed.
   */
  readonly current?: (key: string) => Promise<string | null>
  /**
   * Whether and where the value, which must be plain JSON, is stored with the graph: `inside` the snapshot (small) or `apart`
   * (large).
   */
  readonly keep?: 'inside' | 'apart'
  /**
   * `false`: the value is evicted after use and recomputed on demand; only its fingerprint stays. With a limit, the newest
   * values of the query stay in memory: a small site is read once, and a large one does not fill the memory.
   */
  readonly retain?: boolean | RetainLimit<V>
}

/** Limit on the values of a query that stay in memory. */
export interface RetainLimit<V> {
  /** Maximum sum of the sizes. */
  readonly total: number
  readonly sizeOf: (value: V) => number
}

/** The calls available to a computation: read other queries (recorded) and report findings (stored with the result). */
export interface Reader {
  readonly read: <V>(query: Query<V>, key: string) => Promise<V>
  /** Fingerprint of a value, which does not have to be in memory. Recorded as a read. */
  readonly fingerprint: <V>(query: Query<V>, key: string) => Promise<string>
  /**
   * Reads without recording. Only for values covered by a recorded read, that is, by a hash of everything the computation uses:
   * then a change to that hash recomputes exactly what is affected.
   */
  readonly peek: <V>(query: Query<V>, key: string) => Promise<V>
  readonly report: Report
}

/** A query that reads no other query: its value comes from outside the graph. */
type Input<V> = Omit<Query<V>, 'compute' | 'fingerprint' | 'current'> & {
  readonly compute: (key: string) => V | Promise<V>
  readonly fingerprint?: (value: V) => string
}

/** Declares a query for something outside the graph. */
export function input<V>(definition: Input<V>): Query<V> {
  const { compute, fingerprint = hashJson } = definition
  return { ...definition, current: async (key) => fingerprint(await compute(key)) }
}

/** Hash of a plain JSON value. */
export function hashJson(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? 'undefined')
}

/** Declares a query. Exists only so that TypeScript infers the value type. */
export function query<V>(definition: Query<V>): Query<V> {
  return definition
}
