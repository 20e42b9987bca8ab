// Compressed files, named by the hash of their content.
import { deflateSync } from 'node:zlib'
import { NAME_LENGTH, SHARD_ENDING } from '../../../runtime/search/sharded/format.ts'
import type { OutputFile } from '../../model/output.ts'
import { hashPieces, hashText } from '../../text/fingerprint.ts'

/** Hexadecimal digits of the hash used for a name. */
const HASH_DIGITS = 12

/**
 * A low `memLevel` makes small blocks: a file contains several kinds of bytes in sequence, and each gets its own code.
 */
const COMPRESSION = { level: 9, memLevel: 5 }

/** Compresses a file and names it by its content. */
export function packFile(
  folder: string,
  bytes: Uint8Array,
): { readonly name: string; readonly file: OutputFile } {
  const name = nameOf(hashText(bytes))
  return { name, file: packed(folder, name, bytes) }
}

/** A file of a group; its name is derived from the group's. */
export interface GroupFile {
  readonly nameIn: (group: string) => string
  readonly bytes: Uint8Array
}

/** Compresses a group of files, which are named by the hash of their joint content. */
export function packGroup(
  folder: string,
  group: readonly GroupFile[],
): { readonly name: string; readonly files: readonly OutputFile[] } {
  const name = nameOf(hashPieces(group.map(({ bytes }) => bytes)))
  return { name, files: group.map(({ nameIn, bytes }) => packed(folder, nameIn(name), bytes)) }
}

const packed = (folder: string, name: string, bytes: Uint8Array): OutputFile => ({
  path: `${folder}${name}${SHARD_ENDING}`,
  body: deflateSync(bytes, COMPRESSION),
})

/** Only lower-case letters and digits: some file systems ignore case. */
const nameOf = (hash: string): string =>
  Number.parseInt(hash.slice(0, HASH_DIGITS), 16).toString(36).padStart(NAME_LENGTH, '0')
