// The whole set of queries, in two halves: one to tune with, one that is looked at when all is done.
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { readForms } from './dictionary.ts'
import { type QualityQuery, queriesByRule } from './queries.ts'
import { randomOf } from './random.ts'
import { readSite } from './site-words.ts'
import { WRITTEN } from './written.ts'

/** Name of a half. */
export type Half = 'A' | 'B'

/** Halves of the queries over a site. */
export type QuerySet = Readonly<Record<Half, readonly QualityQuery[]>>

const SEED = 20_251_122

/** The queries over pages; those written by hand are about this repository's site. */
export function querySet(pages: readonly MemoryPage[], isOwnSite: boolean, forms = readForms()): QuerySet {
  const written = isOwnSite ? WRITTEN.map((entry) => ofWritten(entry, pages)) : []
  const all = [...queriesByRule(readSite(pages, forms), forms), ...written]
  const random = randomOf(SEED)
  const halves: Record<Half, QualityQuery[]> = { A: [], B: [] }
  for (const category of new Set(all.map((query) => query.category))) {
    const own = random.shuffled(all.filter((query) => query.category === category))
    for (const [at, query] of own.entries()) halves[at % 2 === 0 ? 'A' : 'B'].push(query)
  }
  return halves
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
