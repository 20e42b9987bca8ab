// Lists cut into runs: which run an item is in does not depend on how many stand before it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitIntoRuns } from '../../../cli/text/split-into-runs.ts'

const itself = (name: string) => name
const NAMES = Array.from({ length: 1000 }, (_, at) => `part-${at % 10}/page-${at}.md`).sort()

describe('splitIntoRuns', () => {
  it('keeps all items in their order, and no run is endless', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 5 }), (names, usual) => {
        const runs = splitIntoRuns(names, itself, usual)
        expect(runs.flat()).toEqual(names)
        for (const run of runs) {
          expect(run.length).toBeGreaterThan(0)
          expect(run.length).toBeLessThanOrEqual(4 * usual)
        }
      }),
    )
  })

  it('makes runs of about the usual length', () => {
    expect(splitIntoRuns(NAMES, itself, 64).length).toBeGreaterThan(8)
    expect(splitIntoRuns(NAMES, itself, 64).length).toBeLessThan(32)
  })

  it('changes one or two runs for an item that comes or goes', () => {
    const before = new Set(splitIntoRuns(NAMES, itself, 32).map((run) => run.join('\n')))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: NAMES.length - 1 }), (at) => {
        const rest = NAMES.toSpliced(at, 1)
        const changed = splitIntoRuns(rest, itself, 32).filter((run) => !before.has(run.join('\n')))
        expect(changed.length).toBeLessThanOrEqual(2)
      }),
    )
  })
})
