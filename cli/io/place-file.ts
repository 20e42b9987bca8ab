// One file of the output into its place in the staging folder, unless the published one is the very same. A web server must
// be able to read what is published, so the modes of files and folders do not follow the umask of the building user.
import { createHash } from 'node:crypto'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import type { LargeFile, MemoryBody, Pieces } from '../model/output.ts'
import { hashText } from '../text/fingerprint.ts'
import { utf8Bytes } from '../text/utf8.ts'
import { piecesOf } from './file-pieces.ts'
import { FILE_MODE, FOLDER_MODE, isStill, type PublishedFile } from './published-file.ts'
import { unwritable } from './unwritable.ts'
import { writeWhole } from './write-file.ts'

/** A place for one file. */
export interface Placement {
  /** Absolute path. */
  readonly file: string
  /** Path as messages name it. */
  readonly path: string
  /** The published file at the same path, which stays when it has the same content. */
  readonly published?: PublishedFile
  /** What is new gets its mode only when that is set. */
  readonly setsMode: boolean
}

/** A file in its place. */
export interface PlacedFile {
  readonly hash: string
  readonly bytes: number
  /** The published file is the very same: nothing was written. */
  readonly isUnchanged: boolean
}

/** Puts a file in its place. Throws `EnvironmentError` when it cannot be written. */
export function placeWhole({ file, path, published, setsMode }: Placement, body: MemoryBody): PlacedFile {
  const bytes = utf8Bytes(body)
  const placed = { hash: hashText(bytes), bytes: bytes.length }
  const isUnchanged = isStill(published, placed)
  try {
    if (!isUnchanged) {
      inFolder(file, setsMode, () => writeFileSync(file, bytes, { mode: FILE_MODE }))
      if (setsMode) chmodSync(file, FILE_MODE)
    }
  } catch (error) {
    throw unwritable(path, error, bytes.length)
  }
  return { ...placed, isUnchanged }
}

/**
 * The same for a file that comes in pieces, whose hash is only known at the end. Between the pieces of a file that lies somewhere
 * else on the disk the program is told of signals. Rejects with an `EnvironmentError` when it cannot be read or written.
 */
export async function placePieces(place: Placement, body: Pieces | LargeFile): Promise<PlacedFile> {
  const { file, path, setsMode } = place
  const hasher = createHash('sha1')
  const state = { bytes: 0 }
  try {
    const handle = inFolder(file, setsMode, () => openSync(file, 'w', FILE_MODE))
    const take = (piece: Uint8Array) => {
      hasher.update(piece)
      state.bytes += piece.length
      writeWhole(handle, piece)
    }
    try {
      if (typeof body === 'function') body(take)
      else await copyPieces(body, take)
    } finally {
      closeSync(handle)
    }
    return settled(place, { hash: hasher.digest('hex'), bytes: state.bytes })
  } catch (error) {
    throw unwritable(path, error, state.bytes)
  }
}

async function copyPieces({ file }: LargeFile, take: (piece: Uint8Array) => void): Promise<void> {
  for (const piece of piecesOf(file)) {
    take(piece)
    await pause()
  }
}

/** What is known at the end: the file stays, or it goes since the published one is the very same. */
function settled(
  { file, published, setsMode }: Placement,
  placed: { readonly hash: string; readonly bytes: number },
): PlacedFile {
  const isUnchanged = isStill(published, placed)
  if (isUnchanged) rmSync(file)
  else if (setsMode) chmodSync(file, FILE_MODE)
  return { ...placed, isUnchanged }
}

/** Puts a file where there may be no folder yet. */
function inFolder<T>(file: string, setsMode: boolean, put: () => T): T {
  try {
    return put()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    makeFolder(dirname(file), setsMode)
    return put()
  }
}

/** Makes a folder, and those above it, that a web server can read; `setsMode` when the umask would not let it. */
export function makeFolder(dir: string, setsMode: boolean): void {
  const first = mkdirSync(dir, { recursive: true, mode: FOLDER_MODE })
  if (!setsMode || first === undefined) return
  for (let at = dir; at.length >= first.length; at = dirname(at)) chmodSync(at, FOLDER_MODE)
}
