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

/** Sections of one page for each index that the site has. Plain JSON. */
export interface IndexedSections {
  readonly lunr?: readonly SectionTerms[]
  readonly shards?: readonly SectionTerms[]
}

/** The sections that hold anything, in the same order. `excerptLength`: most UTF-16 units of what is shown of a text. */
export function sectionTerms(
  sections: readonly TextSection[],
  terms: TermCounter,
  excerptLength: number,
): readonly SectionTerms[] {
  return sections
    .filter(({ title, text }) => title || text)
    .map(({ title, anchor, text, lead }) => ({
      title,
      ...(anchor === undefined ? {} : { anchor }),
      excerpt: excerptOf(lead ?? text, excerptLength),
      titleTerms: terms.title(title),
      textTerms: terms.text(text),
    }))
}
