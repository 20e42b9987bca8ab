// Kinds of search indexes, and which of them a site has.
import type { SearchConfig } from './config.ts'

/** Many small files for the search box, or one file that lunr loads. */
export type IndexKind = 'shards' | 'lunr'

/** The indexes of a site. */
export function indexKinds({ engine, lunrIndex }: SearchConfig): readonly IndexKind[] {
  if (engine === 'lunr') return ['lunr']
  return lunrIndex ? ['shards', 'lunr'] : ['shards']
}
