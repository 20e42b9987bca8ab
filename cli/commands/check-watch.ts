// `docsite check --watch`: repeats the check after every save. The graph recomputes only what the save affects.
import { type FileBatch, watchSite } from '../io/watch.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { followConfig } from './config-changes.ts'
import type { Host } from './options.ts'
import type { Session } from './site-session.ts'

/** Callbacks and start time of a watch. */
export interface CheckWatch {
  /** Start of the first check, in milliseconds since 1970: files written later count as changed. */
  readonly since: number
  /** Runs the check and writes the reports. */
  readonly again: () => Promise<unknown>
  /** Reports why the configuration is unusable; the last good one stays in use. */
  readonly refused: (diagnostics: readonly Diagnostic[]) => void
}

/** Folder that may contain search tests. */
const TESTS = 'tests'

/**
 * Checks after each change. Resolves when the process is asked to stop; rejects with whatever a single check would
 * throw.
 */
export async function watchChecks(
  session: Session,
  { since, again, refused }: CheckWatch,
  host: Host,
): Promise<void> {
  const { pipeline, siteDir } = session
  const folders = async () => {
    const ofConfig = session.configFiles
      .filter((file) => file.includes('/'))
      .map((file) => file.split('/')[0] ?? '')
    return [...new Set([...(await pipeline.live.sourceFolders()), ...ofConfig, TESTS])]
  }

  async function take({ paths, listed }: FileBatch): Promise<void> {
    const change = await followConfig(session, paths)
    if (typeof change === 'object') return refused(change.diagnostics)
    // Reports written into the site folder are not changes of the site.
    if (change === 'untouched' && !paths.some(pipeline.reads)) return
    await pipeline.changed(paths, listed)
    await again()
  }

  const state: { fail: (error: unknown) => void } = { fail: () => undefined }
  const stopped = new Promise<void>((resolve, reject) => {
    host.onStop(async () => resolve())
    state.fail = reject
  })
  const watch = await watchSite({
    siteDir,
    since,
    folders: await folders(),
    trouble: (message) => host.stderr(`${message}\n`),
    changed: (batch) => take(batch).then(async () => watch.follow(await folders()), state.fail),
  })
  await watch.ready
  host.stderr('Watching for changes.\n')
  try {
    await stopped
  } finally {
    await watch.close()
  }
}
