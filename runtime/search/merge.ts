// Merges the results of several indexes into one ranked list.
import type { SearchResult } from '../model/search.ts'

/** The best results of all indexes, best first, cut to the maximum; on equal scores the earlier index wins. */
export function mergeResults(lists: readonly (readonly SearchResult[])[], maximum: number): SearchResult[] {
  return lists
    .flatMap((results) => results.slice(0, maximum))
    .sort((a, b) => b.score - a.score)
    .slice(0, maximum)
}
