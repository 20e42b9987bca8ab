// One file of the output into its place in the staging folder, unless the published one is the very same.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { OutputFile, PlacedFile, Placement } from '../model/output.ts'
import { hashText } from '../text/fingerprint.ts'
import { unwritable } from './unwritable.ts'

/** Puts a file in its place. Throws `EnvironmentError` when it cannot be written. */
export function placeFile({ file, path, published }: Placement, body: OutputFile['body']): PlacedFile {
  const bytes = typeof body === 'string' ? utf8(body) : body
  const hash = hashText(bytes)
  const inode = published?.hash === hash ? inodeOfSize(published.file, bytes.length) : undefined
  try {
    if (inode === undefined) inFolder(file, () => writeFileSync(file, bytes))
  } catch (error) {
    throw unwritable(path, error, bytes.length)
  }
  return { hash, bytes: bytes.length, inode }
}

/**
 * A text in UTF-8, in a buffer that the next text is written into: new memory for each file costs twice what encoding does.
 */
const utf8 = scratchEncoder()

function scratchEncoder(): (text: string) => Uint8Array {
  const encoder = new TextEncoder()
  const state = { buffer: new Uint8Array(1 << 16) }
  return (text) => {
    // A UTF-16 unit takes at most three bytes.
    if (state.buffer.length < text.length * 3) state.buffer = new Uint8Array(text.length * 3)
    return state.buffer.subarray(0, encoder.encodeInto(text, state.buffer).written)
  }
}

/** Puts a file where there may be no folder yet. */
export function inFolder(file: string, put: () => void): void {
  try {
    put()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    put()
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
