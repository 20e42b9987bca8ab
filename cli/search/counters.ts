// Counters of words for the indexes of a site, and the sections of a page counted with them.
import { STORED_TEXT } from '../../runtime/search/backend.ts'
import type { TextSection } from '../model/article.ts'
import type { TermOptions } from '../model/compile.ts'
import { LUNR_EXCERPT } from './excerpt.ts'
import { type IndexedSections, sectionTerms } from './sections.ts'
import { createShardTermCounter } from './shards/term-counter.ts'
import { createTermCounter, type TermCounter } from './terms.ts'

/** A counter for each index. They remember words: make them once for a whole build. */
export interface Counters {
  readonly lunr: TermCounter
  readonly shards: TermCounter
}

/** Counters for the languages of the site; `onWord` is called for each word that had to be worked out. */
export const createCounters = (options: TermOptions, onWord?: () => void): Counters => ({
  lunr: createTermCounter(options, onWord),
  shards: createShardTermCounter({ languages: options.language }, onWord),
})

/** Sections with their words counted for each index that the site has. */
export function indexedSections(
  sections: readonly TextSection[],
  counters: Counters,
  { indexes }: Pick<TermOptions, 'indexes'>,
): IndexedSections {
  return {
    ...(indexes.includes('lunr') ? { lunr: sectionTerms(sections, counters.lunr, LUNR_EXCERPT) } : {}),
    // The ellipsis takes a place.
    ...(indexes.includes('shards')
      ? { shards: sectionTerms(sections, counters.shards, STORED_TEXT - 1) }
      : {}),
  }
}
