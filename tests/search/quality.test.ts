// What the search finds: `npm run search-quality` prints how many queries find their page among the rows that readers see,
// by category, for each half of two sets and for a third. Halves A are what the search was tuned with, the others are not.
import { describe, expect, it } from 'vitest'
import { lunrEngine, plannerEngine } from './engines.ts'
import { type QuerySets, querySets } from './query-set.ts'
import { rankQueries, type Score, scoreOf, scoresByCategory } from './score.ts'
import { MEASURED_SITES } from './sites.ts'

/** The sets by name. */
const setsByName = ({ first, second, third }: QuerySets) => ({
  'first set, half A': first.A,
  'first set, half B': first.B,
  'second set, half A': second.A,
  'second set, half B': second.B,
  'third set': third,
})
/** Queries that a set has at least, so that a share says something. */
const FEWEST = 250

/** Least shares for the search of docsite, over all categories of one half and site. */
const LEAST_FOUND = 0.96
const LEAST_FIRST = 0.85
/** For the other sets, of which the second holds the hard kinds of queries alone. */
const LEAST_FOUND_HARD = 0.9
const LEAST_FIRST_HARD = 0.75

describe.each(MEASURED_SITES)('search quality: $name', ({ name, languages, load }) => {
  it('finds what readers mean', async () => {
    const pages = await load()
    const sets = querySets(pages, name === 'own')
    const { A, B } = sets.first
    expect(A.length + B.length).toBeGreaterThan(FEWEST)
    const docsite = plannerEngine(pages, languages)
    const lines: string[] = []
    for (const engine of [docsite, lunrEngine(pages)]) {
      for (const [set, queries] of Object.entries(setsByName(sets))) {
        const ranked = await rankQueries(queries, engine)
        const all = scoreOf(ranked)
        lines.push(
          `\n${engine.name}, ${name}, ${set}: found / first / MRR`,
          row('all', all),
          ...[...scoresByCategory(ranked)].map(([category, score]) => row(category, score)),
        )
        if (engine !== docsite || name === 'english') continue
        const isFirstSet = set.startsWith('first')
        expect(all.found).toBeGreaterThanOrEqual(isFirstSet ? LEAST_FOUND : LEAST_FOUND_HARD)
        expect(all.first).toBeGreaterThanOrEqual(isFirstSet ? LEAST_FIRST : LEAST_FIRST_HARD)
      }
    }
    process.stdout.write(`${lines.join('\n')}\n`)
  })
})

it.skipIf(MEASURED_SITES.length > 1)('search quality: the corpus lies beside the checkout', () => {
  expect(MEASURED_SITES).toHaveLength(3)
})

const percent = (share: number) => (100 * share).toFixed(0).padStart(4)

const row = (name: string, { queries, found, first, mrr }: Score) =>
  `${name.padEnd(18)}${String(queries).padStart(5)}${percent(found)}${percent(first)}  ${mrr.toFixed(2)}`
