// A piece of a query that the index does not know -> another reading of it: typed with the other keyboard layout, written in
// Latin letters, mistyped, two words in one. Only pieces that are weak as typed get here, so no exact hit is pushed down.
import type { Lexicon, SearchBackend } from '../backend.ts'
import { beforeOneSlip, slipsBetween } from '../text/distance.ts'
import { foldText } from '../text/fold.ts'
import { type TextOptions, termOfWord } from '../text/index-terms.ts'
import { swapLayout } from '../text/layout.ts'
import { skeleton, toCyrillic, toLatin } from '../text/translit.ts'
import { isRussian, type QueryWord } from './words.ts'

/** Terms for a word from the lexicon, with their weights. */
export interface Replacement {
  readonly term: string
  readonly weight: number
}

/** Bytes of the lexicon that a query may load. */
const MOST_BYTES = 60_000
/** From so many letters on a word may have two slips. */
const LONG_WORD = 8
/** What is shorter may be anything. */
const SHORTEST_WORD = 4
/** What Russian letters may have been meant for on the other layout. */
const LATIN_WORD = /^[a-z\d._-]+$/
/** A stem is at least so much of the word. */
const LEAST_SHARE = 0.55
const SHORTEST_HALF = 3
const MOST_REPLACEMENTS = 6
/** The slip undone gives a word of this stem. */
const ONE_SLIP = 0.85
/** It may also be in the ending, which the stem does not show. */
const ONE_SLIP_OR_ENDING = 0.74
/** Weight of a term that is two slips away. */
export const TWO_SLIPS = 0.6
const OTHER_FIRST_LETTER = 0.8
const SKELETON = 0.9

/** Other ways to read a piece that need no lexicon, the most likely first. */
export function readingsOf(piece: string, { languages }: TextOptions): readonly string[] {
  const folded = foldText(piece)
  const swapped = swapLayout(piece)
  const isLatin = /[a-z]/.test(folded) && !/[\u0430-\u044f]/.test(folded)
  if (isLatin) return languages.includes('ru') ? [swapped, toCyrillic(folded)] : []
  return LATIN_WORD.test(swapped) ? [swapped] : []
}

/** The part of the lexicon that words need; empty where it would cost too much. */
export async function lexiconFor(
  words: readonly QueryWord[],
  backend: SearchBackend,
  options: TextOptions,
): Promise<Lexicon> {
  if (backend.lexiconCost('') <= MOST_BYTES) return backend.lexicon('')
  const written = words.map(({ text }) => text)
  const spoken = options.languages.includes('ru') ? words.map(({ text }) => inOtherLetters(text)) : []
  const ways: readonly (readonly string[])[] = [
    written.map((text) => text.slice(0, 1)),
    written.map((text) => text.slice(0, 2)),
    spoken.map((text) => text.slice(0, 1)),
    spoken.map((text) => text.slice(0, 2)),
    written.map((text) => (text[1] ?? '') + (text[0] ?? '')),
    written.map((text) => text.slice(0, 1) + text.slice(2, 3)),
    written.map((text) => text.slice(1, 3)),
  ]
  const loaded: string[] = []
  let cost = 0
  for (const beginning of new Set(ways.flat())) {
    const more = backend.lexiconCost(beginning)
    const isLoaded = loaded.some((other) => beginning.startsWith(other))
    if (isLoaded || cost + more > MOST_BYTES || beginning === '') continue
    cost += more
    loaded.push(beginning)
  }
  const parts = await Promise.all(loaded.map((beginning) => backend.lexicon(beginning)))
  return {
    terms: parts.flatMap(({ terms }) => terms),
    frequencies: parts.flatMap(({ frequencies }) => frequencies),
  }
}

/** The beginning of a word in the letters of the other alphabet. */
const inOtherLetters = (text: string): string =>
  isRussian(text) ? [...text.slice(0, 2)].map(toLatin).join('') : toCyrillic(text)

/** Terms of the lexicon that a weak word may have been meant for, the likeliest first. */
export function replacementsOf(
  word: QueryWord,
  lexicon: Lexicon,
  options: TextOptions,
): readonly Replacement[] {
  const found: (Replacement & { readonly frequency: number })[] = []
  const soundsLike = options.languages.includes('ru') ? soundOf(word, options) : () => false
  const slips = slipsOf(word, options)
  for (let at = 0; at < lexicon.terms.length; at++) {
    const term = lexicon.terms[at] ?? ''
    const weight = soundsLike(term) ? SKELETON : slips(term)
    if (weight > 0) found.push({ term, weight, frequency: lexicon.frequencies[at] ?? 1 })
  }
  const best = found.reduce((most, { weight }) => Math.max(most, weight), 0)
  return found
    .filter(({ weight }) => weight >= best - 0.1)
    .sort((a, b) => b.weight - a.weight || b.frequency - a.frequency)
    .slice(0, MOST_REPLACEMENTS)
}

/** Whether a term is the word in letters of the other alphabet. */
function soundOf({ text }: QueryWord, options: TextOptions): (term: string) => boolean {
  if (isRussian(text)) {
    const bones = skeleton(text)
    return (term) => isLatin(term) && near(term.length, text.length) && skeleton(toCyrillic(term)) === bones
  }
  const meant = termOfWord(toCyrillic(text), options)
  const bones = skeleton(meant)
  return (term) => near(term.length, meant.length) && isRussian(term.slice(0, 1)) && skeleton(term) === bones
}

const near = (length: number, other: number) => Math.abs(length - other) <= 4
const isLatin = (term: string) => term >= 'a' && term < '{'

/** How likely a term was meant by who typed the word, from 0 to 1. */
function slipsOf({ text, term: own }: QueryWord, options: TextOptions): (term: string) => number {
  if (text.length < SHORTEST_WORD) return () => 0
  const limit = text.length >= LONG_WORD ? 2 : 1
  const letters = new Set(text)
  const before = new Set<string>()
  for (const word of beforeOneSlip(text)) before.add(termOfWord(word, options))
  return (term) => {
    const first = term[0] === text[0] ? 1 : OTHER_FIRST_LETTER
    if (term.length >= SHORTEST_HALF && before.has(term)) return first * ONE_SLIP
    // Of the first two letters one is as a rule right, or they are swapped.
    const isAlike = term[0] === text[0] || term[1] === text[1] || term[0] === text[1] || term[1] === text[0]
    if (!isAlike || term.length < SHORTEST_HALF || term.length < LEAST_SHARE * text.length) return 0
    // Each slip brings at most one letter that the word has not: most terms are told from it by that.
    if (lettersBesides(term, letters) > limit) return 0
    let slips = slipsBetween(term, text, limit)
    if (slips > 0 && own !== text) slips = Math.min(slips, slipsBetween(term, own, limit))
    if (slips > limit || slips * 3 > term.length) return 0
    return first * (slips <= 1 ? ONE_SLIP_OR_ENDING : TWO_SLIPS)
  }
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
