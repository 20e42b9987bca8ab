// One file of the output into its place in the staging folder, unless the published one is the very same.
import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Pieces, PlacedFile, Placement, WritableBody } from '../model/output.ts'
import { hashText } from '../text/fingerprint.ts'
import { utf8Encoder } from '../text/utf8-text.ts'
import { unwritable } from './unwritable.ts'

/** Puts a file in its place. Throws `EnvironmentError` when it cannot be written. */
export function placeFile({ file, path, published }: Placement, body: WritableBody): PlacedFile {
  const bytes = body instanceof Uint8Array ? body : utf8(typeof body === 'string' ? [body] : body)
  const hash = hashText(bytes)
  const inode = published?.hash === hash ? inodeOfSize(published.file, bytes.length) : undefined
  try {
    if (inode === undefined) inFolder(file, () => writeFileSync(file, bytes))
  } catch (error) {
    throw unwritable(path, error, bytes.length)
  }
  return { hash, bytes: bytes.length, inode }
}

/** The same for a file that comes in pieces, whose hash is only known at the end. */
export function placePieces({ file, path, published }: Placement, give: Pieces): PlacedFile {
  const hasher = createHash('sha1')
  const state = { bytes: 0 }
  try {
    const handle = inFolder(file, () => openSync(file, 'w'))
    try {
      give((piece) => {
        hasher.update(piece)
        state.bytes += piece.length
        for (let at = 0; at < piece.length; ) at += writeSync(handle, piece, at)
      })
    } finally {
      closeSync(handle)
    }
    const hash = hasher.digest('hex')
    const inode = published?.hash === hash ? inodeOfSize(published.file, state.bytes) : undefined
    if (inode !== undefined) rmSync(file)
    return { hash, bytes: state.bytes, inode }
  } catch (error) {
    throw unwritable(path, error, state.bytes)
  }
}

const utf8 = utf8Encoder()

/** Puts a file where there may be no folder yet. */
export function inFolder<T>(file: string, put: () => T): T {
  try {
    return put()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    return put()
  }
}

/** Inode of a published file; undefined when it has not the size it was published with: somebody touched it. */
export function inodeOfSize(file: string, bytes: number): number | undefined {
  try {
    const { size, ino } = statSync(file)
    return size === bytes ? ino : undefined
  } catch {
    return undefined
  }
}
