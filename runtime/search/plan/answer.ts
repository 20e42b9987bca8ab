// What a planner is asked with, and what it answers.
import type { HitReason } from '../../model/search.ts'
import type { StoredSection } from '../backend.ts'

/** Settings of a search. */
export interface PlanOptions {
  readonly languages: readonly string[]
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  readonly maxResults: number
  /** What was typed is meant literally. */
  readonly literal: boolean
  /** Whether the reader has typed on: then other readings of the query are not looked for. */
  readonly isReplaced?: (() => boolean) | undefined
  /** Label of the area in which results lie; everywhere where there is no such area. */
  readonly area?: string | undefined
  /** Labels of the categories above the page that the reader is on, outermost first: pages near to it are slightly preferred. */
  readonly place?: readonly string[] | undefined
}

/** A section found: the best of its page or, where few pages were found, one more of them behind it. */
export interface RankedSection {
  readonly stored: StoredSection
  readonly score: number
  /** Index terms of the query that the page has. */
  readonly terms: readonly string[]
  /** Why it was found where no text shows it. */
  readonly reason?: HitReason
}

/** The answer to a query. */
export interface PlannedAnswer {
  readonly results: readonly RankedSection[]
  /** What was searched for, where that is not what was typed. */
  readonly shownFor?: string
  /** Words to mark. */
  readonly words: readonly string[]
  /** Words of the index near to those that were typed, where nothing is found. */
  readonly near?: readonly string[]
}
