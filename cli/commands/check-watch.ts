// `docsite check --watch`: after every save the same question again, put to a graph that computes only what the save reaches.
import { type FileBatch, watchSite } from '../io/watch.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { followConfig } from './config-changes.ts'
import type { Host } from './options.ts'
import type { Session } from './site-session.ts'

/** What a watch needs beside the site. */
export interface CheckWatch {
  /** Milliseconds since 1970 at which the first check began: what was written later is news. */
  readonly since: number
  /** Checks and reports. */
  readonly again: () => Promise<unknown>
  /** Shows why the configuration cannot be used; the last good one stays. */
  readonly refused: (diagnostics: readonly Diagnostic[]) => void
}

/** Search tests may lie in this folder. */
const TESTS = 'tests'

/** Checks after each change. Resolves when the process is asked to stop; rejects for what a single check would throw. */
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
    // Reports written into the site folder are no change of it.
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
