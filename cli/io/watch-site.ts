// Tells which files of a site changed: quiet moments are waited for, so that a checkout of many files is one change.
import { relative, sep } from 'node:path'
import { watch } from 'chokidar'

/** A running watch. */
export interface SiteWatch {
  readonly closed: Promise<void>
  close(): Promise<void>
}

/** Quiet time before a change counts as complete. */
const QUIET_MS = 120
const SKIPPED = /(?:^|[/\\])(?:node_modules|\.git|\.docsite|build)(?:[/\\]|$)/

/** Calls `changed` with paths relative to the site folder; never twice at a time. */
export function watchSite(siteDir: string, changed: (paths: readonly string[]) => Promise<void>): SiteWatch {
  const waiting = new Set<string>()
  const state: { timer?: NodeJS.Timeout; running: boolean } = { running: false }
  const watcher = watch(siteDir, {
    ignoreInitial: true,
    ignored: (path) => SKIPPED.test(relative(siteDir, path)),
  })
  const end: { resolve: () => void; reject: (error: unknown) => void } = {
    resolve: () => {},
    reject: () => {},
  }
  const closed = new Promise<void>((resolve, reject) => Object.assign(end, { resolve, reject }))
  const run = async (): Promise<void> => {
    if (state.running || waiting.size === 0) return
    state.running = true
    const paths = [...waiting]
    waiting.clear()
    try {
      await changed(paths)
    } catch (error) {
      end.reject(error)
    } finally {
      state.running = false
      if (waiting.size > 0) void run()
    }
  }
  watcher.on('all', (_event, path) => {
    waiting.add(relative(siteDir, path).split(sep).join('/').normalize())
    clearTimeout(state.timer)
    state.timer = setTimeout(() => void run(), QUIET_MS)
  })
  return {
    closed,
    async close() {
      clearTimeout(state.timer)
      await watcher.close()
      end.resolve()
    },
  }
}
