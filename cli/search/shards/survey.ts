// First pass over the records of all pages: collects the terms, the number of sections each occurs in, and the length of the texts.
import { copyString } from '../../text/copy-string.ts'
import type { ScratchBuffer } from '../../text/scratch-buffer.ts'
import { SHARD_FIELDS } from '../impact.ts'
import { countsOf, eachField, type IndexPage, termsOf } from '../record-part.ts'
import { FIELDS_AND_POSITIONS } from './records.ts'

/** Result of the first pass over all pages. */
export interface Survey {
  /** Number of each term, in order of first occurrence. */
  readonly numbers: ReadonlyMap<string, number>
  /** Numbers of the terms of each page. */
  readonly terms: readonly Int32Array[]
  /** Number of sections in which each term occurs. */
  readonly found: readonly number[]
  /** Total words of all texts, and the number of non-empty texts. */
  readonly words: number
  readonly texts: number
}

const TEXT = SHARD_FIELDS.indexOf('text')
const UNKNOWN = -1

/** Counts pages one after another. */
export function createTermCount(scratch: ScratchBuffer) {
  const numbers = new Map<string, number>()
  const ofPages: Int32Array[] = []
  const found: number[] = []
  /** Last section in which each term was seen, numbered across all pages. */
  const seen: number[] = []
  const state = { section: -1, weight: 0, texts: 0 }

  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(copyString(term), numbers.size)
    found.push(0)
    seen.push(UNKNOWN)
    return numbers.size - 1
  }

  return {
    add(page: IndexPage): void {
      const counts = countsOf(page, scratch)
      const own = Int32Array.from(termsOf(page), numberOf)
      ofPages.push(own)
      eachField(counts, FIELDS_AND_POSITIONS, (field, start, end) => {
        if (field === SHARD_FIELDS.length) return
        if (field === 0) state.section++
        let weight = 0
        for (let at = start; at < end; at += 2) {
          const number = own[counts[at] ?? 0] ?? 0
          weight += counts[at + 1] ?? 0
          if (seen[number] === state.section) continue
          seen[number] = state.section
          found[number] = (found[number] ?? 0) + 1
        }
        if (field === TEXT && weight > 0) {
          state.weight += weight
          state.texts++
        }
      })
    },
    result: (): Survey => ({
      numbers,
      terms: ofPages,
      found,
      words: state.weight / 10,
      texts: state.texts,
    }),
  }
}
