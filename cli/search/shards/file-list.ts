// Files under the names of their content, and the list of them that a manifest holds.
import { deflateSync } from 'node:zlib'
import {
  FILES_IN_LIST,
  type FileList,
  NAME_LENGTH,
  SHARD_ENDING,
} from '../../../runtime/search/sharded/format.ts'
import type { OutputFile } from '../../model/output.ts'
import { hashText } from '../../text/fingerprint.ts'

/** A file in the list, with the first key in it. */
export interface ListedFile {
  readonly first: string
  readonly name: string
}

/** Up to so many files stand in the manifest itself. */
const MOST_IN_MANIFEST = 512
/** Hexadecimal digits of the hash that go into a name. */
const HASH_DIGITS = 12

/** Small blocks: a file has bytes of several kinds one behind the other, and each kind gets a code of its own. */
const COMPRESSION = { level: 9, memLevel: 5 }

/** Compresses a file and names it by its content. */
export function packFile(
  folder: string,
  bytes: Uint8Array,
): { readonly name: string; readonly file: OutputFile } {
  const name = contentName(bytes)
  return { name, file: { path: `${folder}${name}${SHARD_ENDING}`, body: deflateSync(bytes, COMPRESSION) } }
}

/** Small letters and digits only: not all file systems tell letters of another case apart. */
const contentName = (bytes: Uint8Array): string =>
  Number.parseInt(hashText(bytes).slice(0, HASH_DIGITS), 16).toString(36).padStart(NAME_LENGTH, '0')

/** The list of files in the form of the manifest; of many, lists of lists, whose files come out on the way. */
export function* listFiles(
  folder: string,
  files: readonly ListedFile[],
  joinFirsts: (files: readonly ListedFile[]) => string,
): Generator<OutputFile, FileList> {
  const listOf = (level: 0 | 1, some: readonly ListedFile[]): FileList => ({
    level,
    firsts: joinFirsts(some),
    names: some.map(({ name }) => name).join(''),
  })
  if (files.length <= MOST_IN_MANIFEST) return listOf(0, files)
  const lists: ListedFile[] = []
  for (let start = 0; start < files.length; start += FILES_IN_LIST) {
    const some = files.slice(start, start + FILES_IN_LIST)
    const packed = packFile(folder, Buffer.from(JSON.stringify(listOf(0, some))))
    yield packed.file
    lists.push({ first: some[0]?.first ?? '', name: packed.name })
  }
  return listOf(1, lists)
}
