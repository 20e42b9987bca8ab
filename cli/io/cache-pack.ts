// A file with many cached results: the results in sequence, then an index of their positions, then a line with the
// offset and hash of that index. Each result is verified against its own checksum when it is read.
import { closeSync, existsSync, fstatSync, openSync, readSync, writevSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { ByteBuffer } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import { utf8Text } from '../text/utf8.ts'
import type { OpenFiles } from './open-files.ts'

/** A named result, in one or more pieces. */
export interface PackEntry {
  readonly id: string
  readonly pieces: readonly Uint8Array[]
}

/** A pack opened for reading. */
export interface OpenPack {
  readonly file: string
  /** Total bytes of all results. */
  readonly size: number
  ids(): Iterable<string>
  /** Bytes of one result; 0 if it is not in the pack. */
  sizeOf(id: string): number
  /** Reads a result, into `scratch` if given; undefined if it is missing or damaged. */
  read(id: string, scratch?: ByteBuffer): Uint8Array | undefined
  /** Whether the file still exists. */
  isThere(): boolean
  close(): void
}

/** Offset, length, checksum. The checksum detects damage, not tampering: no hash in the same file could. */
type Position = readonly [number, number, number]

const TITLE = 'docsite-pack-2'
/** Length of the last line: title, offset of the index in 15 digits, hash. */
const TRAILER = TITLE.length + 1 + 15 + 1 + 40

/** Writes a pack. Throws if not everything could be written. */
export function writePack(file: string, entries: readonly PackEntry[]): void {
  const parts = partsOf(entries)
  const handle = openSync(file, 'w')
  try {
    // One call for all pieces, without joining them first.
    const written = writevSync(handle, parts)
    if (written < parts.reduce((sum, { length }) => sum + length, 0)) throw new Error('ENOSPC')
  } finally {
    closeSync(handle)
  }
}

function partsOf(entries: readonly PackEntry[]): readonly Uint8Array[] {
  const positions: (readonly [string, Position])[] = []
  const state = { at: 0 }
  for (const { id, pieces } of entries) {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
    positions.push([id, [state.at, length, pieces.reduce((sum, piece) => crc32(piece, sum), 0)]])
    state.at += length
  }
  const list = JSON.stringify(Object.fromEntries(positions))
  const trailer = `${TITLE} ${String(state.at).padStart(15, '0')} ${hashText(list)}`
  return [...entries.flatMap(({ pieces }) => pieces), Buffer.from(list + trailer)]
}

/** Opens a pack; null if it is not a pack, or damaged. */
export function openPack(file: string, files: OpenFiles): OpenPack | null {
  const positions = readPositions(files.handleOf(file))
  if (positions === null) {
    files.close(file)
    return null
  }
  return {
    file,
    size: positions.end,
    ids: () => positions.list.keys(),
    sizeOf: (id) => positions.list.get(id)?.[1] ?? 0,
    read(id, scratch) {
      const position = positions.list.get(id)
      if (!position) return undefined
      const handle = files.handleOf(file)
      if (handle === null) return undefined
      const [offset, length, sum] = position
      const body = bytesAt(handle, offset, length, scratch)
      return body && crc32(body) === sum ? body : undefined
    },
    isThere: () => existsSync(file),
    close: () => files.close(file),
  }
}

function readPositions(
  handle: number | null,
): { readonly list: ReadonlyMap<string, Position>; readonly end: number } | null {
  if (handle === null) return null
  try {
    const { size } = fstatSync(handle)
    const [title, offset, hash] = (textAt(handle, size - TRAILER, TRAILER) ?? '').split(' ')
    const end = Number(offset)
    if (title !== TITLE || !(end >= 0 && end <= size - TRAILER)) return null
    const list = textAt(handle, end, size - TRAILER - end)
    if (list === undefined || hashText(list) !== hash) return null
    return { list: new Map(Object.entries(JSON.parse(list) as Record<string, Position>)), end }
  } catch {
    return null
  }
}

function textAt(handle: number, offset: number, length: number): string | undefined {
  const bytes = bytesAt(handle, offset, length)
  return (bytes && utf8Text(bytes)) ?? undefined
}

function bytesAt(
  handle: number,
  offset: number,
  length: number,
  scratch?: ByteBuffer,
): Uint8Array | undefined {
  const body = scratch?.bytes(length) ?? Buffer.allocUnsafe(length)
  try {
    return readSync(handle, body, 0, length, offset) === length ? body : undefined
  } catch {
    return undefined
  }
}
