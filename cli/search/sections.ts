// Sections of one page -> what the index needs of each: everything that depends on the page's text alone.
import type { TextSection } from '../model/article.ts'
import { excerptOf } from './excerpt.ts'
import type { TermCounter, TermCounts } from './terms.ts'

/** A section with its words counted. Plain JSON. */
export interface SectionTerms extends Pick<TextSection, 'title' | 'anchor'> {
  /** The few words shown under a result. */
  readonly excerpt: string
  readonly titleTerms: TermCounts
  readonly textTerms: TermCounts
}

/** The sections that hold anything, in the same order. */
export function sectionTerms(sections: readonly TextSection[], terms: TermCounter): readonly SectionTerms[] {
  return sections
    .filter(({ title, text }) => title || text)
    .map(({ title, anchor, text }) => ({
      title,
      ...(anchor === undefined ? {} : { anchor }),
      excerpt: excerptOf(text),
      titleTerms: terms.text(title),
      textTerms: terms.text(text),
    }))
}
