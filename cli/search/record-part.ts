// Records of some pages in a row -> the same in few bytes, each term once: what a build keeps of the search, so that after an
// edit the index is assembled again without a look at the pages that stayed as they are. Routes are no part of it: versions of
// the docs share the parts whose pages are the same.
import { parseJsonBytes } from '../text/json-bytes.ts'
import type { ScratchBuffer } from '../text/scratch-buffer.ts'
import type { TermCounts } from './terms.ts'

/** Terms of records in the form in which the index takes them up. */
export interface PartTerms {
  readonly terms: readonly string[]
  /** Of each record and each of its fields: how many terms, then of each term where it is in `terms` and how often it occurs. */
  readonly counts: Uint32Array
}

/** Numbers before the texts: of pages, of documents, of counts, and the bytes of the list of terms. */
const HEAD = 4

/** A record of any index: JSON that is an object, and the terms of each field in the order of that index. */
export interface PartRecord {
  readonly document: object
  readonly fields: readonly TermCounts[]
}

/** The pages of an index that stand together. */
export interface IndexPart {
  /** Their records (`partOf`). */
  readonly bytes: Uint8Array
  readonly routes: readonly string[]
}

/** What is stored of a section, as JSON in UTF-8 without the opening brace, and the page it is of. */
export interface PartDocument {
  readonly route: string
  readonly fields: Uint8Array
}

/** Puts the records of pages together: first all numbers, then the terms as a JSON list, then the documents. */
export function partOf(pages: readonly (readonly PartRecord[])[]): Uint8Array {
  const records = pages.flat()
  const { terms, counts } = countsOf(records)
  const list = Buffer.from(JSON.stringify(terms))
  const documents = records.map(({ document }) => Buffer.from(JSON.stringify(document).slice(1)))
  const lengths = [...pages.map(({ length }) => length), ...documents.map(({ length }) => length)]
  const head = [pages.length, documents.length, counts.length, list.length, ...lengths]
  return Buffer.concat([written(head), written(counts), list, ...documents])
}

/** The terms of a part, their counts in `scratch`. */
export function termsOf({ bytes }: IndexPart, scratch: ScratchBuffer): PartTerms {
  const { counts, at, list } = readCounts(bytes, scratch)
  return { terms: parseJsonBytes<readonly string[]>(bytes.subarray(at, at + list)), counts }
}

/** The counts alone, for who knows the terms already. */
export const countsIn = ({ bytes }: IndexPart, scratch: ScratchBuffer): Uint32Array =>
  readCounts(bytes, scratch).counts

/** The counts of a part, where its list of terms begins, and the bytes of that. */
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
  // They are the last of all.
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
