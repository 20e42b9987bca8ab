// A word that the index does not know -> terms of the lexicon that may be meant: mistyped, in other letters, two words in one.
import type { Lexicon } from '../backend.ts'
import { beforeOneSlip, slipsBetween } from '../text/distance.ts'
import { type TextOptions, termOfWord } from '../text/index-terms.ts'
import { CONSONANTS, SOUND, soundLikeness } from './likeness.ts'
import { isRussian, type QueryWord } from './words.ts'

/** Terms for a word from the lexicon, with their weights. */
export interface Replacement {
  readonly term: string
  readonly weight: number
}

/** From so many letters on a word may have two slips. */
const LONG_WORD = 8
/** What is shorter may be anything. */
const SHORTEST_WORD = 4
/** A stem is at least so much of the word. */
const LEAST_SHARE = 0.55
const SHORTEST_HALF = 3
const MOST_REPLACEMENTS = 6
/** The slip undone gives a word of this stem. */
export const ONE_SLIP = 0.85
/** It may also be in the ending, which the stem does not show. */
export const ONE_SLIP_OR_ENDING = 0.74
/** Weight of a term that is two slips away. */
export const TWO_SLIPS = 0.6
const OTHER_FIRST_LETTER = 0.8
/** Letters of a syllable that is left out or written twice. */
const SYLLABLE = 3

/** Terms of the lexicon that a weak word may have been meant for, the likeliest first. */
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
  // A Russian word that is near to one of the site is no likelier a foreign one, and hardly one that only has its consonants.
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
    .slice(0, MOST_REPLACEMENTS)
}

const bestOf = (found: readonly Replacement[]): number =>
  found.reduce((most, { weight }) => Math.max(most, weight), 0)

/** How likely a term was meant by who typed the word, from 0 to 1. */
function slipsOf({ text, term: own }: QueryWord, options: TextOptions): (term: string) => number {
  if (text.length < SHORTEST_WORD) return () => 0
  const limit = text.length >= LONG_WORD ? 2 : 1
  const letters = new Set(text)
  const before = new Set<string>()
  for (const word of beforeOneSlip(text)) before.add(termOfWord(word, options))
  return (term) => {
    const isSwapped = term[0] === text[1] && term[1] === text[0]
    const first = term[0] === text[0] || isSwapped ? 1 : OTHER_FIRST_LETTER
    if (term.length >= SHORTEST_HALF && before.has(term)) return first * ONE_SLIP
    // Of the first two letters one is as a rule right, or they are swapped.
    const isAlike = term[0] === text[0] || term[1] === text[1] || term[0] === text[1] || term[1] === text[0]
    if (!isAlike || term.length < SHORTEST_HALF || term.length < LEAST_SHARE * text.length) return 0
    if (limit > 1 && isSyllableApart(term, own)) return first * TWO_SLIPS
    // Each slip brings at most one letter that the word has not: most terms are told from it by that.
    if (lettersBesides(term, letters) > limit) return 0
    let slips = slipsBetween(term, text, limit)
    if (slips > 0 && own !== text) slips = Math.min(slips, slipsBetween(term, own, limit))
    if (slips > limit || slips * 3 > term.length) return 0
    return first * (slips <= 1 ? ONE_SLIP_OR_ENDING : TWO_SLIPS)
  }
}

/** Whether one of two stems has a syllable more than the other, somewhere inside: «аутентификац» and «аутефикац». */
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

/** A word that is two words of the lexicon, apart; null where it is not. */
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
