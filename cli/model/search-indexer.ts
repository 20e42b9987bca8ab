// A search index made elsewhere: the port.
import type { SearchConfig } from './config.ts'
import type { PlacedFile, Placement } from './output.ts'

/** Makes index files in other threads. */
export interface SearchIndexer {
  /** Puts the file in its place. Null when there is no thread: whoever asks makes the file himself. */
  index(job: IndexJob): Promise<PlacedFile | null>
}

/** An index file to be made elsewhere. */
export interface IndexJob extends IndexInput {
  readonly parts: readonly Uint8Array[]
  readonly place: Placement
}

/** What an index file is made from. */
export interface IndexInput {
  /** Records of the pages, as they are kept; gone through several times. */
  readonly parts: Iterable<Uint8Array>
  readonly search: SearchConfig
}
