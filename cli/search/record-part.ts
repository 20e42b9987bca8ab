// Records of some pages in a row -> the same in few and short values, each term once: what a build keeps of the search, so
// that after an edit the index is assembled again without a look at the pages that stayed as they are.
import { FIELDS, type SearchRecord } from './records.ts'
import { NO_TERMS } from './terms.ts'

/** Records in the form in which the index takes them up. Plain JSON. */
export interface RecordPart {
  /** Of each record its stored fields, as JSON without the opening brace: a number goes before them. */
  readonly documents: readonly string[]
  readonly terms: readonly string[]
  /** Of each record and each of `FIELDS`: how many terms, then of each term where it is in `terms` and how often it occurs. */
  readonly counts: readonly number[]
}

/** Puts records together. */
export function recordPart(records: readonly SearchRecord[]): RecordPart {
  const positions = new Map<string, number>()
  const counts: number[] = []
  for (const { fields } of records) {
    for (const name of FIELDS) {
      const field = fields[name] ?? NO_TERMS
      counts.push(field.terms.length)
      field.terms.forEach((term, at) => {
        const position = positions.get(term) ?? positions.size
        positions.set(term, position)
        counts.push(position, field.counts[at] ?? 0)
      })
    }
  }
  const documents = records.map(({ document }) => JSON.stringify(document).slice(1))
  return { documents, terms: [...positions.keys()], counts }
}
