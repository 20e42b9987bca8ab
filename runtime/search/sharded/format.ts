// File format of a sharded index. All files but the manifest are compressed ('deflate'), are in one folder and have
// content-addressed names, so browsers may cache them for ever; the manifest lists them.
import { type Area, POSITIONS } from '../backend.ts'

/** Increased with every change that an older reader would misread. */
export const FORMAT = 5

/** Folder of the files of a tag other than the manifest, below the locale's root. */
export const shardFolder = (tag: string): string => `assets/search/${tag}/`

/** Extension of the files in that folder. */
export const SHARD_ENDING = '.bin'

/** Length of a content-addressed name. */
export const NAME_LENGTH = 10

/** Files listed in the manifest, in order: `firsts` has the first key of each, `names` is their concatenated names. */
export interface FileList {
  readonly firsts: string
  readonly names: string
}

/** The manifest of an index. */
export interface Manifest {
  readonly format: typeof FORMAT
  readonly pages: number
  readonly sections: number
  /**
   * Groups of lexicon parts (`lexiconFile`), which name the shards with the postings of their terms (`read-terms.ts`). `firsts`
   * has one string per line and an empty line between groups. Each string sorts after all terms before its part, and not after
   * the terms in it. Naming each part separately would take more bytes than all the strings.
   */
  readonly lexicon: FileList
  /** Total size of the lexicon parts, in bytes. */
  readonly lexiconBytes: number
  /**
   * Groups of pages, each with the files that store its pages (`storedFile`); `firsts` are page numbers as differences. No other
   * file is needed to find where a page is stored, and an edit renames only the files of its group.
   */
  readonly stored: FileList
  /** Areas that results can be limited to, if there are several. */
  readonly areas?: readonly Area[]
}

/** Name of a lexicon part, by its index in its group. */
export const lexiconFile = (group: string, part: number): string => `${group}-${part}`

/** Sections of a page stored in one file. */
export const SECTIONS_IN_FILE = 12

/** Name of the file with a section; `page` is the index of the page in its group. */
export const storedFile = (group: string, page: number, section: number): string => {
  const further = Math.floor(section / SECTIONS_IN_FILE)
  return `${group}-${page}${further === 0 ? '' : `-${further}`}`
}

/** Maximum number of postings kept per term; for a more frequent term, those with the highest impact. */
export const MAX_POSTINGS = 1000

/** Bits for the section in the first number of a posting; the highest value means that another number follows. */
export const SECTION_BITS = 3

/**
 * Position bytes: `LAST_POSITION` is added to the last byte of a posting; `NO_POSITIONS` is the byte of a posting without
 * positions.
 */
export const LAST_POSITION = POSITIONS
export const NO_POSITIONS = 2 * POSITIONS

/** A stored page; each section is title, anchor and text, see `read-stored.ts`. */
export type StoredPage = readonly [
  route: string,
  title: string,
  breadcrumb: readonly string[],
  tags: readonly string[],
  keywords: readonly string[],
  sections: readonly string[],
]
