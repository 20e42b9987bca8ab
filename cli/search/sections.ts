// Sections of one page -> their index data, as far as it depends on the page's text alone.
import type { TextSection } from '../model/article.ts'
import { excerptOf } from './excerpt.ts'
import type { TermCounter, TermCounts } from './terms.ts'

/** A section with its terms counted. Plain JSON. */
export interface SectionTerms extends Pick<TextSection, 'title' | 'anchor'> {
  /** Shown under a search result. */
  readonly excerpt: string
  readonly titleTerms: TermCounts
  readonly textTerms: TermCounts
}

/** Sections of one page for each index of the site. Plain JSON. */
export interface IndexedSections {
  readonly lunr?: readonly SectionTerms[]
  readonly shards?: readonly SectionTerms[]
}

/** The non-empty sections, in the same order. `excerptLength`: maximum length of an excerpt in UTF-16 units. */
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
