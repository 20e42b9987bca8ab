// Records of some pages in a row -> the same in few bytes, each term once: what a build keeps of the search, so that after an
// edit the index is assembled again without a look at the pages that stayed as they are.
import { parseJsonBytes } from '../text/json-bytes.ts'
import type { ScratchBuffer } from '../text/scratch-buffer.ts'
import type { TermCounts } from './terms.ts'

/** Terms of records in the form in which the index takes them up. */
export interface PartTerms {
  readonly terms: readonly string[]
  /** Of each record and each of its fields: how many terms, then of each term where it is in `terms` and how often it occurs. */
  readonly counts: Uint32Array
}

/** Numbers before the texts: of documents, of counts, and the bytes of the list of terms. */
const HEAD = 3

/** A record of any index: JSON that is an object, and the terms of each field in the order of that index. */
export interface PartRecord {
  readonly document: object
  readonly fields: readonly TermCounts[]
}

/** Puts records together: first all numbers, then the terms as a JSON list, then the documents. */
export function partOf(records: readonly PartRecord[]): Uint8Array {
  const { terms, counts } = countsOf(records)
  const list = Buffer.from(JSON.stringify(terms))
  const documents = records.map(({ document }) => Buffer.from(JSON.stringify(document).slice(1)))
  const head = [documents.length, counts.length, list.length, ...documents.map(({ length }) => length)]
  return Buffer.concat([written(head), written(counts), list, ...documents])
}

/** The terms of a part, their counts in `room`. */
export function termsOf(bytes: Uint8Array, scratch: ScratchBuffer): PartTerms {
  const reader = { bytes, at: 0 }
  const [documents = 0, counts = 0, list = 0] = numbersIn(reader, HEAD)
  numbersIn(reader, documents)
  const found = numbersIn(reader, counts, scratch)
  return {
    terms: parseJsonBytes<readonly string[]>(bytes.subarray(reader.at, reader.at + list)),
    counts: found,
  }
}

/** Of each record of a part its stored fields, as JSON in UTF-8 without the opening brace: a number goes before them. */
export function documentsOf(bytes: Uint8Array): readonly Uint8Array[] {
  const reader = { bytes, at: 0 }
  const [documents = 0] = numbersIn(reader, HEAD)
  const lengths = numbersIn(reader, documents)
  // They are the last of all.
  let at = bytes.length - lengths.reduce((sum, length) => sum + length, 0)
  return Array.from(lengths, (length) => {
    at += length
    return bytes.subarray(at - length, at)
  })
}

/** Calls `visit` for each field of each record with where its terms begin in `counts` and where they end. */
export function eachField(
  counts: Uint32Array,
  fields: number,
  visit: (field: number, start: number, end: number) => void,
): void {
  let field = 0
  for (let at = 0; at < counts.length; ) {
    const start = at + 1
    at = start + 2 * (counts[at] ?? 0)
    visit(field, start, at)
    field = (field + 1) % fields
  }
}

function countsOf(records: readonly PartRecord[]) {
  const positions = new Map<string, number>()
  const counts: number[] = []
  for (const { fields } of records) {
    for (const field of fields) {
      counts.push(field.terms.length)
      for (let at = 0; at < field.terms.length; at++) {
        const term = field.terms[at] ?? ''
        const known = positions.get(term)
        if (known === undefined) positions.set(term, positions.size)
        counts.push(known ?? positions.size - 1, field.counts[at] ?? 0)
      }
    }
  }
  return { terms: [...positions.keys()], counts }
}

/** Bits of a number that go into one byte; the highest says whether more follow. Most numbers here take one byte. */
const BITS = 7
const MORE = 1 << BITS

/** A number has at most so many bytes. */
const MOST_BYTES = Math.ceil(32 / BITS)

function written(numbers: readonly number[]): Uint8Array {
  const bytes = Buffer.allocUnsafe(numbers.length * MOST_BYTES)
  let end = 0
  for (let at = 0; at < numbers.length; at++) {
    let rest = numbers[at] ?? 0
    for (; rest >= MORE; rest >>>= BITS) bytes[end++] = (rest % MORE) + MORE
    bytes[end++] = rest
  }
  return bytes.subarray(0, end)
}

function numbersIn(
  reader: { readonly bytes: Uint8Array; at: number },
  count: number,
  scratch?: ScratchBuffer,
): Uint32Array {
  const { bytes } = reader
  const numbers = scratch?.numbers(count) ?? new Uint32Array(count)
  let at = reader.at
  for (let index = 0; index < count; index++) {
    let number = 0
    for (let shift = 0; ; shift += BITS) {
      const byte = bytes[at++] ?? 0
      number |= (byte % MORE) << shift
      if (byte < MORE) break
    }
    numbers[index] = number
  }
  reader.at = at
  return numbers
}
