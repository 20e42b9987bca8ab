// Flushes files and folders to disk, so that the published site survives a power failure. Linux can flush a whole file
// system, which takes a tenth of the time for thousands of new files. Elsewhere, and if that fails, each file is
// flushed separately, which shows the file that the disk refuses.
import { execFile } from 'node:child_process'
import { close, fdatasync, open } from 'node:fs'
import { open as openHandle } from 'node:fs/promises'
import { unwritable } from './unwritable.ts'

/**
 * Number of files from which the whole file system is flushed. For fewer, that would wait for writes of other programs.
 */
const MANY = 256
/** Concurrent flushes. More would wait for the same journal. */
const AT_ONCE = 4

/** Files and folders to flush, by paths relative to a folder. */
export interface Unflushed {
  readonly files: readonly string[]
  /** Folders with new file names. */
  readonly folders: readonly string[]
}

/** A file or folder to flush. Windows flushes only files that are open for writing, and no folders. */
interface Entry {
  readonly path: string
  readonly flags: 'r' | 'r+'
}

/**
 * Resolves when everything is on disk, or the build is aborted; rejects with an `EnvironmentError` for the first file
 * that is refused. `at` returns the absolute path of an entry.
 */
export async function flushAll(
  { files, folders }: Unflushed,
  at: (path: string) => string,
  signal: AbortSignal,
): Promise<void> {
  if (files.length >= MANY && (await flushFileSystem(at(''), signal))) return
  const entries: Entry[] = files.map((path) => ({ path, flags: 'r+' }))
  if (process.platform !== 'win32') entries.push(...folders.map((path): Entry => ({ path, flags: 'r' })))
  await flushEach(entries, at, signal)
}

/**
 * Flushes the file system of a folder with the `sync` program, because Node has no function for it. Resolves to whether
 * that worked.
 */
function flushFileSystem(dir: string, signal: AbortSignal): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(false)
  return new Promise((resolve) => {
    execFile('sync', ['-f', dir], { signal }, (error) => resolve(error === null))
  })
}

function flushEach(
  entries: readonly Entry[],
  at: (path: string) => string,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const state = { begun: 0, ended: 0 }
    const next = (): void => {
      const entry = signal.aborted ? undefined : entries[state.begun++]
      if (!entry) {
        if (++state.ended === AT_ONCE) resolve()
        return
      }
      flush(at(entry.path), entry.flags, (error) => {
        if (!error) return next()
        state.begun = entries.length
        reject(unwritable(entry.path, error))
      })
    }
    for (let lane = 0; lane < AT_ONCE; lane++) next()
  })
}

/** Uses callbacks: for thousands of files, promises and handles take a few percent of a build. */
function flush(file: string, flags: Entry['flags'], done: (error: Error | null) => void): void {
  open(file, flags, (failed, handle) => {
    if (failed) return done(refusal(failed))
    fdatasync(handle, (error) => close(handle, (later) => done(refusal(error) ?? later ?? null)))
  })
}
/** Errors of systems that cannot open folders, and of file systems that cannot flush. */
const CANNOT_FLUSH = new Set(['EISDIR', 'EINVAL', 'ENOTSUP', 'ENOSYS', 'EBADF'])

const refusal = (error: NodeJS.ErrnoException | null): Error | null =>
  CANNOT_FLUSH.has(error?.code ?? '') ? null : error

/** Flushes the names in a folder. Rejects if the disk refuses. */
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
