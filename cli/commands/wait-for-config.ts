// Waits until the unusable configuration of a starting server is fixed: loads it again whenever one of its files
// changes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { watchSite } from '../io/watch.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LiveSite } from './live-site.ts'
import type { FailedSession } from './site-session.ts'

/** Inputs and callbacks of the wait. */
export interface Waiting {
  readonly failed: FailedSession
  /** Start time in milliseconds since 1970: files written later count as changed. */
  readonly since: number
  readonly open: () => Promise<LiveSite | FailedSession>
  /** Called with the remaining findings when they change. */
  readonly tell: (diagnostics: readonly Diagnostic[]) => void
  readonly trouble: (message: string) => void
}

/** `site` resolves once the configuration is usable; `stop` ends the wait. */
export function waitForConfig({ failed, since, open, tell, trouble }: Waiting): {
  readonly site: Promise<LiveSite>
  readonly stop: () => Promise<void>
} {
  const state = {
    stop: async () => {},
    reported: JSON.stringify(failed.diagnostics),
    isOver: false,
    last: Promise.resolve(),
  }
  const site = new Promise<LiveSite>((resolve, reject) => {
    const look = async (): Promise<void> => {
      if (state.isOver) return
      const next = await open()
      if ('session' in next) {
        state.isOver = true
        await state.stop()
        resolve(next)
        return
      }
      const news = JSON.stringify(next.diagnostics)
      if (news !== state.reported) tell(next.diagnostics)
      state.reported = news
    }
    const lookAgain = () => {
      state.last = state.last.then(look).catch(reject)
    }
    const watching = watchSite({
      siteDir: failed.siteDir,
      folders: foldersOf(failed.diagnostics),
      since,
      trouble,
      changed: lookAgain,
    })
    state.stop = () => watching.then((watch) => watch.close())
    // Files may have changed while the watch was starting.
    watching.then((watch) => watch.ready.then(lookAgain)).catch(reject)
  })
  return { site, stop: () => state.stop() }
}

/** Folders of files that findings of the configuration name; files next to it are watched anyway. */
function foldersOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  const files = diagnostics.flatMap(({ place }) => (place?.file.includes('/') ? [place.file] : []))
  return [...new Set(files.map((file) => file.split('/')[0] ?? ''))]
}

/** Text of a file for code frames. */
export function textOf(siteDir: string, file: string): Promise<string | undefined> {
  return readFile(join(siteDir, file), 'utf8').catch(() => undefined)
}
