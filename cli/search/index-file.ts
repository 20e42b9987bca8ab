// Records of all pages -> `search-index-{tag}.json`. The index part is what lunr's own builder would serialise
// for the same terms, number for number; it is written straight from the counted terms because the builder's per-token
// objects cost more than the rest of a build together.
import lunr from 'lunr'
import { languageTools } from '../../runtime/search/stemmers.ts'
import type { SearchConfig } from '../model/config.ts'
import { joinedBytes } from '../text/joined-bytes.ts'
import type { RecordPart } from './record-part.ts'
import { FIELDS, type FieldName } from './records.ts'

/** The file with the records numbered from 1 in the order given (route order). */
export function indexFile(parts: readonly RecordPart[], config: SearchConfig): Uint8Array {
  const records = parts.reduce((sum, { documents }) => sum + documents.length, 0)
  return records === 0 ? NOTHING : joinedBytes(pieces(parts, records, config))
}

/** The file of a tag under which nothing is found. */
const NOTHING = Buffer.from(JSON.stringify({ documents: [], index: null }))

/** The file is never whole as a text, which would be several times as large. */
function* pieces(parts: readonly RecordPart[], records: number, config: SearchConfig): Iterable<string> {
  yield '{"documents":['
  yield* listed(numbered(parts))
  yield '],"index":'
  yield* indexPieces(parts, records, config)
  yield '}'
}

function* numbered(parts: readonly RecordPart[]): Iterable<string> {
  let record = 0
  for (const { documents } of parts) for (const fields of documents) yield `{"id":${++record},${fields}`
}

/** Items with commas between them. */
function* listed(items: Iterable<string>): Iterable<string> {
  let isFirst = true
  for (const item of items) {
    yield isFirst ? item : `,${item}`
    isFirst = false
  }
}

/** A term in the making. */
interface Posting {
  readonly number: number
  /** Fields of records that have the term. */
  found: number
  /** Inverse document frequency, once all records are in. */
  idf: number
  /** Per field: the records that have the term there, as they stand in the inverted index. */
  readonly refs: string[][]
}

/** A part with its terms looked up as far as they stand in an indexed field. */
interface TakenPart {
  readonly counts: readonly number[]
  readonly postings: readonly (Posting | undefined)[]
}

/** A serialised lunr index. */
function* indexPieces(parts: readonly RecordPart[], records: number, config: SearchConfig): Iterable<string> {
  const fields = FIELDS.map((field) => isIndexed(field, config))
  const names = FIELDS.filter((_name, field) => fields[field])
  const { taken, lengths, postings } = takeIn(parts, fields)
  for (const posting of postings.values()) {
    posting.idf = Math.log(1 + Math.abs((records - posting.found + 0.5) / (posting.found + 0.5)))
  }
  const pipeline = languageTools(config.language).map(({ pipelineName }) => pipelineName)
  yield `{"version":${JSON.stringify(lunr.version)},"fields":${JSON.stringify(names)},"fieldVectors":[`
  yield* listed(vectors(taken, fields, lengths, config.lunr))
  yield '],"invertedIndex":['
  yield* listed(invertedIndex(postings, fields))
  yield `],"pipeline":${JSON.stringify(pipeline)}}`
}

function isIndexed(field: FieldName, config: SearchConfig): boolean {
  if (field === 'sidebarParentCategories') return config.indexDocSidebarParentCategories > 0
  return field !== 'keywords' || config.indexKeywords
}

/** Calls `visit` for each field of each record with where its terms begin in `counts` and where they end. */
function eachField(
  counts: readonly number[],
  visit: (field: number, start: number, end: number) => void,
): void {
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
      const ref = `"${(lengths[field]?.length ?? 0) + 1}":{}`
      let length = 0
      for (let at = start; at < end; at += 2) {
        const local = counts[at] ?? 0
        const posting = own[local] ?? postingOf(terms[local] ?? '')
        own[local] = posting
        posting.found++
        posting.refs[field]?.push(ref)
        length += counts[at + 1] ?? 0
      }
      lengths[field]?.push(length)
    })
    return { counts, postings: own }
  })
  return { taken, lengths, postings }
}

function* invertedIndex(
  postings: ReadonlyMap<string, Posting>,
  fields: readonly boolean[],
): Iterable<string> {
  for (const term of [...postings.keys()].sort()) {
    const posting = postings.get(term)
    const refs = FIELDS.flatMap((name, field) =>
      fields[field] ? `"${name}":{${posting?.refs[field]?.join() ?? ''}}` : [],
    )
    yield `[${JSON.stringify(term)},{"_index":${posting?.number ?? 0},${refs.join()}}]`
  }
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

/** More terms than any field of a record has: a term's number and its place in the field go into one number. */
const PLACES = 2 ** 20

/** BM25 weights of every field of every record, rounded to three digits like lunr's. */
function* vectors(
  parts: readonly TakenPart[],
  fields: readonly boolean[],
  lengths: readonly (readonly number[])[],
  { b, k1 }: SearchConfig['lunr'],
): Iterable<string> {
  const averages = averageLengths(lengths)
  const texts = thousandths()
  const seen = FIELDS.map(() => 0)
  for (const { counts, postings } of parts) {
    const found: string[] = []
    eachField(counts, (field, start, end) => {
      if (!fields[field]) return
      const record = seen[field] ?? 0
      seen[field] = record + 1
      const norm = k1 * (1 - b + b * ((lengths[field]?.[record] ?? 0) / (averages[field] ?? 1)))
      const order = new Float64Array((end - start) / 2)
      for (let place = 0; place < order.length; place++)
        order[place] = (postings[counts[start + 2 * place] ?? 0]?.number ?? 0) * PLACES + place
      order.sort()
      const elements = Array.from(order, (numbered) => {
        const at = start + 2 * (numbered % PLACES)
        const { number, idf } = postings[counts[at] ?? 0] ?? { number: 0, idf: 0 }
        const count = counts[at + 1] ?? 0
        return `${number},${texts((idf * ((k1 + 1) * count)) / (norm + count))}`
      })
      found.push(`["${FIELDS[field]}/${record + 1}",[${elements.join()}]]`)
    })
    yield* found
  }
}

/** Writes numbers with three digits. An index has few different ones and each many times. */
function thousandths(): (value: number) => string {
  const known = new Map<number, string>()
  return (value) => {
    const rounded = Math.round(value * 1000)
    const text = known.get(rounded) ?? String(rounded / 1000)
    known.set(rounded, text)
    return text
  }
}
