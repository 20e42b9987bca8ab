// Finds the synonyms that apply to the words of a query.
import { type TextOptions, termOfWord, unitsOf } from '../text/index-terms.ts'
import type { QueryWord } from './words.ts'

/** Synonyms that match words of a query. */
export interface SynonymMatches {
  /** Terms of single-word synonyms, for each word of the query. */
  readonly terms: readonly (readonly string[])[]
  /** Terms of multi-word synonyms, which are looked up in addition to the words of the query. */
  readonly more: readonly string[]
  /** Indexes of the words that multi-word synonyms stand for. */
  readonly said: ReadonlySet<number>
  /** For each of these terms, the synonym it comes from, as written in its group. */
  readonly labels: ReadonlyMap<string, string>
}

/** The other members of each group that has a member among consecutive words of the query. */
export function synonymMatches(
  words: readonly QueryWord[],
  groups: readonly (readonly string[])[],
  options: TextOptions,
): SynonymMatches {
  const terms = words.map((): string[] => [])
  const more = new Set<string>()
  const said = new Set<number>()
  const labels = new Map<string, string>()
  for (const group of groups) {
    const members = group.map((member) => termsOf(member, options))
    for (const [at, member] of members.entries()) {
      const from = placeOf(member, words)
      if (from < 0) continue
      const places = member.map((_term, word) => from + word)
      for (const [other, [only = '', ...rest]] of members.entries()) {
        if (other === at) continue
        for (const term of [only, ...rest]) labels.set(term, group[other] ?? '')
        if (rest.length > 0) {
          for (const term of [only, ...rest]) more.add(term)
          for (const place of places) said.add(place)
        } else for (const place of places) terms[place]?.push(only)
      }
    }
  }
  for (const { term } of words) {
    more.delete(term)
    labels.delete(term)
  }
  return { terms, more: [...more], said, labels }
}

const termsOf = (text: string, options: TextOptions): readonly string[] =>
  text.split(/\s+/).flatMap((piece) => unitsOf(piece).map(({ whole }) => termOfWord(whole, options)))

/** Index of the first word where these terms occur consecutively; -1 if there is none. */
function placeOf(terms: readonly string[], words: readonly QueryWord[]): number {
  if (terms.length === 0) return -1
  return words.findIndex((_word, from) => terms.every((term, at) => words[from + at]?.term === term))
}
