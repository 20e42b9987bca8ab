// What a planner is asked with, and what it answers.
import type { StoredSection } from '../backend.ts'

/** Settings of a search. */
export interface PlanOptions {
  readonly languages: readonly string[]
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  readonly maxResults: number
  /** What was typed is meant literally. */
  readonly literal: boolean
}

/** A section found, the best of its page. */
export interface RankedSection {
  readonly stored: StoredSection
  readonly score: number
  /** Index terms that hit. */
  readonly terms: readonly string[]
  /** Why it was found where no text shows it. */
  readonly reason?: { readonly kind: 'keyword' | 'tag' | 'category'; readonly label: string }
}

/** The answer to a query. */
export interface PlannedAnswer {
  readonly results: readonly RankedSection[]
  /** What was searched for, where that is not what was typed. */
  readonly shownFor?: string
  /** Words to mark. */
  readonly words: readonly string[]
}
