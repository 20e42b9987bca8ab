// Records of consecutive pages -> one compact byte array that stores each term once. A build caches these parts, so
// that after an edit the index is reassembled without reading unchanged pages. Parts contain no routes: versions of the
// docs share the parts of pages that are identical.
import { parseJsonBytes } from '../text/json-bytes.ts'
import type { ScratchBuffer } from '../text/scratch-buffer.ts'
import type { TermCounts } from './terms.ts'

/** Terms of records, in the form the index consumes. */
export interface PartTerms {
  readonly terms: readonly string[]
  /**
   * For each field of each record: the number of terms, then for each term its index in `terms` and its number of
   * occurrences.
   */
  readonly counts: Uint32Array
}

/** Length of the header: number of pages, documents and counts, and the byte length of the term list. */
const HEAD = 4

/** A record of either index: a JSON object, and the terms of each field in the field order of that index. */
export interface PartRecord {
  readonly document: object
  readonly fields: readonly TermCounts[]
}

/** A group of consecutive pages in an index. */
export interface IndexPart {
  /** The records of the pages (`partOf`). */
  readonly bytes: Uint8Array
  readonly routes: readonly string[]
}

/** The stored fields of a section, as JSON in UTF-8 without the opening brace, and the route of its page. */
export interface PartDocument {
  readonly route: string
  readonly fields: Uint8Array
}

/** Serialises the records of pages: first all numbers, then the terms as a JSON list, then the documents. */
export function partOf(pages: readonly (readonly PartRecord[])[]): Uint8Array {
  const records = pages.flat()
  const { terms, counts } = countsOf(records)
  const list = Buffer.from(JSON.stringify(terms))
  const documents = records.map(({ document }) => Buffer.from(JSON.stringify(document).slice(1)))
  const lengths = [...pages.map(({ length }) => length), ...documents.map(({ length }) => length)]
  const head = [pages.length, documents.length, counts.length, list.length, ...lengths]
  return Buffer.concat([written(head), written(counts), list, ...documents])
}

/** The terms of a part; their counts are in `scratch`. */
export function termsOf({ bytes }: IndexPart, scratch: ScratchBuffer): PartTerms {
  const { counts, at, list } = readCounts(bytes, scratch)
  return { terms: parseJsonBytes<readonly string[]>(bytes.subarray(at, at + list)), counts }
}

/** The counts alone, for callers that already know the terms. */
export const countsIn = ({ bytes }: IndexPart, scratch: ScratchBuffer): Uint32Array =>
  readCounts(bytes, scratch).counts

/** The counts of a part, the start of its term list, and the list's length in bytes. */
function readCounts(bytes: Uint8Array, scratch: ScratchBuffer) {
  const reader = { bytes, at: 0 }
  const [pages = 0, documents = 0, length = 0, list = 0] = numbersIn(reader, HEAD)
  numbersIn(reader, pages + documents)
  const counts = numbersIn(reader, length, scratch)
  return { counts, at: reader.at, list }
}

/** The documents of a part. */
export function documentsOf({ bytes, routes }: IndexPart): readonly PartDocument[] {
  const reader = { bytes, at: 0 }
  const [pages = 0, documents = 0] = numbersIn(reader, HEAD)
  const records = numbersIn(reader, pages)
  const lengths = numbersIn(reader, documents)
  // The documents are at the end.
  let at = bytes.length - lengths.reduce((sum, length) => sum + length, 0)
  let document = 0
  return routes.flatMap((route, page) =>
    Array.from({ length: records[page] ?? 0 }, (): PartDocument => {
      const start = at
      at += lengths[document++] ?? 0
      return { route, fields: bytes.subarray(start, at) }
    }),
  )
}

/** Calls `visit` for each field of each record, with the start and end of its terms in `counts`. */
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

/** Data bits per byte; the highest bit says whether more bytes follow. Most numbers here fit into one byte. */
const BITS = 7
const MORE = 1 << BITS

/** Most bytes that a number takes. */
const MAX_BYTES = Math.ceil(32 / BITS)

function written(numbers: readonly number[]): Uint8Array {
  const bytes = Buffer.allocUnsafe(numbers.length * MAX_BYTES)
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
