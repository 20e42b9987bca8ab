// A search index made from what it needs and nothing else, so that any thread can do it.
import type { IndexInput } from '../model/search-indexer.ts'
import { indexFile } from '../search/index-file.ts'

/** The bytes of an index file. */
export function makeIndex({ parts, search }: IndexInput): Uint8Array {
  return indexFile(parts, search)
}
