// What a reader types -> sections of the index.
import type { SearchBackend, StoredSection } from '../backend.ts'
import { termsOfPiece } from '../text/index-terms.ts'

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

/** Answers a query. */
export async function planSearch(
  query: string,
  backend: SearchBackend,
  options: PlanOptions,
): Promise<PlannedAnswer> {
  const words = query.split(/\s+/).flatMap((piece) => termsOfPiece(piece, options).map(({ term }) => term))
  const last = words.at(-1)
  const [exact, range] = await Promise.all([
    backend.exact(words),
    last === undefined ? { terms: [] } : backend.beginningWith(last),
  ])
  const scores = new Map<number, { score: number; page: number; section: number; terms: string[] }>()
  for (const found of [...exact, ...range.terms]) {
    if (!found) continue
    const idf = Math.log(1 + backend.statistics.sections / found.frequency)
    for (const [at, page] of found.pages.entries()) {
      const section = found.sections[at] ?? 0
      const key = page * 4096 + section
      const own = scores.get(key) ?? { score: 0, page, section, terms: [] }
      own.score += idf * (found.impacts[at] ?? 0)
      own.terms.push(found.term)
      scores.set(key, own)
    }
  }
  const best = [...scores.values()].sort((a, b) => b.score - a.score).slice(0, options.maxResults)
  const stored = await backend.stored(best)
  return {
    results: best.flatMap(({ score, terms }, at) => {
      const section = stored[at]
      return section ? [{ stored: section, score, terms }] : []
    }),
    words,
  }
}
