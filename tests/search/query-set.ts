// The sets of queries. All but the third have two halves: one to tune with, one that is looked at when all is
// done. The third, of all kinds, is never tuned with.
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { readForms } from './dictionary.ts'
import { ENGLISH_WRITTEN } from './english-written.ts'
import { moreQueries } from './more-queries.ts'
import { type QualityQuery, queriesByRule } from './queries.ts'
import { hashOf } from './random.ts'
import { readerQueries, writtenQueries } from './reader-queries.ts'
import { readSite } from './site-words.ts'
import type { MeasuredSite } from './sites.ts'
import { SITES_WRITTEN } from './sites-written.ts'
import { WRITTEN } from './written.ts'

/** Name of a half. */
export type Half = 'A' | 'B'

/** Halves of the queries over a site. */
export type QuerySet = Readonly<Record<Half, readonly QualityQuery[]>>

/** The sets over the pages of a site. */
export interface QuerySets {
  readonly first: QuerySet
  readonly second: QuerySet
  readonly third: readonly QualityQuery[]
  /** Of the Russian sites alone. */
  readonly fourth: QuerySet
  /** Of one English site alone. */
  readonly fifth: QuerySet
  /** Written down, over all sites but that one. */
  readonly sixth: QuerySet
}

const SEED = 20_251_122
/** Queries of one rule and site in each set. */
const IN_FIRST = 24
const IN_SECOND = 30
const IN_THIRD = 5

/** The sets, each with none of those before; queries written by hand are about this repository's site. */
export function querySets(
  pages: readonly MemoryPage[],
  name: MeasuredSite['name'],
  forms = readForms(),
): QuerySets {
  const sixth = halvesOf(writtenQueries(SITES_WRITTEN[name] ?? [], pages))
  if (name === 'manual' || name === 'translated')
    return { first: NONE, second: NONE, third: [], fourth: NONE, fifth: NONE, sixth }
  const written = name === 'own' ? WRITTEN.map((entry) => ofWritten(entry, pages)) : []
  const site = readSite(pages, forms)
  const ofFirst = { seed: '', perRule: IN_FIRST, known: new Set<string>() }
  const first = [...queriesByRule(site, forms, ofFirst), ...written]
  const second = moreQueries(site, { seed: 'second', perRule: IN_SECOND, known: queriesOf(first) })
  const ofThird = { seed: 'third', perRule: IN_THIRD, known: queriesOf([...first, ...second]) }
  const third = [...queriesByRule(site, forms, ofThird), ...moreQueries(site, ofThird)]
  const known = queriesOf([...first, ...second, ...third])
  const fourth = name === 'english' ? [] : readerQueries(site, name, known)
  const fifth = name === 'english' ? writtenQueries(ENGLISH_WRITTEN, pages) : []
  return {
    first: halvesOf(first),
    second: halvesOf(second),
    third,
    fourth: halvesOf(fourth),
    fifth: halvesOf(fifth),
    sixth,
  }
}

const NONE: QuerySet = { A: [], B: [] }

const queriesOf = (all: readonly QualityQuery[]): ReadonlySet<string> =>
  new Set(all.map(({ query }) => query))

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
