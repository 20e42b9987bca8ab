// Kinds of search indexes, and the kinds a site has.
import type { SearchConfig } from './config.ts'

/** Many small files for the search box, or one file for lunr. */
export type IndexKind = 'shards' | 'lunr'

/** The indexes of a site. */
export function indexKinds({ engine, lunrIndex }: SearchConfig): readonly IndexKind[] {
  if (engine === 'lunr') return ['lunr']
  return lunrIndex ? ['shards', 'lunr'] : ['shards']
}
