// Stores the result of a command. While none of its inputs has changed, the result is reused; otherwise the next run
// resumes from the stored graph. Inputs are compared by content, so that changes without a new timestamp are found too.
import type { Externals } from '../graph/externals.ts'
import type { NodeName } from '../graph/graph.ts'
import type { GraphSnapshot } from '../graph/snapshot.ts'
import { hashPieces, hashText } from '../text/fingerprint.ts'
import { parseJsonBytes } from '../text/json-bytes.ts'
import { jsonPieces } from '../text/json-pieces.ts'
import type { Session } from './site-session.ts'

/** Stored result of a run. */
export interface PreviousRun<R> {
  readonly result: R
  /** Fingerprints of all its inputs. */
  readonly externals: Externals
  /** Its graph, stored in a separate file; null if it was not stored. */
  readonly graph: StoredGraph | null
}

interface StoredGraph {
  /** Hash of the file. */
  readonly hash: string
  /** Size of the cache after the last build from scratch, in bytes. */
  readonly cacheBytes: number
}

/**
 * Resumed runs request few cache entries, so unused ones cannot be recognized. When the cache has grown by this much, a
 * run starts from scratch.
 */
const GROWTH_TIMES = 3
const GROWTH_BYTES = 32_000_000

/** Cache entry names. `question`: the command, with options that affect its result and are neither file nor setting. */
const runName = (question: string) => `run-${question}`
const graphName = (question: string) => `graph-${question}`

/** Stored result of the last run with this name; null if there is none from this version of the program. */
export function previousRun<R>({ cache }: Session, question: string): PreviousRun<R> | null {
  const bytes = cache.last(runName(question))
  return bytes ? parseJsonBytes<PreviousRun<R>>(bytes) : null
}

/** Whether nothing has changed since that run. Stops at the first change. */
export async function isUnchanged(
  { pipeline }: Session,
  { externals }: PreviousRun<unknown>,
): Promise<boolean> {
  const { done } = await pipeline.changesSince(externals).next()
  return done === true
}

/** All changes since that run. `found` is called with each change as soon as it is found. */
export async function changesSince(
  { pipeline }: Session,
  { externals }: PreviousRun<unknown>,
  found: (change: NodeName) => void,
): Promise<readonly NodeName[]> {
  const changes: NodeName[] = []
  for await (const change of pipeline.changesSince(externals)) {
    found(change)
    changes.push(change)
  }
  return changes
}

/** Resumes from the graph of a run. Resolves to whether that was possible. */
export async function resume(
  { cache, pipeline }: Session,
  question: string,
  { graph }: PreviousRun<unknown>,
  changes: readonly NodeName[],
): Promise<boolean> {
  if (!graph || cache.size() > GROWTH_TIMES * graph.cacheBytes + GROWTH_BYTES) return false
  const bytes = cache.last(graphName(question))
  if (!bytes || hashText(bytes) !== graph.hash) return false
  await pipeline.resume(parseJsonBytes<GraphSnapshot>(bytes), changes)
  return true
}

/** Stores a result for the next run. */
export function saveResult({ cache, pipeline }: Session, question: string, result: unknown): void {
  const run: PreviousRun<unknown> = { result, externals: pipeline.externals(), graph: null }
  cache.setLast(runName(question), jsonPieces(run))
}

/** Stores a result and the graph for the next run. `resumed`: the run that this one resumed from. */
export function saveRun(
  { cache, pipeline }: Session,
  question: string,
  result: unknown,
  resumed: PreviousRun<unknown> | null,
): void {
  const pieces = jsonPieces(pipeline.snapshot())
  const cacheBytes = resumed?.graph?.cacheBytes ?? cache.size()
  const graph: StoredGraph = { hash: hashPieces(pieces), cacheBytes }
  const run: PreviousRun<unknown> = { result, externals: pipeline.externals(), graph }
  cache.setLast(graphName(question), pieces)
  cache.setLast(runName(question), jsonPieces(run))
}
