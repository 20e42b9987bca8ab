// Reads files in pieces, for those too large to keep in memory.
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { unreadable } from './unreadable.ts'

/** Files of this size or more are large: most images and downloads are smaller. */
export const LARGE_BYTES = 32 * 1024 * 1024

const PIECE_BYTES = 1024 * 1024

/**
 * The bytes of a file; each piece reuses the memory of the previous one. Throws `EnvironmentError` if it cannot be
 * read.
 */
export function* piecesOf(file: string): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(PIECE_BYTES)
  const handle = attempt(file, () => openSync(file, 'r'))
  try {
    for (;;) {
      const count = attempt(file, () => readSync(handle, buffer))
      if (count === 0) return
      yield buffer.subarray(0, count)
    }
  } finally {
    closeSync(handle)
  }
}

/** SHA-1 of a file's content, 40 hex digits. Throws `EnvironmentError`. */
export function hashOfFile(file: string): string {
  const hasher = createHash('sha1')
  for (const piece of piecesOf(file)) hasher.update(piece)
  return hasher.digest('hex')
}

function attempt<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw unreadable(file, error)
  }
}
