// Records of all pages -> the text of `search-index-{tag}.json`. The index part is what lunr's own builder would serialise
// for the same terms, number for number; it is written straight from the counted terms because the builder's per-token
// objects cost more than the rest of a build together.
import lunr from 'lunr'
import { languageTools } from '../../runtime/search/stemmers.ts'
import type { SearchConfig } from '../model/config.ts'
import { FIELDS, type FieldName, type SearchRecord } from './records.ts'
import { NO_TERMS, type TermCounts } from './terms.ts'

/** The file with the records numbered from 1 in the order given (route order); null when there are none. */
export function indexFileText(records: readonly SearchRecord[], config: SearchConfig): string | null {
  if (records.length === 0) return null
  const documents = records.map(({ document }, index) => ({ id: index + 1, ...document }))
  return `{"documents":${JSON.stringify(documents)},"index":${indexText(records, config)}}`
}

/** A term in the making. */
interface Posting {
  readonly number: number
  /** Fields of records that have the term. */
  found: number
  /** Inverse document frequency, once all records are in. */
  idf: number
  /** Per field: numbers of the records that have the term there. */
  readonly refs: number[][]
}

/** One field of one record with its terms looked up. */
interface Row {
  readonly postings: readonly Posting[]
  readonly counts: readonly number[]
  readonly length: number
}

/** A serialised lunr index. */
function indexText(records: readonly SearchRecord[], config: SearchConfig): string {
  const fields = FIELDS.filter((field) => isIndexed(field, config))
  const postings = new Map<string, Posting>()
  const rows = records.map((record, index) =>
    fields.map((field, position) =>
      collect(record.fields[field] ?? NO_TERMS, postings, {
        ref: index + 1,
        field: position,
        fields: fields.length,
      }),
    ),
  )
  for (const posting of postings.values()) {
    posting.idf = Math.log(1 + Math.abs((records.length - posting.found + 0.5) / (posting.found + 0.5)))
  }
  const pipeline = languageTools(config.language).map(({ pipelineName }) => pipelineName)
  return [
    `{"version":${JSON.stringify(lunr.version)}`,
    `"fields":${JSON.stringify(fields)}`,
    `"fieldVectors":[${vectors(rows, fields, config.lunr).join()}]`,
    `"invertedIndex":[${invertedIndex(postings, fields).join()}]`,
    `"pipeline":${JSON.stringify(pipeline)}}`,
  ].join()
}

function isIndexed(field: FieldName, config: SearchConfig): boolean {
  if (field === 'sidebarParentCategories') return config.indexDocSidebarParentCategories > 0
  return field !== 'keywords' || config.indexKeywords
}

/** Terms are numbered as they come: record by record, field by field. */
function collect(
  { terms, counts }: TermCounts,
  postings: Map<string, Posting>,
  { ref, field, fields }: { ref: number; field: number; fields: number },
): Row {
  const found = terms.map((term) => {
    let posting = postings.get(term)
    if (!posting) {
      posting = { number: postings.size, found: 0, idf: 0, refs: Array.from({ length: fields }, () => []) }
      postings.set(term, posting)
    }
    posting.found++
    posting.refs[field]?.push(ref)
    return posting
  })
  return { postings: found, counts, length: counts.reduce((sum, count) => sum + count, 0) }
}

function invertedIndex(postings: ReadonlyMap<string, Posting>, fields: readonly string[]): string[] {
  return [...postings.keys()].sort().map((term) => {
    const posting = postings.get(term)
    const refs = fields.map((field, index) => `"${field}":{${refsText(posting?.refs[index] ?? [])}}`)
    return `[${JSON.stringify(term)},{"_index":${posting?.number ?? 0},${refs.join()}}]`
  })
}

const refsText = (refs: readonly number[]) => (refs.length === 0 ? '' : `"${refs.join('":{},"')}":{}`)

/** BM25 weights of every field of every record, rounded to three digits like lunr's. */
function vectors(
  rows: readonly (readonly Row[])[],
  fields: readonly FieldName[],
  { b, k1 }: SearchConfig['lunr'],
): string[] {
  const averages = fields.map((name, field) => {
    const lengths = rows.map((row) => row[field]?.length ?? 0)
    // Only the first section of a page has keywords: among all sections any list of them would count as a long one.
    const counted = name === 'keywords' ? lengths.filter((length) => length > 0) : lengths
    return counted.reduce((sum, length) => sum + length, 0) / counted.length
  })
  return rows.flatMap((row, record) =>
    row.map(({ postings, counts, length }, field) => {
      const norm = k1 * (1 - b + b * (length / (averages[field] ?? 1)))
      const weights = postings.map(({ number, idf }, index) => {
        const count = counts[index] ?? 0
        return { number, weight: (idf * ((k1 + 1) * count)) / (norm + count) }
      })
      const elements = weights
        .sort((a, b) => a.number - b.number)
        .map(({ number, weight }) => `${number},${Math.round(weight * 1000) / 1000}`)
      return `["${fields[field]}/${record + 1}",[${elements.join()}]]`
    }),
  )
}
