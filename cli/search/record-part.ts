// Records of consecutive pages -> one byte array. A build caches these parts, so that after an edit the index is
// reassembled without reading unchanged pages. Parts contain no routes: versions of the docs share the parts of pages that
// are identical.
import { newBytes, nextBytes, nextNumber } from '../text/bytes.ts'
import type { ScratchBuffer } from '../text/scratch-buffer.ts'
import { decodeStrings, encodeStrings } from '../text/string-list.ts'
import type { FieldTerms } from './term-counter.ts'

/** A record of either index: a JSON object, and the terms of each field in the field order of that index. */
export interface PartRecord {
  readonly document: object
  readonly fields: readonly FieldTerms[]
}

/** The records of a page. Their fields refer to `terms`. */
export interface PageRecords {
  readonly terms: readonly string[]
  readonly records: readonly PartRecord[]
}

/** A group of consecutive pages in an index. */
export interface IndexPart {
  /** The records of the pages (`partOf`). */
  readonly bytes: Uint8Array
  readonly routes: readonly string[]
}

/** The records of a page, encoded. */
export interface IndexPage {
  readonly route: string
  /** The terms, encoded by `encodeStrings`. */
  readonly terms: Uint8Array
  /** The fields of all records, one after another. */
  readonly fields: Uint8Array
  /** The stored fields of each section as JSON. */
  readonly documents: readonly Uint8Array[]
}

/** Serialises the records of pages: for each page first the lengths of its parts, then its parts. */
export function partOf(pages: readonly PageRecords[]): Uint8Array {
  const lengths = newBytes()
  const encoded = pages.flatMap(({ terms, records }) => {
    const documents = records.map(({ document }) => Buffer.from(JSON.stringify(document)))
    const parts = [encodeStrings(terms), Buffer.concat(records.flatMap(({ fields }) => fields)), ...documents]
    lengths.clear()
    for (const number of [parts.length, ...parts.map(({ length }) => length)]) lengths.number(number)
    return [lengths.view().slice(), ...parts]
  })
  return Buffer.concat(encoded)
}

/** The pages of parts, one after another. */
export function* pagesIn(parts: Iterable<IndexPart>): Generator<IndexPage> {
  for (const { bytes, routes } of parts) {
    const reader = { bytes, at: 0 }
    for (const route of routes) {
      const lengths = Array.from({ length: nextNumber(reader) }, () => nextNumber(reader))
      const [terms = bytes, fields = bytes, ...documents] = lengths.map((length) => nextBytes(reader, length))
      yield { route, terms, fields, documents }
    }
  }
}

/** The terms of a page: views of one text, so copy what is kept (`copyString`). */
export const termsOf = ({ terms }: IndexPage): readonly string[] => decodeStrings(terms)

/**
 * The numbers of all fields of all records of a page, in `scratch`: for each field the number of terms, then for each term
 * its index among the terms of the page and its count.
 */
export function countsOf({ fields }: IndexPage, scratch: ScratchBuffer): Uint32Array {
  const numbers = scratch.numbers(fields.length)
  let count = 0
  for (const reader = { bytes: fields, at: 0 }; reader.at < fields.length; )
    numbers[count++] = nextNumber(reader)
  return numbers.subarray(0, count)
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
