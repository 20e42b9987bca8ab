// Has files and folders written to the disk: what is published must be there after a loss of power as well. Files are flushed while
// others are still made, for waiting for each by itself would take longer than making it.
import { close, fdatasync, open } from 'node:fs'
import { open as openHandle } from 'node:fs/promises'
import { unwritable } from './unwritable.ts'

/** Flushes at the same time. More of them wait for one journal of the file system. */
const AT_ONCE = 4

/** Files on their way to the disk. */
export interface FileFlusher {
  /** Begins to flush a file that was written. */
  add(path: string): void
  /** The same for the names in a folder. */
  addFolder(path: string): void
  /** Resolves when all files are on the disk; rejects with an `EnvironmentError` for the first that is refused. */
  finish(): Promise<void>
  /** Forgets what is not flushed yet. */
  stop(): void
}

/** Something to flush. Windows flushes only files that are open for writing, and no folders. */
interface Entry {
  readonly path: string
  readonly flags: 'r' | 'r+'
}

/** A flusher. `at` gives the absolute path of one as messages name it. */
export function fileFlusher(at: (path: string) => string): FileFlusher {
  const entries: Entry[] = []
  const state: { begun: number; running: number; error?: unknown; ended?: () => void } = {
    begun: 0,
    running: 0,
  }
  const next = (): void => {
    const entry = state.error === undefined ? entries[state.begun] : undefined
    if (!entry) {
      state.running--
      if (state.running === 0) state.ended?.()
    } else {
      state.begun++
      flush(at(entry.path), entry.flags, (error) => {
        if (error) state.error ??= unwritable(entry.path, error)
        next()
      })
    }
  }
  const add = (entry: Entry): void => {
    entries.push(entry)
    if (state.running === AT_ONCE) return
    state.running++
    next()
  }
  return {
    add: (path) => add({ path, flags: 'r+' }),
    addFolder(path) {
      if (process.platform !== 'win32') add({ path, flags: 'r' })
    },
    async finish() {
      if (state.running > 0)
        await new Promise<void>((resolve) => {
          state.ended = resolve
        })
      if (state.error !== undefined) throw state.error
    },
    stop() {
      state.begun = entries.length
    },
  }
}

/** By callbacks: for thousands of files promises and handles take a few percent of a build. */
function flush(file: string, flags: Entry['flags'], done: (error: Error | null) => void): void {
  open(file, flags, (failed, handle) => {
    if (failed) return done(refusal(failed))
    fdatasync(handle, (error) => close(handle, (later) => done(refusal(error) ?? later ?? null)))
  })
}

/** Systems on which a folder cannot be opened, and file systems that flush nothing, say so. */
const CANNOT_FLUSH = new Set(['EISDIR', 'EINVAL', 'ENOTSUP', 'ENOSYS', 'EBADF'])

const refusal = (error: NodeJS.ErrnoException | null): Error | null =>
  CANNOT_FLUSH.has(error?.code ?? '') ? null : error

/** Has the names in a folder written to the disk. Rejects when the disk refuses. */
export async function flushFolder(dir: string): Promise<void> {
  // Windows flushes no folders.
  if (process.platform === 'win32') return
  const handle = await openHandle(dir, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (refusal(error as NodeJS.ErrnoException)) throw error
  } finally {
    await handle.close()
  }
}
