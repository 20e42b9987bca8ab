// Groups results by page, for display.
import type { SearchResult } from '../../model/search.ts'
import type { SearchOutcome } from '../../search/protocol.ts'

/** Results of one page, with the index of the first of them. */
export interface ResultGroup {
  readonly page: string
  readonly first: number
  readonly results: readonly SearchResult[]
}

/** Path of the page of a result. */
export const pageOf = ({ document }: SearchResult): string => document.sectionRoute.replace(/#.*$/, '')

/** The outcome with the results of each page made consecutive, pages in the order of their best results. */
export function inGroups(outcome: SearchOutcome): SearchOutcome {
  const pages = new Map<string, SearchResult[]>()
  for (const result of outcome.results) {
    const own = pages.get(pageOf(result)) ?? []
    own.push(result)
    pages.set(pageOf(result), own)
  }
  return { ...outcome, results: [...pages.values()].flat() }
}

/** Groups of consecutive results. */
export function resultGroups(results: readonly SearchResult[]): readonly ResultGroup[] {
  const groups: { page: string; first: number; results: SearchResult[] }[] = []
  for (const [at, result] of results.entries()) {
    const page = pageOf(result)
    const last = groups.at(-1)
    if (last?.page === page) last.results.push(result)
    else groups.push({ page, first: at, results: [result] })
  }
  return groups
}
