// Has files and folders written to the disk: what is published must be there after a loss of power as well. Files are flushed while
// others are still made, for waiting for each by itself would take longer than making it.
import { close, fdatasync, open } from 'node:fs'
import { open as openHandle } from 'node:fs/promises'
import { unwritable } from './unwritable.ts'

/** Flushes at the same time. More of them wait for one journal of the file system. */
const AT_ONCE = 4

/** Files on their way to the disk. */
export interface FileFlusher {
  /** Begins to flush a file that was written; `path` is what messages name it. */
  add(file: string, path: string): void
  /** Resolves when all files are on the disk; rejects with an `EnvironmentError` for the first that is refused. */
  finish(): Promise<void>
  /** Forgets what is not flushed yet. */
  stop(): void
}

/** A flusher. */
export function fileFlusher(): FileFlusher {
  const waiting: { readonly file: string; readonly path: string }[] = []
  const state: { running: number; error?: unknown; ended?: () => void } = { running: 0 }
  const next = (): void => {
    const entry = state.error === undefined ? waiting.shift() : undefined
    if (!entry) {
      state.running--
      if (state.running === 0) state.ended?.()
    } else {
      flush(entry.file, (error) => {
        if (error) state.error ??= unwritable(entry.path, error)
        next()
      })
    }
  }
  return {
    add(file, path) {
      waiting.push({ file, path })
      if (state.running === AT_ONCE) return
      state.running++
      next()
    },
    async finish() {
      if (state.running > 0)
        await new Promise<void>((resolve) => {
          state.ended = resolve
        })
      if (state.error !== undefined) throw state.error
    },
    stop: () => void waiting.splice(0),
  }
}

/** By callbacks: for thousands of files promises and handles take a few percent of a build. */
function flush(file: string, done: (error: Error | null) => void): void {
  // Windows flushes only what is open for writing.
  open(file, 'r+', (failed, handle) => {
    if (failed) return done(failed)
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
