// The last build: while nothing it was made from has changed, it is this one too; else this one begins where it ended, and what
// has changed is all that is looked at. Everything is compared by content, so that not even a change which no clock has seen is
// missed.
import type { GraphSnapshot } from '../graph/snapshot.ts'
import { changesSince, type ReadRecord, type RecordingSource, recordOf } from '../io/recording-source.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Change } from '../pipeline.ts'
import { fingerprint, hashPieces, hashText } from '../text/fingerprint.ts'
import { jsonPieces } from '../text/json-pieces.ts'
import { parseJson } from '../text/parse-json.ts'
import type { Session } from './site-session.ts'

/** What a build came to, beside its files. */
export interface Built {
  readonly diagnostics: readonly Diagnostic[]
  readonly pages: number
  /** Hash of the published files. */
  readonly filesHash: string
}

interface Kept extends Built {
  readonly toolVersion: string
  readonly record: ReadRecord
  /** Files of code that were run, and a hash of what they gave and of all else that is no file of the site. */
  readonly modules: readonly string[]
  readonly around: string
  /** Hash of the graph, which lies in a file of its own. */
  readonly graphHash: string
  /** Bytes of the cache when the whole site was made last. */
  readonly cacheBytes: number
}

/** The last build, and what is not any more as it was. */
export interface LastBuild extends Kept {
  readonly changes: readonly Change[]
}

/** What may be compiled. */
const PAGE = /\.mdx?$/

const MEMO = 'last-build'
const GRAPH = 'last-graph'

/** Builds that begin where the last one ended ask for little of the cache; when it has grown so much, all is asked for again. */
const GROWTH_TIMES = 3
const GROWTH_BYTES = 32_000_000

/** The last build of this site; null when there is none that this one could begin with. */
export async function lastBuild(session: Session): Promise<LastBuild | null> {
  const memo = session.cache.last(MEMO)
  const kept = memo && parseJson<Kept>(memo)
  if (kept?.toolVersion !== session.toolVersion) return null
  const files = await changesSince(kept.record, session.ports.source)
  // A thread that will be needed starts while the rest of the last build is read.
  if (files.some(({ kind, path }) => kind === 'file' && PAGE.test(path))) session.startThread()
  const isSame = kept.around === (await aroundOf(session, kept.modules))
  return { ...kept, changes: isSame ? files : [...files, ...aroundFiles(kept.modules)] }
}

/** Begins where the last build ended; whether that was possible. */
export async function resume({ cache, pipeline }: Session, last: LastBuild): Promise<boolean> {
  if (cache.size() > GROWTH_TIMES * last.cacheBytes + GROWTH_BYTES) return false
  const bytes = cache.last(GRAPH)
  if (!bytes || hashText(bytes) !== last.graphHash) return false
  await pipeline.resume(parseJson<GraphSnapshot>(bytes), last.changes)
  return true
}

/** Keeps a build for the next run: call what it resolves to once the build is published. `last` is the one it began with. */
export async function keepBuild(
  session: Session,
  source: RecordingSource,
  last: LastBuild | null,
): Promise<(built: Built) => void> {
  const { cache, pipeline, toolVersion } = session
  const modules = [...session.modules].sort()
  const around = await aroundOf(session, modules)
  const { graph, files, folders } = pipeline.keep()
  const record = recordOf(source.record(), files, folders)
  if (around === null || record === null) return () => undefined
  const pieces = jsonPieces(graph)
  const graphHash = hashPieces(pieces)
  return (built) => {
    const cacheBytes = last?.cacheBytes ?? cache.size()
    const kept: Kept = { ...built, toolVersion, record, modules, around, graphHash, cacheBytes }
    cache.setLast(GRAPH, pieces)
    cache.setLast(MEMO, jsonPieces(kept))
  }
}

/** All that is no file of the site: looked at again, because something of it has changed. */
const aroundFiles = (modules: readonly string[]): readonly Change[] => [
  { kind: 'around' },
  ...modules.map((path): Change => ({ kind: 'code', path })),
]

/**
 * Hash of the settings, of the program's browser side, of the history, and of what code of the site gives; null when it cannot
 * be told.
 */
async function aroundOf(session: Session, modules: readonly string[]): Promise<string | null> {
  const { config, locales, ports } = session
  const runtime = session.runtimeHash()
  const dated = config.docs.some((docs) => docs.showLastUpdateTime || docs.showLastUpdateAuthor)
  const history = dated ? await ports.history.lastChanges() : null
  try {
    const given = await Promise.all(modules.map(ports.loadModule))
    return runtime && fingerprint([config, locales, runtime, history, given])
  } catch {
    // What code gives may contain itself.
    return null
  }
}
