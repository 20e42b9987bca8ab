// The previous run of a command: while nothing that it took from outside has changed, its result is the result of this one; else
// this one may begin where it ended. Everything is compared by content, so that not even a change which no clock has seen is missed.
import type { Externals } from '../graph/externals.ts'
import type { NodeName } from '../graph/graph.ts'
import type { GraphSnapshot } from '../graph/snapshot.ts'
import { hashPieces, hashText } from '../text/fingerprint.ts'
import { parseJsonBytes } from '../text/json-bytes.ts'
import { jsonPieces } from '../text/json-pieces.ts'
import type { Session } from './site-session.ts'

/** What a run left. */
export interface PreviousRun<R> {
  readonly result: R
  /** Fingerprints of all that it took from outside. */
  readonly externals: Externals
  /** Its graph, which lies in a file of its own; null when it left none. */
  readonly graph: StoredGraph | null
}

interface StoredGraph {
  /** Of the file. */
  readonly hash: string
  /** Bytes of the cache when the whole site was made last. */
  readonly cacheBytes: number
}

/** Runs that begin where another one ended ask for little of the cache; when it has grown so much, all is asked for again. */
const GROWTH_TIMES = 3
const GROWTH_BYTES = 32_000_000

/** Names in the cache. `question`: the command, with what decides about its result and is neither a file nor a setting. */
const runName = (question: string) => `run-${question}`
const graphName = (question: string) => `graph-${question}`

/** What the last run with this question left; null when there was none by this version of the program. */
export function previousRun<R>({ cache }: Session, question: string): PreviousRun<R> | null {
  const bytes = cache.last(runName(question))
  return bytes ? parseJsonBytes<PreviousRun<R>>(bytes) : null
}

/** Whether nothing has changed since then; what comes after the first change is not looked at. */
export async function isUnchanged(
  { pipeline }: Session,
  { externals }: PreviousRun<unknown>,
): Promise<boolean> {
  const { done } = await pipeline.changesSince(externals).next()
  return done === true
}

/** Everything that has changed since then. `found` hears of each change at once. */
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

/** Begins where a run ended; whether that was possible. */
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

/** Leaves a result for the next run. */
export function saveResult({ cache, pipeline }: Session, question: string, result: unknown): void {
  const run: PreviousRun<unknown> = { result, externals: pipeline.externals(), graph: null }
  cache.setLast(runName(question), jsonPieces(run))
}

/** Leaves a result and the graph for the next run. `resumed`: the run that this one began with. */
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
