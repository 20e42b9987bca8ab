// Has files and folders written to the disk: what is published must be there after a loss of power as well. Linux writes a file
// system out in one go, which for thousands of new files takes a tenth of the time; elsewhere, and where that fails, each file is
// flushed by itself, and the one that the disk refuses is known.
import { execFile } from 'node:child_process'
import { close, fdatasync, open } from 'node:fs'
import { open as openHandle } from 'node:fs/promises'
import { unwritable } from './unwritable.ts'

/** Files from which on the whole file system is written out. For a few that would wait for what others write there. */
const MANY = 256
/** Flushes at the same time. More of them wait for one journal of the file system. */
const AT_ONCE = 4

/** What is to be on the disk, by paths relative to a folder. */
export interface Unflushed {
  readonly files: readonly string[]
  /** Folders whose names of files are new. */
  readonly folders: readonly string[]
}

/** Something to flush. Windows flushes only files that are open for writing, and no folders. */
interface Entry {
  readonly path: string
  readonly flags: 'r' | 'r+'
}

/**
 * Resolves when all is on the disk, or what is not is given up; rejects with an `EnvironmentError` for the first file that is refused.
 * `at` gives the absolute path of one.
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

/** Whether the program that writes out the file system of a folder is there and did so. No function of Node does. */
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
