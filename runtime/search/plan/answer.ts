// Options and results of query planning.
import type { HitReason } from '../../model/search.ts'
import type { StoredSection } from '../backend.ts'

/** Settings of a search. */
export interface PlanOptions {
  readonly languages: readonly string[]
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[]
  readonly maxResults: number
  /** Search for exactly what was typed. */
  readonly literal: boolean
  /** Whether the reader has typed on; other readings of the query are then not tried. */
  readonly isReplaced?: (() => boolean) | undefined
  /** Label of the area to search; all pages if absent or unknown. */
  readonly area?: string | undefined
  /** Labels of the categories above the page the reader is on, outermost first: nearby pages are slightly preferred. */
  readonly place?: readonly string[] | undefined
}

/** A section found: the best of its page or, if few pages were found, a further one after it. */
export interface RankedSection {
  readonly stored: StoredSection
  readonly score: number
  /** Index terms of the query that the page contains. */
  readonly terms: readonly string[]
  /** Why the section was found, if no visible text shows it. */
  readonly reason?: HitReason
}

/** The answer to a query. */
export interface PlannedAnswer {
  readonly results: readonly RankedSection[]
  /** The corrected query, if it differs from what was typed. */
  readonly shownFor?: string
  /** Words to highlight. */
  readonly words: readonly string[]
  /** Similar words of the index, if nothing was found. */
  readonly near?: readonly string[]
}
