// Files under the names of their content.
import { deflateSync } from 'node:zlib'
import { NAME_LENGTH, SHARD_ENDING } from '../../../runtime/search/sharded/format.ts'
import type { OutputFile } from '../../model/output.ts'
import { hashPieces, hashText } from '../../text/fingerprint.ts'

/** Hexadecimal digits of the hash that go into a name. */
const HASH_DIGITS = 12

/** Small blocks: a file has bytes of several kinds one behind the other, and each kind gets a code of its own. */
const COMPRESSION = { level: 9, memLevel: 5 }

/** Compresses a file and names it by its content. */
export function packFile(
  folder: string,
  bytes: Uint8Array,
): { readonly name: string; readonly file: OutputFile } {
  const name = nameOf(hashText(bytes))
  return { name, file: packed(folder, name, bytes) }
}

/** A file of a group: its name is made of that of the group. */
export interface GroupFile {
  readonly nameIn: (group: string) => string
  readonly bytes: Uint8Array
}

/** Compresses files that are named together, by what all of them hold. */
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

/** Small letters and digits only: not all file systems tell letters of another case apart. */
const nameOf = (hash: string): string =>
  Number.parseInt(hash.slice(0, HASH_DIGITS), 16).toString(36).padStart(NAME_LENGTH, '0')
