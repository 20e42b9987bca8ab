// Sections of one page -> their index data, as far as it depends on the page's text alone.
import type { TextSection } from '../model/article.ts'
import type { IndexKind } from '../model/index-kinds.ts'
import { type BytesReader, newBytes, nextBytes, nextNumber } from '../text/bytes.ts'
import { decodeStrings, encodeStrings } from '../text/string-list.ts'
import { excerptOf } from './excerpt.ts'
import type { PageCounter, SectionFields } from './term-counter.ts'

/** A section with its terms counted. */
export interface SectionTerms extends Pick<TextSection, 'title' | 'anchor'> {
  /** Shown under a search result. */
  readonly excerpt: string
  /** Refer to the terms of the page. */
  readonly fields: SectionFields
}

/** The sections of a page, and the terms that occur in them. */
export interface PageSections {
  readonly terms: readonly string[]
  readonly sections: readonly SectionTerms[]
}

/** Sections of one page for each kind of index; empty for kinds that the site does not have. */
export type IndexedSections = Readonly<Record<IndexKind, PageSections>>

/** The non-empty sections, in the same order. `excerptLength`: maximum length of an excerpt in UTF-16 units. */
export function sectionTerms(
  sections: readonly TextSection[],
  counter: PageCounter,
  excerptLength: number,
): PageSections {
  const counted = sections
    .filter(({ title, text }) => title || text)
    .map(({ title, anchor, text, lead }) => ({
      title,
      ...(anchor === undefined ? {} : { anchor }),
      excerpt: excerptOf(lead ?? text, excerptLength),
      fields: counter.section(title, text),
    }))
  return { terms: counter.terms, sections: counted }
}

/** A page without sections. */
export const NO_SECTIONS: PageSections = { terms: [], sections: [] }

/** Encodes the sections of a page: for each index first the numbers and lengths of its parts, then strings and fields. */
export function encodeSections(indexed: IndexedSections): Uint8Array {
  const parts = [indexed.lunr, indexed.shards].flatMap(({ terms, sections }) => {
    const texts = sections.flatMap(({ title, anchor, excerpt }) => [title, fragmentOf(anchor), excerpt])
    const strings = encodeStrings([...terms, ...texts])
    const fields = sections.flatMap(({ fields: { title, text, positions } }) => [title, text, positions])
    const head = newBytes(8 * (sections.length + 3))
    for (const number of [terms.length, sections.length, strings.length]) head.number(number)
    for (const { length } of fields) head.number(length)
    return [head.view(), strings, ...fields]
  })
  // In its own buffer, so that it can be transferred to another thread.
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** An absent anchor is not an empty one. */
const fragmentOf = (anchor: string | undefined) => (anchor === undefined ? '' : `#${anchor}`)

/** Decodes what `encodeSections` has encoded; no bytes are no sections. The terms of fields are views of `bytes`. */
export function decodeSections(bytes: Uint8Array): IndexedSections {
  const reader = { bytes, at: 0 }
  return { lunr: pageSections(reader), shards: pageSections(reader) }
}

function pageSections(reader: BytesReader): PageSections {
  const [terms, sections, length] = [nextNumber(reader), nextNumber(reader), nextNumber(reader)]
  const lengths = Array.from({ length: sections }, () => ({
    title: nextNumber(reader),
    text: nextNumber(reader),
    positions: nextNumber(reader),
  }))
  const strings = decodeStrings(nextBytes(reader, length))
  return {
    terms: strings.slice(0, terms),
    sections: lengths.map(({ title, text, positions }, at) => {
      const [own = '', fragment = '', excerpt = ''] = strings.slice(terms + 3 * at, terms + 3 * at + 3)
      return {
        title: own,
        ...(fragment === '' ? {} : { anchor: fragment.slice(1) }),
        excerpt,
        fields: {
          title: nextBytes(reader, title),
          text: nextBytes(reader, text),
          positions: nextBytes(reader, positions),
        },
      }
    }),
  }
}
