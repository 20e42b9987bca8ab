// Writes files atomically, in an author's project and elsewhere: at any time a file has its old or its new content,
// never a part of either.
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { EnvironmentError } from '../model/ports.ts'
import { NO_LINKS } from './link-or-copy.ts'
import { removeFile } from './remove-file.ts'

/**
 * Sets the content of a file, which need not exist. Missing folders are created, the mode is kept, and a link stays a
 * link. Anything but a regular file, such as a pipe or a terminal, is written to directly. Throws `EnvironmentError`.
 */
export function replaceFile(path: string, body: string | Uint8Array): void {
  attempt(path, () => {
    const old = statSync(path, { throwIfNoEntry: false })
    if (old && !old.isFile()) return writeFileSync(path, body)
    const target = old ? realpathSync(path) : path
    mkdirSync(dirname(target), { recursive: true })
    withDraft(target, body, (draft) => {
      if (old) takeOver(draft, old)
      renameSync(draft, target)
    })
  })
}

/** Creates a file, on any kind of file system; false if it already exists. Throws `EnvironmentError`. */
export function createFile(path: string, text: string): boolean {
  return attempt(path, () => {
    if (lstatSync(path, { throwIfNoEntry: false })) return false
    mkdirSync(dirname(path), { recursive: true })
    return withDraft(path, text, (draft) => {
      const isMade = reserve(path, draft)
      if (isMade === 'empty') renameSync(draft, path)
      return isMade !== 'exists'
    })
  })
}

/** Writes all bytes to an open file: one call may write fewer than it was given. */
export function writeWhole(handle: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    const written = writeSync(handle, bytes, at)
    if (written === 0)
      throw Object.assign(new Error('nothing more can be written'), { code: 'ENOSPC', syscall: 'write' })
    at += written
  }
}

/**
 * Writes the content to a temporary file next to the target and passes it to `put`; the temporary file is removed
 * afterwards.
 */
function withDraft<T>(path: string, body: string | Uint8Array, put: (draft: string) => T): T {
  const draft = join(dirname(path), `.docsite-${randomBytes(6).toString('hex')}.new`)
  try {
    // Some disks report only when flushing that they are full.
    writeFileSync(draft, body, { flag: 'wx', flush: true })
    return put(draft)
  } finally {
    removeFile(draft)
  }
}

/** Gives the draft the mode and, if permitted, the owner of the file it replaces. */
function takeOver(draft: string, { mode, uid, gid }: Stats): void {
  const made = statSync(draft)
  if (made.uid !== uid || made.gid !== gid) {
    try {
      chownSync(draft, uid, gid)
    } catch {}
  }
  chmodSync(draft, mode & 0o7777)
}

/** Puts a draft at a path that does not exist; on file systems without links, an empty file reserves the path first. */
function reserve(path: string, draft: string): 'made' | 'empty' | 'exists' {
  try {
    linkSync(draft, path)
    return 'made'
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return 'exists'
    if (!NO_LINKS.has(code)) throw error
  }
  try {
    closeSync(openSync(path, 'wx'))
    return 'empty'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'exists'
    throw error
  }
}

function attempt<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === undefined || syscall === undefined) throw error
    throw new EnvironmentError(`cannot write ${path}: ${code}`, { cause: error })
  }
}
