// The whole set of queries, in two halves: one to tune with, one that is looked at when all is done.
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { readForms } from './dictionary.ts'
import { moreQueries } from './more-queries.ts'
import { type QualityQuery, queriesByRule } from './queries.ts'
import { hashOf } from './random.ts'
import { readSite } from './site-words.ts'
import { WRITTEN } from './written.ts'

/** Name of a half. */
export type Half = 'A' | 'B'

/** Halves of the queries over a site. */
export type QuerySet = Readonly<Record<Half, readonly QualityQuery[]>>

const SEED = 20_251_122

/** The sets over pages, the second with none of the first; queries written by hand are about this repository's site. */
export function querySets(
  pages: readonly MemoryPage[],
  isOwnSite: boolean,
  forms = readForms(),
): { readonly first: QuerySet; readonly second: QuerySet } {
  const written = isOwnSite ? WRITTEN.map((entry) => ofWritten(entry, pages)) : []
  const site = readSite(pages, forms)
  const first = [...queriesByRule(site, forms), ...written]
  const second = moreQueries(site, new Set(first.map(({ query }) => query)))
  return { first: halvesOf(first), second: halvesOf(second) }
}

function halvesOf(all: readonly QualityQuery[]): QuerySet {
  const isA = ({ category, query }: QualityQuery) => hashOf(`${SEED} ${category} ${query}`) % 2 === 0
  return { A: all.filter(isA), B: all.filter((query) => !isA(query)) }
}

function ofWritten(
  [category, query, ...ends]: (typeof WRITTEN)[number],
  pages: readonly MemoryPage[],
): QualityQuery {
  const right = ends.flatMap((end) => {
    const found = pages.filter(({ route }) => route.endsWith(`/${end}`)).map(({ route }) => route)
    if (found.length !== 1) throw new Error(`${found.length} pages end with /${end}`)
    return found
  })
  return { category, query, pages: right }
}
