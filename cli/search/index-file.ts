// Records of all pages -> `search-index-{tag}.json`. The index part is what lunr's own builder would serialise
// for the same terms, number for number; it is written straight from the counted terms because the builder's per-token
// objects cost more than the rest of a build together.
import lunr from 'lunr'
import { languageTools } from '../../runtime/search/stemmers.ts'
import type { SearchConfig } from '../model/config.ts'
import { type ByteWriter, byteWriter, MOST_DIGITS, putAscii, putWhole, ZERO } from '../text/byte-writer.ts'
import { type RecordPart, readPart } from './record-part.ts'
import { FIELDS, type FieldName } from './records.ts'

/** The file with the records of these parts (`recordPart`), numbered from 1 in the order given (route order). */
export function indexFile(parts: readonly Uint8Array[], config: SearchConfig): Uint8Array {
  const opened = parts.map(readPart)
  const records = opened.reduce((sum, { documents }) => sum + documents.length, 0)
  if (records === 0) return NOTHING
  const out = byteWriter(parts.reduce((sum, { length }) => sum + length, 0) * EXPECTED_TIMES)
  out.text('{"documents":[')
  writeDocuments(opened, out)
  out.text('],"index":')
  writeIndex(opened, records, config, out)
  out.text('}')
  return out.done()
}

/** The file is a little more than twice as large as what it is made from. */
const EXPECTED_TIMES = 3

/** The file of a tag under which nothing is found. */
const NOTHING = Buffer.from(JSON.stringify({ documents: [], index: null }))

function writeDocuments(parts: readonly RecordPart[], out: ByteWriter): void {
  let record = 0
  for (const { documents } of parts) {
    for (const fields of documents) {
      out.text(record === 0 ? '{"id":' : ',{"id":')
      out.whole(++record)
      out.text(',')
      out.bytes(fields)
    }
  }
}

/** A term in the making. */
interface Posting {
  readonly number: number
  /** Fields of records that have the term. */
  found: number
  /** Inverse document frequency, once all records are in. */
  idf: number
  /** Per field: the records that have the term there. */
  readonly refs: number[][]
}

/** A part with its terms looked up as far as they stand in an indexed field. */
interface TakenPart {
  readonly counts: Uint32Array
  readonly postings: readonly (Posting | undefined)[]
}

/** A serialised lunr index. */
function writeIndex(
  parts: readonly RecordPart[],
  records: number,
  config: SearchConfig,
  out: ByteWriter,
): void {
  const fields = FIELDS.map((field) => isIndexed(field, config))
  const names = FIELDS.filter((_name, field) => fields[field])
  const { taken, lengths, postings } = takeIn(parts, fields)
  for (const posting of postings.values()) {
    posting.idf = Math.log(1 + Math.abs((records - posting.found + 0.5) / (posting.found + 0.5)))
  }
  const pipeline = languageTools(config.language).map(({ pipelineName }) => pipelineName)
  out.text(`{"version":${JSON.stringify(lunr.version)},"fields":${JSON.stringify(names)},"fieldVectors":[`)
  writeVectors({ parts: taken, lengths, fields }, config.lunr, out)
  out.text('],"invertedIndex":[')
  writeInvertedIndex(postings, fields, out)
  out.text(`],"pipeline":${JSON.stringify(pipeline)}}`)
}

function isIndexed(field: FieldName, config: SearchConfig): boolean {
  if (field === 'sidebarParentCategories') return config.indexDocSidebarParentCategories > 0
  return field !== 'keywords' || config.indexKeywords
}

/** Calls `visit` for each field of each record with where its terms begin in `counts` and where they end. */
function eachField(counts: Uint32Array, visit: (field: number, start: number, end: number) => void): void {
  let field = 0
  for (let at = 0; at < counts.length; ) {
    const start = at + 1
    at = start + 2 * (counts[at] ?? 0)
    visit(field, start, at)
    field = (field + 1) % FIELDS.length
  }
}

/** Terms are numbered as they come: record by record, field by field. */
function takeIn(parts: readonly RecordPart[], fields: readonly boolean[]) {
  const postings = new Map<string, Posting>()
  /** Of each field, terms in each record. */
  const lengths = FIELDS.map((): number[] => [])
  const postingOf = (term: string): Posting => {
    const known = postings.get(term)
    if (known) return known
    const made = { number: postings.size, found: 0, idf: 0, refs: FIELDS.map(() => []) }
    postings.set(term, made)
    return made
  }
  const taken = parts.map(({ counts, terms }): TakenPart => {
    const own: (Posting | undefined)[] = terms.map(() => undefined)
    eachField(counts, (field, start, end) => {
      if (!fields[field]) return
      const record = (lengths[field]?.length ?? 0) + 1
      let length = 0
      for (let at = start; at < end; at += 2) {
        const local = counts[at] ?? 0
        const posting = own[local] ?? postingOf(terms[local] ?? '')
        own[local] = posting
        posting.found++
        posting.refs[field]?.push(record)
        length += counts[at + 1] ?? 0
      }
      lengths[field]?.push(length)
    })
    return { counts, postings: own }
  })
  return { taken, lengths, postings }
}

function writeInvertedIndex(
  postings: ReadonlyMap<string, Posting>,
  fields: readonly boolean[],
  out: ByteWriter,
): void {
  const names = FIELDS.map((name) => `,"${name}":{`)
  let comma = ''
  for (const term of [...postings.keys()].sort()) {
    const posting = postings.get(term)
    out.text(`${comma}[${JSON.stringify(term)},{"_index":`)
    out.whole(posting?.number ?? 0)
    for (const [field, name] of names.entries()) {
      if (!fields[field]) continue
      out.text(name)
      writeRefs(posting?.refs[field] ?? [], out)
      out.text('}')
    }
    out.text('}]')
    comma = ','
  }
}

/** Records as keys of empty objects. */
function writeRefs(records: readonly number[], out: ByteWriter): void {
  out.put(records.length * (MOST_DIGITS + 6), (to, start) => {
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

/** Average number of terms in each field of a record. */
function averageLengths(lengths: readonly (readonly number[])[]): readonly number[] {
  return FIELDS.map((name, field) => {
    const all = lengths[field] ?? []
    // Only the first section of a page has keywords: among all sections any list of them would count as a long one.
    const counted = name === 'keywords' ? all.filter((length) => length > 0) : all
    return counted.reduce((sum, length) => sum + length, 0) / counted.length
  })
}

/** What the weights follow from. */
interface Weighed {
  readonly parts: readonly TakenPart[]
  readonly lengths: readonly (readonly number[])[]
  readonly fields: readonly boolean[]
}

/** BM25 weights of every field of every record, rounded to three digits like lunr's. */
function writeVectors(
  { parts, lengths, fields }: Weighed,
  { b, k1 }: SearchConfig['lunr'],
  out: ByteWriter,
): void {
  const averages = averageLengths(lengths)
  const seen = FIELDS.map(() => 0)
  let before = ''
  for (const { counts, postings } of parts) {
    eachField(counts, (field, start, end) => {
      if (!fields[field]) return
      const record = seen[field] ?? 0
      seen[field] = record + 1
      const norm = k1 * (1 - b + b * ((lengths[field]?.[record] ?? 0) / (averages[field] ?? 1)))
      out.text(`${before}["${FIELDS[field]}/${record + 1}",[`)
      const order = inOrder(counts, postings, start, end)
      out.put(order.length * MOST_PER_ELEMENT, (to, from) => {
        let at = from
        for (const numbered of order) {
          const place = start + 2 * (numbered % PLACES)
          const { number, idf } = postings[counts[place] ?? 0] ?? { number: 0, idf: 0 }
          const count = counts[place + 1] ?? 0
          if (at > from) to[at++] = COMMA
          at = putWhole(number, to, at)
          to[at++] = COMMA
          at = putThousandths(Math.round(((idf * ((k1 + 1) * count)) / (norm + count)) * 1000), to, at)
        }
        return at
      })
      out.text(']]')
      before = ','
    })
  }
}

/** More terms than any field of a record has: a term's number and its place in the field go into one number. */
const PLACES = 2 ** 20

/** The terms of a field by their numbers, with their places in it. */
function inOrder(
  counts: Uint32Array,
  postings: TakenPart['postings'],
  start: number,
  end: number,
): Float64Array {
  const order = new Float64Array((end - start) / 2)
  for (let place = 0; place < order.length; place++)
    order[place] = (postings[counts[start + 2 * place] ?? 0]?.number ?? 0) * PLACES + place
  return order.sort()
}

/** Largest number that is written digit by digit. */
const LARGEST = 2 ** 31 - 1

/** Puts a number of thousandths as JSON writes it; where it ends. */
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
/** Bytes of a term's number and its weight, however large, with a comma before each. */
const MOST_PER_ELEMENT = MOST_DIGITS + 32
