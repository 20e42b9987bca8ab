// What an index in shards is made of. All files but the manifest are compressed ('deflate'), lie in one folder and are named
// by their content, so a browser may keep them for ever; the manifest names them.
import { type Area, POSITIONS } from '../backend.ts'

/** Changes with every change that an older reader would misunderstand. */
export const FORMAT = 3

/** Folder of the other files of a tag, below the locale's root. */
export const shardFolder = (tag: string): string => `assets/search/${tag}/`

/** Ending of the files in that folder. */
export const SHARD_ENDING = '.bin'

/**
 * Files in each list that the manifest names instead of the files themselves. A query looks into about ten such lists, so
 * that short ones and a longer manifest cost least.
 */
export const FILES_IN_LIST = 64

/** Length of a file's name without its ending. */
export const NAME_LENGTH = 10

/**
 * Files in the order of what they hold. `firsts` are the first keys of each: of terms one a line, of sections
 * `page[.section]`, pages as differences. `names` are the names one after another. With `level` 1 the files are themselves
 * such lists, as JSON.
 */
export interface FileList {
  readonly level: 0 | 1
  readonly firsts: string
  readonly names: string
}

/** The manifest of an index. */
export interface Manifest {
  readonly format: typeof FORMAT
  readonly pages: number
  readonly sections: number
  /** Term shards, see `read-terms.ts`. */
  readonly terms: FileList
  /** Parts of the lexicon, see `read-terms.ts`. */
  readonly lexicon: FileList
  /** Bytes of all parts of the lexicon. */
  readonly lexiconBytes: number
  /** Stored sections, see `read-sections.ts`. */
  readonly stored: FileList
  /** What results can be limited to, where there are several. */
  readonly areas?: readonly Area[]
}

/** A term so frequent that its postings fill several entries: behind the first they are named like it and this with a number. */
export const TIER_MARK = '\u0001'

/** Postings in one entry of a shard. */
export const MOST_POSTINGS = 1000

/** Bits of the section in the first number of a posting; the largest value says that another number follows. */
export const SECTION_BITS = 3

/** In the bytes of positions: added to the last one of a posting, and the byte of a posting without any. */
export const LAST_POSITION = POSITIONS
export const NO_POSITIONS = 2 * POSITIONS

/** A stored page: its sections from `first` on, each as title, anchor and text. A file holds an array of them, see `read-stored.ts`. */
export type StoredPage = readonly [
  route: string,
  title: string,
  breadcrumb: readonly string[],
  tags: readonly string[],
  keywords: readonly string[],
  first: number,
  sections: readonly string[],
]
