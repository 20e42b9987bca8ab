// Pieces of a query with what the index has for them -> the query as it is meant: what the index does not know is read in other
// ways, or put right by the lexicon.
import type { Lexicon, SearchBackend } from '../backend.ts'
import { type TextOptions, unitsOf } from '../text/index-terms.ts'
import { isLikelierAsTyped, isSmall, likelyLexicon, readingsOf } from './fallback.ts'
import { type Candidate, type FoundWord, strengthOf } from './lookup.ts'
import { ONE_SLIP_OR_ENDING, type Replacement, replacementsOf, splitOf, TWO_SLIPS } from './replacements.ts'
import { type QueryWord, queryWords } from './words.ts'

/** Below this a word is not known as it was typed: the index has distant relatives of it at most. */
const WEAK = 0.6
/** Another reading must be as good as this. */
const GOOD = 0.6
/** Asks the index for pieces of a query. */
export type Ask = (pieces: readonly string[], entry: string) => Promise<readonly FoundWord[]>

/** A query as it is read. */
export interface Understood {
  readonly text: readonly string[]
  readonly found: readonly FoundWord[]
  /** Terms that stand for words that the index does not know. */
  readonly replaced: ReadonlyMap<string, readonly Replacement[]>
}

export const NOTHING: Understood['replaced'] = new Map()

/** Reads what the index does not know in other ways. */
export async function understand(
  pieces: readonly string[],
  typed: readonly FoundWord[],
  ask: Ask,
  backend: SearchBackend,
  options: TextOptions,
): Promise<Understood> {
  if (!typed.some(isWeak)) return { text: pieces, found: typed, replaced: NOTHING }
  const mistyped = typed.filter(isWeak).map(({ word }) => word)
  const isWeakPiece = (piece: string) => strengthOfPiece(piece, typed, options) < WEAK
  if (pieces.some((piece) => isWeakPiece(piece) && isLikelierAsTyped(piece, options)))
    // Needed next in all likelihood: who waits for one after the other waits twice as long. A failure is met again there.
    lexiconOf(mistyped, swappedPieces(pieces, mistyped, options), backend, options).catch(() => undefined)
  const read = await readOtherwise(pieces, typed, ask, options)
  const weak = read.found.filter(isWeak).map(({ word }) => word)
  return weak.length === 0 ? read : correct(read, weak, ask, backend, options)
}

/** Takes words that are near to weak ones from the lexicon, or two for one. */
async function correct(
  read: Understood,
  weak: readonly QueryWord[],
  ask: Ask,
  backend: SearchBackend,
  options: TextOptions,
): Promise<Understood> {
  const swapped = swappedPieces(read.text, weak, options)
  let lexicon = await lexiconOf(weak, swapped, backend, options)
  let replaced = replacementsOfAll(weak, lexicon, options)
  const weightOf = ({ text: own }: QueryWord) => replaced.get(own)?.[0]?.weight ?? 0
  // What begins with another letter is less likely than what was found.
  if (isSmall(backend) && weak.some((word) => weightOf(word) < ONE_SLIP_OR_ENDING)) {
    lexicon = await backend.lexicon('')
    replaced = replacementsOfAll(weak, lexicon, options)
  }
  const instead = new Map<string, string>()
  for (const word of weak) {
    // Two words in one are one slip: more likely than two.
    const apart = weightOf(word) > TWO_SLIPS ? null : splitOf(word, lexicon, options)
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

/** Pieces with their weak words and the word that they are on the other layout. */
type SwappedPieces = ReadonlyMap<string, { readonly own: readonly QueryWord[]; readonly other: QueryWord }>

const lexiconOf = (
  weak: readonly QueryWord[],
  swapped: SwappedPieces,
  backend: SearchBackend,
  options: TextOptions,
): Promise<Lexicon> =>
  likelyLexicon([...weak, ...[...swapped.values()].map(({ other }) => other)], backend, options)

/** Pieces with weak words that are one word on the other layout: it may be mistyped as well. */
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

/** The other keyboard layout and Latin letters, for pieces that are weak. */
async function readOtherwise(
  pieces: readonly string[],
  typed: readonly FoundWord[],
  ask: Ask,
  options: TextOptions,
): Promise<Understood> {
  const weak = pieces.map((piece) => strengthOfPiece(piece, typed, options) < WEAK)
  const readings = pieces.map((piece) => readingsOf(piece, options))
  const ways = Math.max(0, ...readings.map((own) => own.length))
  let best: Understood = { text: pieces, found: typed, replaced: NOTHING }
  let bestKnown = knownShare(pieces, typed, options)
  // Short words of another layout are known by chance: they follow the others.
  const isMost = weak.filter(Boolean).length * 2 >= pieces.length
  const texts = Array.from({ length: ways }, (_none, way) =>
    pieces.map((piece, at) =>
      weak[at] || (isMost && isShort(piece)) ? (readings[at]?.[way] ?? piece) : piece,
    ),
  )
  const answers = await Promise.all(
    texts.map(async (text) => ({ text, found: await ask(text, ''), replaced: NOTHING })),
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

/** Whether a piece has short words only, apart by signs that may be letters of the other layout. */
const isShort = (piece: string): boolean =>
  unitsOf(piece).every(({ whole, parts }) => (parts.length > 0 ? parts : [whole]).every(isShortWord))
const isShortWord = (word: string): boolean => word.length < 3

function strengthOfPiece(piece: string, typed: readonly FoundWord[], options: TextOptions): number {
  const own = queryWords([piece], false, options).words.map(({ text }) => text)
  const found = typed.filter(({ word }) => own.includes(word.text))
  if (found.length === 0 || found.every(({ word }) => word.isStopWord)) return 1
  return Math.min(...found.map(strengthOf))
}

/** Share of the letters that are known. */
function knownShare(pieces: readonly string[], found: readonly FoundWord[], options: TextOptions): number {
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const known = pieces.reduce((sum, piece) => sum + piece.length * strengthOfPiece(piece, found, options), 0)
  return letters === 0 ? 0 : known / letters
}
