// Records of all pages -> `search-index-{tag}.json`. The index part equals what lunr's builder would serialise for the
// same terms, number for number. It is written directly from the counted terms because the per-token objects of lunr's
// builder cost more than the rest of a build together.
import lunr from 'lunr'
import { languageTools } from '../../runtime/search/stemmers.ts'
import type { SearchConfig } from '../model/config.ts'
import {
  type ByteWriter,
  byteWriter,
  MAX_DIGITS,
  putAscii,
  putWhole,
  type Take,
  ZERO,
} from '../text/byte-writer.ts'
import { copyString } from '../text/copy-string.ts'
import { createScratchBuffer } from '../text/scratch-buffer.ts'
import { countsOf, eachField, type IndexPart, pagesIn, termsOf } from './record-part.ts'
import { FIELDS, type FieldName } from './records.ts'

/**
 * Writes the index file for the records of these parts (`partOf`), numbered from 1 in the given order (route order).
 * Parts are read one at a time, in three passes: a large site would not fit into memory otherwise.
 */
export function indexFile(parts: Iterable<IndexPart>, config: SearchConfig, take: Take): void {
  const out = byteWriter(take)
  const records = writeDocuments(parts, out)
  if (records === 0) out.text('"index":null}')
  else writeIndex(parts, records, config, out)
  out.end()
}

/** Writes all documents and returns their count. */
function writeDocuments(parts: Iterable<IndexPart>, out: ByteWriter): number {
  let record = 0
  out.text('{"documents":[')
  for (const { route, documents } of pagesIn(parts)) {
    for (const document of documents) {
      out.text(record === 0 ? '{"id":' : ',{"id":')
      out.whole(++record)
      out.text(',')
      writeFields(route, document, out)
    }
  }
  out.text('],')
  return record
}

/** Quotes inside strings are escaped, so the first match is always the key. */
const ROUTE = Buffer.from(',"sectionRoute":"')

/** Writes the fields of a document, with the route of its page inserted before the stored end of the route. */
function writeFields(route: string, document: Uint8Array, out: ByteWriter): void {
  // Without the opening brace, which stands before the id.
  const fields = document.subarray(1)
  const end = Buffer.from(fields.buffer, fields.byteOffset, fields.length).indexOf(ROUTE) + ROUTE.length
  out.bytes(fields.subarray(0, end))
  out.text(JSON.stringify(route).slice(1, -1))
  out.bytes(fields.subarray(end))
}

/** Writes a serialised lunr index. */
function writeIndex(
  parts: Iterable<IndexPart>,
  records: number,
  config: SearchConfig,
  out: ByteWriter,
): void {
  const fields = FIELDS.map((field) => isIndexed(field, config))
  const names = FIELDS.filter((_name, field) => fields[field])
  const known = readParts(parts, fields)
  const index = { ...known, fields, ...placesOf(known), idf: inverseFrequencies(known, records) }
  const pipeline = languageTools(config.language).map(({ pipelineName }) => pipelineName)
  out.text(
    `"index":{"version":${JSON.stringify(lunr.version)},"fields":${JSON.stringify(names)},"fieldVectors":[`,
  )
  writeVectors(parts, index, config.lunr, out)
  out.text('],"invertedIndex":[')
  writeInvertedIndex(index, out)
  out.text(`],"pipeline":${JSON.stringify(pipeline)}}}`)
}

function isIndexed(field: FieldName, config: SearchConfig): boolean {
  if (field === 'sidebarParentCategories') return config.indexDocSidebarParentCategories > 0
  return field !== 'keywords' || config.indexKeywords
}

/** Result of the first pass over all pages. */
interface Known {
  /** Number of each term, in order of first occurrence: record by record, field by field. */
  readonly numbers: ReadonlyMap<string, number>
  /** Number of records that contain a term in a field, for each term and each of `FIELDS`. */
  readonly found: readonly number[]
  /** Number of terms in each record, for each field. */
  readonly lengths: readonly (readonly number[])[]
}

/** All data the index is written from. */
interface Index extends Known {
  /** Which of `FIELDS` are searched. */
  readonly fields: readonly boolean[]
  /** Inverse document frequency of each term. */
  readonly idf: Float64Array
  /** Records that contain a term in a field, grouped by term and field. Filled while the vectors are written. */
  readonly refs: Uint32Array
  /** Index in `refs` of the next record, for each term and field. */
  readonly ends: Uint32Array
}

function readParts(parts: Iterable<IndexPart>, fields: readonly boolean[]): Known {
  const numbers = new Map<string, number>()
  const found: number[] = []
  const lengths = FIELDS.map((): number[] => [])
  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(copyString(term), numbers.size)
    for (const _field of FIELDS) found.push(0)
    return numbers.size - 1
  }
  const scratch = createScratchBuffer()
  for (const page of pagesIn(parts)) {
    const terms = termsOf(page)
    const counts = countsOf(page, scratch)
    const own = new Int32Array(terms.length).fill(UNKNOWN)
    eachField(counts, FIELDS.length, (field, start, end) => {
      if (!fields[field]) return
      let length = 0
      for (let at = start; at < end; at += 2) {
        const local = counts[at] ?? 0
        if (own[local] === UNKNOWN) own[local] = numberOf(terms[local] ?? '')
        const place = (own[local] ?? 0) * FIELDS.length + field
        found[place] = (found[place] ?? 0) + 1
        length += counts[at + 1] ?? 0
      }
      lengths[field]?.push(length)
    })
  }
  return { numbers, found, lengths }
}

/** Placeholder for a term that has no number yet. */
const UNKNOWN = -1

/** Reserves space for the records of all terms, one term after another. */
function placesOf({ found }: Known): Pick<Index, 'refs' | 'ends'> {
  const ends = new Uint32Array(found.length)
  let at = 0
  for (let place = 0; place < found.length; place++) {
    ends[place] = at
    at += found[place] ?? 0
  }
  return { refs: new Uint32Array(at), ends }
}

function inverseFrequencies({ numbers, found }: Known, records: number): Float64Array {
  return Float64Array.from({ length: numbers.size }, (_, number) => {
    const start = number * FIELDS.length
    const all = found.slice(start, start + FIELDS.length).reduce((sum, count) => sum + count, 0)
    return Math.log(1 + Math.abs((records - all + 0.5) / (all + 0.5)))
  })
}

function writeInvertedIndex({ numbers, fields, found, refs, ends }: Index, out: ByteWriter): void {
  const names = FIELDS.map((name) => `,"${name}":{`)
  let comma = ''
  for (const term of [...numbers.keys()].sort()) {
    const number = numbers.get(term) ?? 0
    out.text(`${comma}[${JSON.stringify(term)},{"_index":`)
    out.whole(number)
    for (const [field, name] of names.entries()) {
      if (!fields[field]) continue
      const place = number * FIELDS.length + field
      const end = ends[place] ?? 0
      out.text(name)
      writeRefs(refs.subarray(end - (found[place] ?? 0), end), out)
      out.text('}')
    }
    out.text('}]')
    comma = ','
  }
}

/** Writes records as keys with empty objects as values. */
function writeRefs(records: Uint32Array, out: ByteWriter): void {
  out.put(records.length * (MAX_DIGITS + 6), (to, start) => {
    let at = start
    for (const record of records) {
      if (at > start) to[at++] = COMMA
      to[at++] = QUOTE
      at = putWhole(record, to, at)
      putAscii('":{}', to, at)
      at += 4
    }
    return at
  })
}

/** Average number of terms in each field. */
function averageLengths(lengths: readonly (readonly number[])[]): readonly number[] {
  return FIELDS.map((name, field) => {
    const all = lengths[field] ?? []
    // Only the first section of a page has keywords: averaged over all sections, any list of them would count as long.
    const counted = name === 'keywords' ? all.filter((length) => length > 0) : all
    return counted.reduce((sum, length) => sum + length, 0) / counted.length
  })
}

/**
 * Writes BM25 weights of every field of every record, rounded to three digits like lunr's, and fills `refs` on the way.
 */
function writeVectors(
  parts: Iterable<IndexPart>,
  { numbers, fields, lengths, idf, refs, ends }: Index,
  { b, k1 }: SearchConfig['lunr'],
  out: ByteWriter,
): void {
  const averages = averageLengths(lengths)
  const seen = FIELDS.map(() => 0)
  let before = ''
  const sorting = createScratchBuffer()
  const scratch = createScratchBuffer()
  for (const page of pagesIn(parts)) {
    const counts = countsOf(page, scratch)
    const own = Int32Array.from(termsOf(page), (term) => numbers.get(term) ?? UNKNOWN)
    eachField(counts, FIELDS.length, (field, start, end) => {
      if (!fields[field]) return
      const record = (seen[field] ?? 0) + 1
      seen[field] = record
      const norm = k1 * (1 - b + b * ((lengths[field]?.[record - 1] ?? 0) / (averages[field] ?? 1)))
      out.text(`${before}["${FIELDS[field]}/${record}",[`)
      const order = inOrder(counts, own, sorting.doubles((end - start) / 2), start)
      out.put(order.length * MAX_PER_ELEMENT, (to, from) => {
        let at = from
        for (const numbered of order) {
          const place = start + 2 * (numbered % PLACES)
          const number = own[counts[place] ?? 0] ?? 0
          const count = counts[place + 1] ?? 0
          const end = number * FIELDS.length + field
          refs[ends[end] ?? 0] = record
          ends[end] = (ends[end] ?? 0) + 1
          if (at > from) to[at++] = COMMA
          at = putWhole(number, to, at)
          to[at++] = COMMA
          const weight = ((idf[number] ?? 0) * ((k1 + 1) * count)) / (norm + count)
          at = putThousandths(Math.round(weight * 1000), to, at)
        }
        return at
      })
      out.text(']]')
      before = ','
    })
  }
}

/** More terms than any field of a record has: lets a term's number and its position in the field share one number. */
const PLACES = 2 ** 20

/** The terms of a field sorted by number, each with its position in the field; the result is in `order`. */
function inOrder(counts: Uint32Array, own: Int32Array, order: Float64Array, start: number): Float64Array {
  for (let place = 0; place < order.length; place++)
    order[place] = (own[counts[start + 2 * place] ?? 0] ?? 0) * PLACES + place
  return order.sort()
}

/** Largest number that is written digit by digit. */
const LARGEST = 2 ** 31 - 1

/** Writes a number of thousandths the way JSON does, and returns the end position. */
function putThousandths(thousandths: number, to: Uint8Array, start: number): number {
  if (!(thousandths >= 0 && thousandths <= LARGEST)) {
    const text = String(thousandths / 1000)
    putAscii(text, to, start)
    return start + text.length
  }
  const whole = Math.floor(thousandths / 1000)
  let at = putWhole(whole, to, start)
  let rest = thousandths - whole * 1000
  if (rest > 0) to[at++] = DOT
  for (let unit = 100; rest > 0; unit /= 10) {
    const digit = Math.floor(rest / unit)
    to[at++] = ZERO + digit
    rest -= digit * unit
  }
  return at
}

const [COMMA, DOT, QUOTE] = [44, 46, 34]
/** Most bytes that a term's number and weight take, with a comma before each. */
const MAX_PER_ELEMENT = MAX_DIGITS + 32
