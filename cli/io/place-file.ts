// Puts one output file into the staging folder, unless the published file is identical. A web server must be able to
// read the published files, so their modes do not depend on the umask of the building user.
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

/** Target of one file. */
export interface Placement {
  /** Absolute path. */
  readonly file: string
  /** Path for messages. */
  readonly path: string
  /** The published file at the same path, which is kept if its content is the same. */
  readonly published?: PublishedFile
  /** Whether the modes of new files have to be set explicitly. */
  readonly setsMode: boolean
}

/** A file that was put in place. */
export interface PlacedFile {
  readonly hash: string
  readonly bytes: number
  /** The published file is identical: nothing was written. */
  readonly isUnchanged: boolean
}

/** Puts a file in place. Throws `EnvironmentError` if it cannot be written. */
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
 * The same for a file in pieces, whose hash is known only at the end. While copying a large file, it yields between
 * pieces so that the program can handle signals. Rejects with an `EnvironmentError` if the file cannot be read or
 * written.
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

/** Keeps the written file, or removes it if the published one turns out to be identical. */
function settled(
  { file, published, setsMode }: Placement,
  placed: { readonly hash: string; readonly bytes: number },
): PlacedFile {
  const isUnchanged = isStill(published, placed)
  if (isUnchanged) rmSync(file)
  else if (setsMode) chmodSync(file, FILE_MODE)
  return { ...placed, isUnchanged }
}

/** Puts a file into a folder that may not exist yet. */
function inFolder<T>(file: string, setsMode: boolean, put: () => T): T {
  try {
    return put()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    makeFolder(dirname(file), setsMode)
    return put()
  }
}

/** Makes a folder and its ancestors, readable for a web server; `setsMode` is true if the umask would prevent that. */
export function makeFolder(dir: string, setsMode: boolean): void {
  const first = mkdirSync(dir, { recursive: true, mode: FOLDER_MODE })
  if (!setsMode || first === undefined) return
  for (let at = dir; at.length >= first.length; at = dirname(at)) chmodSync(at, FOLDER_MODE)
}
