// Runs the recorded cases of one file: each passes, or is listed with the reason why it says nothing about this program.
import { describe, expect, it } from 'vitest'
import { hasShared, type RecordedCase, recordedCases } from '../helpers/shared.ts'

/** What a run gives for input that is refused; the wording of the reference does not matter. */
export const REFUSED = Symbol('refused')

/** How the cases of one file are run. */
export interface RecordedSuite {
  /** Name of the file without extension. */
  readonly file: string
  readonly total: number
  /** Reasons with the number of cases each explains. */
  readonly notApplicable: Readonly<
    Record<string, { readonly count: number; readonly covers: (recorded: RecordedCase) => boolean }>
  >
  /** The part of a recorded result that has a meaning here; all of it when absent. */
  readonly expected?: (recorded: RecordedCase) => unknown
  readonly run: (fn: string, args: readonly unknown[], recorded: RecordedCase) => unknown
}

/** Tests of all cases of a file. */
export function recordedSuite({
  file,
  total,
  notApplicable,
  expected = ({ result }) => result,
  run,
}: RecordedSuite): void {
  const cases = recordedCases(file)
  const reasonOf = (recorded: RecordedCase) =>
    Object.entries(notApplicable).find(([, { covers }]) => covers(recorded))?.[0]
  const applicable = cases.filter((recorded) => reasonOf(recorded) === undefined)

  describe.skipIf(!hasShared)(`recorded cases: ${file}`, () => {
    it.each(applicable.map((recorded, i) => [i, recorded.fn ?? '', recorded] as const))(
      '%i %s',
      (_i, fn, recorded) => {
        const wanted = recorded.throws === undefined ? revived(expected(recorded)) : REFUSED
        expect(run(fn, (recorded.args ?? []).map(revived), recorded)).toEqual(wanted)
      },
    )

    it('passes or lists every case', () => {
      const counts = Object.entries(notApplicable).map(([reason]) => [
        reason,
        cases.filter((recorded) => reasonOf(recorded) === reason).length,
      ])
      expect(Object.fromEntries(counts)).toEqual(
        Object.fromEntries(Object.entries(notApplicable).map(([reason, { count }]) => [reason, count])),
      )
      expect(cases).toHaveLength(total)
    })
  })
}

/** Recorded values with `undefined` and dates put back. */
export function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  if ('$undefined' in value) return undefined
  if ('$date' in value) return String(value.$date)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revived(inner)]))
}
