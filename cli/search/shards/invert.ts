// Second pass over all records: the sections of each term with impacts and positions. Takes seven bytes per posting, in
// arrays allocated at their exact size.
import { createScratchBuffer } from '../../text/scratch-buffer.ts'
import { type ImpactScale, impactOf, normsOf, SHARD_FIELDS } from '../impact.ts'
import { countsOf, eachField, type IndexPart, pagesIn } from '../record-part.ts'
import type { PlainPostings } from './postings.ts'
import { FIELDS_AND_POSITIONS } from './records.ts'
import type { Survey } from './survey.ts'

/** Returns the postings of a term, given its number. */
export type PostingsOf = (number: number) => PlainPostings

const FIELDS = SHARD_FIELDS.length

/** Inverts the parts that a survey has counted. */
export function invert(parts: Iterable<IndexPart>, { terms, found }: Survey, scale: ImpactScale): PostingsOf {
  const ends = startsOf(found)
  const total = found.reduce((sum, count) => sum + count, 0)
  const refs = new Uint32Array(total)
  const impacts = new Uint8Array(total)
  const positions = new Uint16Array(total)
  const scratch = createScratchBuffer()
  let section = -1
  const numbers = terms.values()
  for (const page of pagesIn(parts)) {
    const own: Int32Array = numbers.next().value ?? new Int32Array()
    const counts = countsOf(page, scratch)
    const open = openSection(own.length)
    eachField(counts, FIELDS_AND_POSITIONS, (field, start, end) => {
      if (field < FIELDS) return open.field(counts, field, start, end)
      open.positions(counts, start, end)
      section++
      open.end((local, impact, code) => {
        const number = own[local] ?? 0
        const at = ends[number] ?? 0
        refs[at] = section
        impacts[at] = impact
        positions[at] = code
        ends[number] = at + 1
      }, scale)
    })
  }
  return (number) => {
    const end = ends[number] ?? 0
    const start = end - (found[number] ?? 0)
    return {
      refs: refs.subarray(start, end),
      impacts: impacts.subarray(start, end),
      positions: positions.subarray(start, end),
    }
  }
}

/** Index of the first posting of each term. */
function startsOf(found: readonly number[]): Uint32Array {
  const starts = new Uint32Array(found.length)
  let at = 0
  for (const [number, count] of found.entries()) {
    starts[number] = at
    at += count
  }
  return starts
}

/** Collects the fields of one section: how often each term occurs in each field. */
function openSection(terms: number) {
  const occurrences = new Uint32Array(terms * FIELDS)
  const lengths = new Uint32Array(FIELDS)
  const isOpen = new Uint8Array(terms)
  const codes = new Uint16Array(terms)
  const touched: number[] = []
  return {
    field(counts: Uint32Array, field: number, start: number, end: number): void {
      let length = 0
      for (let at = start; at < end; at += 2) {
        const local = counts[at] ?? 0
        const count = counts[at + 1] ?? 0
        length += count
        occurrences[local * FIELDS + field] = count
        if (isOpen[local]) continue
        isOpen[local] = 1
        touched.push(local)
      }
      lengths[field] = length
    },
    positions(counts: Uint32Array, start: number, end: number): void {
      for (let at = start; at < end; at += 2) codes[counts[at] ?? 0] = counts[at + 1] ?? 0
    },
    /** Passes the impact and positions of each term to `take`, and resets for the next section. */
    end(take: (local: number, impact: number, code: number) => void, scale: ImpactScale): void {
      const norms = normsOf(lengths, scale)
      for (const local of touched) {
        const start = local * FIELDS
        take(local, impactOf(occurrences, norms, scale, start), codes[local] ?? 0)
        codes[local] = 0
        occurrences.fill(0, start, start + FIELDS)
        isOpen[local] = 0
      }
      touched.length = 0
    },
  }
}
