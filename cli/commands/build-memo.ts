// The last build: while nothing it was made from has changed, it is this one too. Everything is compared by content, so that
// not even a change which no clock has seen is missed.
import { isUnchanged, type ReadRecord, type RecordingSource } from '../io/recording-source.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { fingerprint } from '../text/fingerprint.ts'
import type { Session } from './site-session.ts'

/** What a build came to, beside its files. */
export interface Built {
  readonly diagnostics: readonly Diagnostic[]
  readonly pages: number
  /** Hash of the published files. */
  readonly filesHash: string
}

interface Kept extends Built {
  readonly record: ReadRecord
  /** Files of code that were run, and a hash of what they gave and of all else that is no file of the site. */
  readonly modules: readonly string[]
  readonly around: string
}

const KIND = 'build'

/** The last build of this very site; null when a new one may differ from it. */
export async function lastBuild(session: Session): Promise<Built | null> {
  const kept = session.cache.get(KIND, keyOf(session)) as Kept | undefined
  if (!kept || kept.around !== (await aroundOf(session, kept.modules))) return null
  return (await isUnchanged(kept.record, session.ports.source)) ? kept : null
}

/** Keeps a published build for the next run. */
export async function rememberBuild(session: Session, source: RecordingSource, built: Built): Promise<void> {
  const modules = [...session.modules].sort()
  const around = await aroundOf(session, modules)
  if (around !== null)
    session.cache.put(KIND, keyOf(session), { ...built, record: source.record(), modules, around })
}

const keyOf = ({ toolVersion, config, locales }: Session) => fingerprint({ toolVersion, config, locales })

/** Hash of the program's browser side, of the history, and of what code of the site gives; null when it cannot be told. */
async function aroundOf(session: Session, modules: readonly string[]): Promise<string | null> {
  const { config, ports } = session
  const runtime = session.runtimeHash()
  const dated = config.docs.some((docs) => docs.showLastUpdateTime || docs.showLastUpdateAuthor)
  const history = dated ? await ports.history.lastChanges() : null
  try {
    return runtime && fingerprint([runtime, history, await Promise.all(modules.map(ports.loadModule))])
  } catch {
    // What code gives may contain itself.
    return null
  }
}
