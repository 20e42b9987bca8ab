// Term counters for the search indexes of a site, and the sections of a page counted with them.
import { STORED_TEXT } from '../../runtime/search/backend.ts'
import type { TextSection } from '../model/article.ts'
import type { TermOptions } from '../model/compile.ts'
import type { SearchConfig } from '../model/config.ts'
import { type IndexKind, indexKinds } from '../model/index-kinds.ts'
import { LUNR_EXCERPT } from './excerpt.ts'
import { lunrAnalyzer } from './lunr-analyzer.ts'
import { type IndexedSections, NO_SECTIONS, sectionTerms } from './sections.ts'
import { shardAnalyzer } from './shards/term-analyzer.ts'
import { createTermCounter, type TermCounter } from './term-counter.ts'

/** The part of the configuration that affects terms. */
export const termOptions = (config: SearchConfig): TermOptions => ({
  language: config.language,
  tokenizerSeparator: config.lunr.tokenizerSeparator,
  indexes: indexKinds(config),
})

/** One counter per index. They cache words: create them once per build. */
export type Counters = Readonly<Record<IndexKind, TermCounter>>

/** Counters for the languages of the site; `onPiece` is called for each piece of text that was not cached. */
export const createCounters = (options: TermOptions, onPiece?: () => void): Counters => ({
  lunr: createTermCounter(lunrAnalyzer(options, onPiece)),
  shards: createTermCounter(shardAnalyzer({ languages: options.language }, onPiece)),
})

/** Longest excerpts; in shards, one character is reserved for the ellipsis. */
const EXCERPTS: Readonly<Record<IndexKind, number>> = { lunr: LUNR_EXCERPT, shards: STORED_TEXT - 1 }

/** Sections with their terms counted for each index of the site. */
export function indexedSections(
  sections: readonly TextSection[],
  counters: Counters,
  { indexes }: Pick<TermOptions, 'indexes'>,
): IndexedSections {
  const counted = (kind: IndexKind) =>
    indexes.includes(kind) ? sectionTerms(sections, counters[kind].page(), EXCERPTS[kind]) : NO_SECTIONS
  return { lunr: counted('lunr'), shards: counted('shards') }
}
