// Computes search quality figures from the results of search tests, in total and by category.
import type { SearchCounts, SearchMetrics } from '../model/search-metrics.ts'
import type { SearchVerdict } from './search-tests.ts'

/** Counts queries in total and by category, in file order. `shown`: number of results that a reader sees. */
export function searchMetrics(verdicts: readonly SearchVerdict[], shown: number): SearchMetrics {
  const counts = (own: readonly SearchVerdict[]): SearchCounts => ({
    queries: own.length,
    found: own.filter(({ at }) => at >= 1 && at <= shown).length,
    first: own.filter(({ at }) => at === 1).length,
  })
  const categories = new Set(verdicts.flatMap(({ test }) => test.category ?? []))
  return {
    ...counts(verdicts),
    categories: [...categories].map((category) => ({
      category,
      ...counts(verdicts.filter(({ test }) => test.category === category)),
    })),
  }
}
