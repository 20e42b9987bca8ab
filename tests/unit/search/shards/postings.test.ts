// A term with more postings than a query looks at keeps those that weigh most.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PlainPostings, topByImpact } from '../../../../cli/search/shards/postings.ts'
import { MAX_IMPACT } from '../../../../runtime/search/backend.ts'

const postings = (impacts: readonly number[]): PlainPostings => ({
  refs: Uint32Array.from(impacts, (_, at) => 10 * at),
  impacts: Uint8Array.from(impacts),
  positions: Uint16Array.from(impacts, (_, at) => at),
})

it('keeps the postings with the highest impact in section order; of equal ones the first', () => {
  const impacts = fc.array(fc.integer({ min: 1, max: MAX_IMPACT }), { maxLength: 60 })
  fc.assert(
    fc.property(impacts, fc.integer({ min: 1, max: 60 }), (given, most) => {
      const ranked = [...given.keys()].sort((a, b) => (given[b] ?? 0) - (given[a] ?? 0) || a - b)
      const kept = ranked.slice(0, most).sort((a, b) => a - b)
      expect(topByImpact(postings(given), most)).toEqual({
        refs: Uint32Array.from(kept, (at) => 10 * at),
        impacts: Uint8Array.from(kept, (at) => given[at] ?? 0),
        positions: Uint16Array.from(kept),
      })
    }),
  )
})
