// What the search finds: `npm run search-quality` prints how many queries find their page among the rows that readers see,
// by category, for each half of the set. Half A is what the search was tuned with, half B is not.
import { describe, expect, it } from 'vitest'
import { lunrEngine, plannerEngine } from './engines.ts'
import { type Half, querySets } from './query-set.ts'
import { rankQueries, type Score, scoreOf, scoresByCategory } from './score.ts'
import { MEASURED_SITES } from './sites.ts'

const SETS_AND_HALVES: readonly (readonly ['first' | 'second', Half])[] = [
  ['first', 'A'],
  ['first', 'B'],
  ['second', 'A'],
  ['second', 'B'],
]
/** Queries that a set has at least, so that a share says something. */
const FEWEST = 250

/** Least shares for the search of docsite, over all categories of one half and site. */
const LEAST_FOUND = 0.96
const LEAST_FIRST = 0.85
/** For the second set, which holds the hard kinds of queries alone. */
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
      for (const [set, half] of SETS_AND_HALVES) {
        const ranked = await rankQueries(sets[set][half], engine)
        const all = scoreOf(ranked)
        lines.push(
          `\n${engine.name}, ${name}, ${set} set, half ${half}: found / first / MRR`,
          row('all', all),
          ...[...scoresByCategory(ranked)].map(([category, score]) => row(category, score)),
        )
        if (engine !== docsite || name === 'english') continue
        expect(all.found).toBeGreaterThanOrEqual(set === 'first' ? LEAST_FOUND : LEAST_FOUND_HARD)
        expect(all.first).toBeGreaterThanOrEqual(set === 'first' ? LEAST_FIRST : LEAST_FIRST_HARD)
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
