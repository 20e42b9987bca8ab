// Files in somebody's project and files for others: each gets its new content in one step, so that whatever happens meanwhile it
// is the old one or the new one and never a part of either.
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
 * Gives a file its content, whether it is there or not; the folders above it are made, its mode stays, and a link stays a link.
 * What is no file, such as a pipe or a terminal, is written to. Throws `EnvironmentError`.
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

/** Makes a file; false when there is one of this name, on any kind of disk. Throws `EnvironmentError`. */
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

/** Writes the content beside its place and has it put there; what is left of it goes. */
function withDraft<T>(path: string, body: string | Uint8Array, put: (draft: string) => T): T {
  const draft = join(dirname(path), `.docsite-${randomBytes(6).toString('hex')}.new`)
  try {
    // Some disks say only then that they are full.
    writeFileSync(draft, body, { flag: 'wx', flush: true })
    return put(draft)
  } finally {
    removeFile(draft)
  }
}

/** Gives the draft the mode and, where that is allowed, the owner of the file that it replaces. */
function takeOver(draft: string, { mode, uid, gid }: Stats): void {
  const made = statSync(draft)
  if (made.uid !== uid || made.gid !== gid) {
    try {
      chownSync(draft, uid, gid)
    } catch {}
  }
  chmodSync(draft, mode & 0o7777)
}

/** Puts a draft where nothing is; on file systems without links an empty file takes the place first. */
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
