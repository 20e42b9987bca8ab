// Results of several indexes -> one ranked list.
import type { SearchResult } from '../model/search.ts'

/** The best of each index together, best first; of equal scores the one of the earlier index, cut to the maximum. */
export function mergeResults(lists: readonly (readonly SearchResult[])[], maximum: number): SearchResult[] {
  return lists
    .flatMap((results) => results.slice(0, maximum))
    .sort((a, b) => b.score - a.score)
    .slice(0, maximum)
}
