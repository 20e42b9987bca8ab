// What an index in shards is made of. All files but the manifest are compressed ('deflate'), lie in one folder and are named
// by their content, so a browser may keep them for ever; the manifest names them.
import { type Area, POSITIONS } from '../backend.ts'

/** Changes with every change that an older reader would misunderstand. */
export const FORMAT = 5

/** Folder of the other files of a tag, below the locale's root. */
export const shardFolder = (tag: string): string => `assets/search/${tag}/`

/** Ending of the files in that folder. */
export const SHARD_ENDING = '.bin'

/** Length of a name that is made of content. */
export const NAME_LENGTH = 10

/** What the manifest names, in order: `firsts` say where each begins, `names` are the names one after another. */
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
   * Groups of parts of the lexicon (`lexiconFile`), which name the shards with the postings of their terms (`read-terms.ts`): `firsts`
   * are texts one a line, each behind all terms before the part and not behind those in it, with an empty line between groups. A name
   * for each part would weigh more than all the texts.
   */
  readonly lexicon: FileList
  /** Bytes of all parts of the lexicon. */
  readonly lexiconBytes: number
  /**
   * Groups of pages, each with the files of what is stored of its pages (`storedFile`): `firsts` are numbers of pages, as differences.
   * Where a page is stored is known without another file, and an edit renames the files of its group alone.
   */
  readonly stored: FileList
  /** What results can be limited to, where there are several. */
  readonly areas?: readonly Area[]
}

/** Name of a part of the lexicon, by its place in its group. */
export const lexiconFile = (group: string, part: number): string => `${group}-${part}`

/** Sections of a page that are stored in one file. */
export const SECTIONS_IN_FILE = 12

/** Name of the file with a section: of the page `page` of its group. */
export const storedFile = (group: string, page: number, section: number): string => {
  const further = Math.floor(section / SECTIONS_IN_FILE)
  return `${group}-${page}${further === 0 ? '' : `-${further}`}`
}

/** Postings of a term that are kept: of a more frequent one those in whose sections it weighs most. */
export const MOST_POSTINGS = 1000

/** Bits of the section in the first number of a posting; the largest value says that another number follows. */
export const SECTION_BITS = 3

/** In the bytes of positions: added to the last one of a posting, and the byte of a posting without any. */
export const LAST_POSITION = POSITIONS
export const NO_POSITIONS = 2 * POSITIONS

/** What a file has of a page: its sections, each as title, anchor and text, see `read-stored.ts`. */
export type StoredPage = readonly [
  route: string,
  title: string,
  breadcrumb: readonly string[],
  tags: readonly string[],
  keywords: readonly string[],
  sections: readonly string[],
]
