// What the search finds: `npm run search-quality` prints how many queries find their page among the rows that readers see,
// by category, for each half of the set. Half A is what the search was tuned with, half B is not.
import { describe, expect, it } from 'vitest'
import { lunrEngine, plannerEngine } from './engines.ts'
import { type Half, querySet } from './query-set.ts'
import { rankQueries, type Score, scoreOf, scoresByCategory } from './score.ts'
import { MEASURED_SITES } from './sites.ts'

const HALVES: readonly Half[] = ['A', 'B']
/** Queries that a set has at least, so that a share says something. */
const FEWEST = 300

/** Least shares for the search of docsite, over all categories of one half and site. */
const LEAST_FOUND = 0.96
const LEAST_FIRST = 0.85

describe.each(MEASURED_SITES)('search quality: $name', ({ name, load }) => {
  it('finds what readers mean', async () => {
    const pages = await load()
    const set = querySet(pages, name === 'own')
    expect(set.A.length + set.B.length).toBeGreaterThan(FEWEST)
    const docsite = plannerEngine(pages)
    const lines: string[] = []
    for (const engine of [docsite, lunrEngine(pages)]) {
      for (const half of HALVES) {
        const ranked = await rankQueries(set[half], engine)
        const all = scoreOf(ranked)
        lines.push(`\n${engine.name}, ${name}, half ${half}: found / first / MRR`, row('all', all))
        for (const [category, score] of scoresByCategory(ranked)) lines.push(row(category, score))
        if (engine !== docsite) continue
        expect(all.found).toBeGreaterThanOrEqual(LEAST_FOUND)
        expect(all.first).toBeGreaterThanOrEqual(LEAST_FIRST)
      }
    }
    process.stdout.write(`${lines.join('\n')}\n`)
  })
})

it.skipIf(MEASURED_SITES.length > 1)('search quality: the corpus lies beside the checkout', () => {
  expect(MEASURED_SITES).toHaveLength(2)
})

const percent = (share: number) => (100 * share).toFixed(0).padStart(4)

const row = (name: string, { queries, found, first, mrr }: Score) =>
  `${name.padEnd(18)}${String(queries).padStart(5)}${percent(found)}${percent(first)}  ${mrr.toFixed(2)}`
