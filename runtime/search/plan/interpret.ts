// Interprets a query: pieces that the index does not know are read in other ways, or corrected with the lexicon.
import type { Lexicon, SearchBackend } from '../backend.ts'
import { type TextOptions, unitsOf } from '../text/index-terms.ts'
import { isLikelierAsTyped, likelyLexicon, readingsOf, widerLexicon } from './fallback.ts'
import { type Candidate, type FoundWord, strengthOf } from './lookup.ts'
import {
  ONE_TYPO,
  ONE_TYPO_OR_ENDING,
  type Replacement,
  replacementsOf,
  splitOf,
  TWO_TYPOS,
} from './replacements.ts'
import { isRussian, type QueryWord, queryWords } from './words.ts'

/** Below this strength a word is not known as typed: the index has at most distant relatives of it. */
const WEAK = 0.6
/** Minimum strength of another reading. */
const GOOD = 0.6
/** A shorter word is similar to many words, in the other alphabet too. */
const LONG_ENOUGH = 6

/** Looks up pieces of a query in the index. */
export type Ask = (pieces: readonly string[], entry: string) => Promise<readonly FoundWord[]>

/** An interpreted query. */
export interface Understood {
  readonly text: readonly string[]
  readonly found: readonly FoundWord[]
  /** Replacement terms for words that the index does not know. */
  readonly replaced: ReadonlyMap<string, readonly Replacement[]>
}

export const NOTHING: Understood['replaced'] = new Map()

/** Finds other readings of what the index does not know. */
export async function interpret(
  pieces: readonly string[],
  typed: readonly FoundWord[],
  ask: Ask,
  backend: SearchBackend,
  options: TextOptions,
): Promise<Understood> {
  if (!typed.some(isWeak)) return { text: pieces, found: typed, replaced: NOTHING }
  const mistyped = typed.filter(isWeak).map(({ word }) => word)
  const weakPieces = pieces.filter((piece) => strengthOfPiece(piece, typed, options) < WEAK)
  const asTyped: Understood = { text: pieces, found: typed, replaced: NOTHING }
  const around = await backend.around(mistyped.map(({ term }) => term))
  const near = replacementsOfAll(mistyped, around, options)
  // A Russian word in Latin letters is not a typo: the other pieces must be read the same way.
  const isNear = ({ text }: QueryWord) => {
    const [best] = near.get(text) ?? []
    const isOfSameLetters = best !== undefined && (isRussian(text) || !isRussian(best.term))
    return text.length >= LONG_ENOUGH && isOfSameLetters && best.weight >= ONE_TYPO
  }
  if (mistyped.every(isNear) && weakPieces.every((piece) => isLikelierAsTyped(piece, options)))
    return correct(asTyped, mistyped, around, ask, backend, options)
  if (weakPieces.some((piece) => isLikelierAsTyped(piece, options)))
    // Very likely needed next; waiting for one request after the other would take twice as long. A failure is handled where the
    // lexicon is awaited.
    lexiconOf(pieces, mistyped, backend, options).catch(() => undefined)
  const read = await readOtherwise(asTyped, ask, options)
  const weak = read.found.filter(isWeak).map(({ word }) => word)
  if (weak.length === 0) return read
  return correct(read, weak, await lexiconFor(read.text, weak, backend, options), ask, backend, options)
}

/** Replaces weak words with similar words from a part of the lexicon, or splits one into two. */
async function correct(
  read: Understood,
  weak: readonly QueryWord[],
  lexicon: Lexicon,
  ask: Ask,
  backend: SearchBackend,
  options: TextOptions,
): Promise<Understood> {
  const swapped = swappedPieces(read.text, weak, options)
  const replaced = replacementsOfAll(weak, lexicon, options)
  const weightOf = ({ text: own }: QueryWord) => replaced.get(own)?.[0]?.weight ?? 0
  const instead = new Map<string, string>()
  for (const word of weak) {
    // Two words written as one are a single typo, which is more likely than two typos.
    const apart = weightOf(word) > TWO_TYPOS ? null : splitOf(word, lexicon, options)
    if (apart !== null) instead.set(word.text, apart)
  }
  for (const [piece, { own, other }] of swapped) {
    const others = own.some((word) => weightOf(word) >= GOOD) ? [] : replacementsOf(other, lexicon, options)
    if ((others[0]?.weight ?? 0) < GOOD) continue
    replaced.set(other.text, others)
    instead.set(piece, other.text)
  }
  const text = read.text.flatMap((piece) => instead.get(piece.toLowerCase())?.split(' ') ?? piece)
  const terms = [...new Set([...replaced.values()].flat().map(({ term }) => term))]
  const [found, postings] = await Promise.all([
    instead.size > 0 ? ask(text, '') : read.found,
    backend.exact(terms),
  ])
  const known = new Map(postings.flatMap((own) => (own ? [[own.term, own] as const] : [])))
  const near = (text: string) =>
    (replaced.get(text) ?? []).flatMap(({ term, weight }): Candidate[] => {
      const own = known.get(term)
      return own ? [{ postings: own, weight }] : []
    })
  return {
    text,
    replaced,
    found: found.map((own) =>
      isWeak(own) ? { ...own, candidates: [...near(own.word.text), ...own.candidates] } : own,
    ),
  }
}

const replacementsOfAll = (words: readonly QueryWord[], lexicon: Lexicon, options: TextOptions) =>
  new Map(words.map((word) => [word.text, replacementsOf(word, lexicon, options)]))

/** Pieces with their weak words and the word they form on the other keyboard layout. */
type SwappedPieces = ReadonlyMap<string, { readonly own: readonly QueryWord[]; readonly other: QueryWord }>

/** The part of the lexicon likely to contain the intended words. */
const lexiconOf = (
  pieces: readonly string[],
  weak: readonly QueryWord[],
  backend: SearchBackend,
  options: TextOptions,
): Promise<Lexicon> => {
  const others = [...swappedPieces(pieces, weak, options).values()].map(({ other }) => other)
  return likelyLexicon([...weak, ...others], backend, options)
}

/** Like `lexiconOf`, but loads more of the lexicon if that part has nothing similar. */
async function lexiconFor(
  pieces: readonly string[],
  weak: readonly QueryWord[],
  backend: SearchBackend,
  options: TextOptions,
): Promise<Lexicon> {
  const likely = await lexiconOf(pieces, weak, backend, options)
  const isNear = (word: QueryWord) =>
    (replacementsOf(word, likely, options)[0]?.weight ?? 0) >= ONE_TYPO_OR_ENDING
  const distant = weak.filter((word) => !isNear(word))
  // Includes the other weak words, because only one lexicon is searched.
  return distant.length === 0 ? likely : widerLexicon([...new Set([...distant, ...weak])], backend, options)
}

/** Pieces with weak words that form a single word on the other keyboard layout; that word may be mistyped as well. */
function swappedPieces(
  pieces: readonly string[],
  weak: readonly QueryWord[],
  options: TextOptions,
): SwappedPieces {
  const found = pieces.flatMap((piece) => {
    const texts = queryWords([piece], false, options).words.map(({ text }) => text)
    const own = weak.filter(({ text }) => texts.includes(text))
    const [reading] = own.length > 0 ? readingsOf(piece, options) : []
    const [other, ...more] = reading === undefined ? [] : queryWords([reading], false, options).words
    return other && more.length === 0 ? [[piece.toLowerCase(), { own, other }] as const] : []
  })
  return new Map(found)
}

const isWeak = (found: FoundWord): boolean => !found.word.isStopWord && strengthOf(found) < WEAK

/** Tries the other keyboard layout and transliteration for weak pieces. */
async function readOtherwise(asTyped: Understood, ask: Ask, options: TextOptions): Promise<Understood> {
  const { text: pieces, found: typed } = asTyped
  const weak = pieces.map((piece) => strengthOfPiece(piece, typed, options) < WEAK)
  const readings = pieces.map((piece) => readingsOf(piece, options))
  const ways = Math.max(0, ...readings.map((own) => own.length))
  let best = asTyped
  let bestKnown = knownShare(pieces, typed, options)
  // Short words typed on the other layout may match by chance, so they follow the longer ones.
  const isMost = weak.filter(Boolean).length * 2 >= pieces.length
  const texts = Array.from({ length: ways }, (_none, way) =>
    pieces.map((piece, at) =>
      weak[at] || (isMost && isShort(piece)) ? (readings[at]?.[way] ?? piece) : piece,
    ),
  )
  // Whoever types one word in other letters usually types the rest that way too.
  const whole = Array.from({ length: isMost ? ways : 0 }, (_none, way) =>
    pieces.map((piece, at) => readings[at]?.[way] ?? piece),
  ).filter((text) => !texts.some((other) => other.join(' ') === text.join(' ')))
  const answers = await Promise.all(
    [...texts, ...whole].map(async (text) => ({ text, found: await ask(text, ''), replaced: NOTHING })),
  )
  for (const answer of answers) {
    const known = knownShare(answer.text, answer.found, options)
    if (known > bestKnown + 0.2 * (1 - bestKnown) && known >= GOOD * 0.5) {
      best = answer
      bestKnown = known
    }
  }
  return best
}

/** Whether a piece consists of short words only, split at signs that may be letters of the other layout. */
const isShort = (piece: string): boolean =>
  unitsOf(piece).every(({ whole, parts }) => (parts.length > 0 ? parts : [whole]).every(isShortWord))
const isShortWord = (word: string): boolean => word.length < 3

function strengthOfPiece(piece: string, typed: readonly FoundWord[], options: TextOptions): number {
  const own = queryWords([piece], false, options).words.map(({ text }) => text)
  const found = typed.filter(({ word }) => own.includes(word.text))
  if (found.length === 0 || found.every(({ word }) => word.isStopWord)) return 1
  return Math.min(...found.map(strengthOf))
}

/** Share of the letters that belong to known words. */
function knownShare(pieces: readonly string[], found: readonly FoundWord[], options: TextOptions): number {
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const known = pieces.reduce((sum, piece) => sum + piece.length * strengthOfPiece(piece, found, options), 0)
  return letters === 0 ? 0 : known / letters
}
