// A search index made from what it needs and nothing else, so that any thread can do it.
import type { Pieces } from '../model/output.ts'
import type { IndexInput } from '../model/search-indexer.ts'
import { indexFile } from '../search/index-file.ts'

/** Gives the bytes of an index file. */
export const makeIndex =
  ({ parts, search }: IndexInput): Pieces =>
  (take) =>
    indexFile(parts, search, take)
