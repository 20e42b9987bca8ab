// What the search finds: `npm run search-quality` prints how many queries find their page among the rows that readers see,
// by category, for each half of five sets and for one without halves, beside other searches over the same pages. Halves A are
// what the search was tuned with, the others are not.
import { afterAll, describe, expect, it } from 'vitest'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { type Engine, lunrEngine, plannerEngine } from './engines.ts'
import { type QuerySets, querySets } from './query-set.ts'
import { minisearchEngine, pagefindEngine } from './rivals.ts'
import { type RankedQuery, rankQueries, type Score, scoreOf, scoresByCategory } from './score.ts'
import { MEASURED_SITES } from './sites.ts'

/** The sets by name. */
const setsByName = ({ first, second, third, fourth, fifth, sixth }: QuerySets) => ({
  'first set, half A': first.A,
  'first set, half B': first.B,
  'second set, half A': second.A,
  'second set, half B': second.B,
  'third set': third,
  'fourth set, half A': fourth.A,
  'fourth set, half B': fourth.B,
  'fifth set, half A': fifth.A,
  'fifth set, half B': fifth.B,
  'sixth set, half A': sixth.A,
  'sixth set, half B': sixth.B,
})
/** Sites that the sixth set alone asks. */
const WRITTEN_ALONE: readonly string[] = ['manual', 'translated']
/** Queries that a set has at least, so that a share says something. */
const FEWEST = 250

/** Least shares for the search of docsite, over all categories of one half and site. */
const MIN_FOUND = 0.96
const MIN_FIRST = 0.85
/** For the other sets, of which the second holds the hard kinds of queries alone. */
const MIN_FOUND_HARD = 0.9
const MIN_FIRST_HARD = 0.75
/** Queries for each of which an engine begins with nothing loaded. */
const MEASURED_QUERIES = 60

/** Ranked queries of the Russian sites, by set and engine. */
const together = new Map<string, Map<string, RankedQuery[]>>()

describe.each(MEASURED_SITES)('search quality: $name', ({ name, languages, load }) => {
  it('finds what readers mean', async () => {
    const pages = await load()
    const sets = querySets(pages, name)
    const { A, B } = sets.first
    if (!WRITTEN_ALONE.includes(name)) expect(A.length + B.length).toBeGreaterThan(FEWEST)
    const engines = await enginesOver(pages, languages)
    const asked = A.length > 0 ? A : sets.sixth.A
    const some = asked.filter((_query, at) => at % Math.ceil(asked.length / MEASURED_QUERIES) === 0)
    for (const [set, queries] of Object.entries(setsByName(sets))) {
      const ranked = new Map<string, readonly RankedQuery[]>()
      for (const engine of engines) ranked.set(engine.name, await rankQueries(queries, engine))
      if (queries.length > 0) print(`${name}, ${set}`, ranked)
      if (!languages.includes('ru') || queries.length === 0) continue
      remember(set, ranked)
      // Too few of a site for a share, and written by who did not know which of them are answered.
      if (set.startsWith('sixth')) continue
      const docsite = scoreOf(ranked.get('docsite') ?? [])
      const isFirstSet = set.startsWith('first')
      expect(docsite.found).toBeGreaterThanOrEqual(isFirstSet ? MIN_FOUND : MIN_FOUND_HARD)
      expect(docsite.first).toBeGreaterThanOrEqual(isFirstSet ? MIN_FIRST : MIN_FIRST_HARD)
    }
    for (const engine of engines) {
      const sizes = await firstBytes(
        engine,
        some.map(({ query }) => query),
      )
      const at = (share: number) => sizes[Math.floor(share * (sizes.length - 1))]
      process.stdout.write(
        `${name}, ${engine.name}: bytes to the first result p50 ${at(0.5)}, p95 ${at(0.95)}\n`,
      )
    }
    for (const engine of engines) await engine.close?.()
  })
})

afterAll(() => {
  for (const [set, ranked] of together) print(`Russian sites together, ${set}`, ranked)
})

it.skipIf(MEASURED_SITES.length > 2)('search quality: the corpora lie beside the checkout', () => {
  expect(MEASURED_SITES).toHaveLength(5)
})

const enginesOver = async (
  pages: readonly MemoryPage[],
  languages: readonly string[],
): Promise<readonly Engine[]> => [
  plannerEngine(pages, languages),
  lunrEngine(pages),
  minisearchEngine(pages),
  await pagefindEngine(pages, languages[0] ?? 'en'),
]

async function firstBytes(engine: Engine, queries: readonly string[]): Promise<readonly number[]> {
  const sizes: number[] = []
  for (const query of queries) sizes.push(await engine.firstBytes(query))
  return sizes.sort((a, b) => a - b)
}

function remember(set: string, ranked: ReadonlyMap<string, readonly RankedQuery[]>): void {
  const all = together.get(set) ?? new Map<string, RankedQuery[]>()
  together.set(set, all)
  for (const [engine, queries] of ranked) all.set(engine, [...(all.get(engine) ?? []), ...queries])
}

/** A table: a row for all queries and for each category, with found and first of each engine. */
function print(title: string, ranked: ReadonlyMap<string, readonly RankedQuery[]>): void {
  const [queries = []] = ranked.values()
  const byEngine = [...ranked.values()].map(
    (own) => new Map([['all', scoreOf(own)], ...scoresByCategory(own)]),
  )
  const names = ['all', ...scoresByCategory(queries).keys()]
  const count = (name: string) => byEngine[0]?.get(name)?.queries ?? 0
  const lines = names.map((name) =>
    [name.padEnd(20), String(count(name)).padStart(4), ...byEngine.map((own) => cell(own.get(name)))].join(
      ' ',
    ),
  )
  const heads = [...ranked.keys()].map((engine) => engine.padStart(12))
  process.stdout.write(`\n${title}: found / first\n${''.padEnd(25)}${heads.join(' ')}\n${lines.join('\n')}\n`)
}

const cell = ({ found, first }: Pick<Score, 'found' | 'first'> = { found: 0, first: 0 }): string =>
  `${percent(found)} /${percent(first)}`.padStart(12)

const percent = (share: number) => (100 * share).toFixed(1).padStart(5)
