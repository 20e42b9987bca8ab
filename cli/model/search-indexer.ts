// A search index made elsewhere: the port.
import type { SearchConfig } from './config.ts'

/** Makes index files in other threads. */
export interface SearchIndexer {
  /** Null when there is no thread: whoever asks makes the file himself. */
  index(input: IndexInput): Promise<Uint8Array | null>
}

/** What an index file is made from. */
export interface IndexInput {
  /** Records of the pages, as they are kept. */
  readonly parts: readonly Uint8Array[]
  readonly search: SearchConfig
}
