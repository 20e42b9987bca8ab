// Finds lexicon terms that an unknown word may stand for: typos, other letters, two words written as one.
import type { Lexicon } from '../backend.ts'
import { editDistance, oneTypoAway } from '../text/distance.ts'
import { type TextOptions, termOfWord } from '../text/index-terms.ts'
import { CONSONANTS, SOUND, soundLikeness } from './likeness.ts'
import { isRussian, type QueryWord } from './words.ts'

/** A lexicon term for a word, with its weight. */
export interface Replacement {
  readonly term: string
  readonly weight: number
}

/** Words with at least this many letters may have two typos. */
const LONG_WORD = 8
/** A shorter word could be anything. */
const SHORTEST_WORD = 4
/** Minimum length of a stem as a share of the word. */
const MIN_SHARE = 0.55
const SHORTEST_HALF = 3
const MAX_REPLACEMENTS = 6
/** Undoing one typo yields a word with this stem. */
export const ONE_TYPO = 0.85
/** The typo may also be in the ending, which the stem does not show. */
export const ONE_TYPO_OR_ENDING = 0.74
/** Weight of a term two typos away. */
export const TWO_TYPOS = 0.6
const OTHER_FIRST_LETTER = 0.8
/** Letters of a syllable that is left out or doubled. */
const SYLLABLE = 3

/** Lexicon terms that a weak word may stand for, most likely first. */
export function replacementsOf(
  word: QueryWord,
  lexicon: Lexicon,
  options: TextOptions,
): readonly Replacement[] {
  const found: (Replacement & { readonly frequency: number })[] = []
  const sounds = soundLikeness(word, options)
  const slips = slipsOf(word, options)
  const add = (at: number, term: string, weight: number) =>
    found.push({ term, weight, frequency: lexicon.frequencies[at] ?? 1 })
  for (const [at, term] of lexicon.terms.entries()) {
    const weight = slips(term)
    if (weight > 0) add(at, term, weight)
  }
  // If a Russian word is similar to a word of the site, a foreign reading must not score higher, and one that shares only the
  // consonants is dropped.
  const most = (isRussian(word.text) && bestOf(found)) || 1
  const least = most < 1 ? CONSONANTS : 0
  for (const [at, term] of lexicon.terms.entries()) {
    const weight = sounds(term)
    if (weight > least) add(at, term, weight * Math.min(1, most / SOUND))
  }
  const best = bestOf(found)
  return found
    .filter(({ weight }) => weight >= best - 0.1)
    .sort((a, b) => b.weight - a.weight || b.frequency - a.frequency)
    .slice(0, MAX_REPLACEMENTS)
}

const bestOf = (found: readonly Replacement[]): number =>
  found.reduce((most, { weight }) => Math.max(most, weight), 0)

/** How likely the typed word is a mistyped form of the term, from 0 to 1. */
function slipsOf({ text, term: own }: QueryWord, options: TextOptions): (term: string) => number {
  if (text.length < SHORTEST_WORD) return () => 0
  const limit = text.length >= LONG_WORD ? 2 : 1
  const letters = new Set(text)
  const before = new Set<string>()
  for (const word of oneTypoAway(text)) before.add(termOfWord(word, options))
  return (term) => {
    const isSwapped = term[0] === text[1] && term[1] === text[0]
    const first = term[0] === text[0] || isSwapped ? 1 : OTHER_FIRST_LETTER
    if (term.length >= SHORTEST_HALF && before.has(term)) return first * ONE_TYPO
    // One of the first two letters is usually right, or the two are swapped.
    const isAlike = term[0] === text[0] || term[1] === text[1] || term[0] === text[1] || term[1] === text[0]
    if (!isAlike || term.length < SHORTEST_HALF || term.length < MIN_SHARE * text.length) return 0
    if (limit > 1 && isSyllableApart(term, own)) return first * TWO_TYPOS
    // Each typo adds at most one letter that the word does not have; this rules out most terms cheaply.
    if (lettersBesides(term, letters) > limit) return 0
    let slips = editDistance(term, text, limit)
    if (slips > 0 && own !== text) slips = Math.min(slips, editDistance(term, own, limit))
    if (slips > limit || slips * 3 > term.length) return 0
    return first * (slips <= 1 ? ONE_TYPO_OR_ENDING : TWO_TYPOS)
  }
}

/** Whether one of two stems has an extra syllable in the middle: «аутентификац» and «аутефикац». */
function isSyllableApart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length !== SYLLABLE) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++
  return start >= SYLLABLE && end >= SYLLABLE && start + end === short.length
}

function lettersBesides(term: string, letters: ReadonlySet<string>): number {
  let others = 0
  for (const letter of term) if (!letters.has(letter)) others++
  return others
}

/** Splits a word into two words of the lexicon; null if that is not possible. */
export function splitOf({ text }: QueryWord, lexicon: Lexicon, options: TextOptions): string | null {
  const frequencies = new Map(lexicon.terms.map((term, at) => [term, lexicon.frequencies[at] ?? 1]))
  let best = { text: '', frequency: 0 }
  for (let at = SHORTEST_HALF; at <= text.length - SHORTEST_HALF; at++) {
    const [left, right] = [text.slice(0, at), text.slice(at)]
    const known = [left, right].map((half) => frequencies.get(termOfWord(half, options)) ?? 0)
    const frequency = Math.min(...known)
    if (frequency > best.frequency) best = { text: `${left} ${right}`, frequency }
  }
  return best.frequency > 0 ? best.text : null
}
