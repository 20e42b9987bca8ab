// Term counters for the search indexes of a site, and the sections of a page counted with them.
import { STORED_TEXT } from '../../runtime/search/backend.ts'
import type { TextSection } from '../model/article.ts'
import type { TermOptions } from '../model/compile.ts'
import { LUNR_EXCERPT } from './excerpt.ts'
import { type IndexedSections, sectionTerms } from './sections.ts'
import { createShardTermCounter } from './shards/term-counter.ts'
import { createTermCounter, type TermCounter } from './terms.ts'

/** One counter per index. They cache words: create them once per build. */
export interface Counters {
  readonly lunr: TermCounter
  readonly shards: TermCounter
}

/** Counters for the languages of the site; `onWord` is called for each word that was not cached. */
export const createCounters = (options: TermOptions, onWord?: () => void): Counters => ({
  lunr: createTermCounter(options, onWord),
  shards: createShardTermCounter({ languages: options.language }, onWord),
})

/** Sections with their terms counted for each index of the site. */
export function indexedSections(
  sections: readonly TextSection[],
  counters: Counters,
  { indexes }: Pick<TermOptions, 'indexes'>,
): IndexedSections {
  return {
    ...(indexes.includes('lunr') ? { lunr: sectionTerms(sections, counters.lunr, LUNR_EXCERPT) } : {}),
    // One character is reserved for the ellipsis.
    ...(indexes.includes('shards')
      ? { shards: sectionTerms(sections, counters.shards, STORED_TEXT - 1) }
      : {}),
  }
}
