// Files under the names of their content, and the lists of them that a manifest holds.
import { deflateSync } from 'node:zlib'
import { type FileList, NAME_LENGTH, SHARD_ENDING } from '../../../runtime/search/sharded/format.ts'
import type { OutputFile } from '../../model/output.ts'
import { hashText } from '../../text/fingerprint.ts'

/** What a list names, with its first key. */
export interface Listed {
  readonly first: string
  readonly name: string
}

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
  return { name, file: namedFile(folder, name, packed(bytes)) }
}

/** The bytes of a file as they are published. */
export const packed = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, COMPRESSION)

/** A file that is packed, under its name. */
export const namedFile = (folder: string, name: string, body: Uint8Array): OutputFile => ({
  path: `${folder}${name}${SHARD_ENDING}`,
  body,
})

/** Small letters and digits only: not all file systems tell letters of another case apart. */
export const nameOf = (hash: string): string =>
  Number.parseInt(hash.slice(0, HASH_DIGITS), 16).toString(36).padStart(NAME_LENGTH, '0')

/** A list in the form of the manifest. */
export const listOf = (all: readonly Listed[], separator: string): FileList => ({
  firsts: all.map(({ first }) => first).join(separator),
  names: all.map(({ name }) => name).join(''),
})
