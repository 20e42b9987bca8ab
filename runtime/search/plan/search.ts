// What a reader types -> the sections that are meant: the words as typed first, other readings only of what the index does
// not know, then the best pages with the best section of each.
import type { SearchBackend } from '../backend.ts'
import type { PlannedAnswer, PlanOptions } from './answer.ts'
import { lexiconFor, readingsOf, replacementsOf, splitOf } from './fallback.ts'
import { type Candidate, type FoundWord, lookUp, strengthOf } from './lookup.ts'
import { rankPages } from './rank.ts'
import { byTitles } from './titles.ts'
import { entryOf, piecesOf, queryWords } from './words.ts'

export type { PlannedAnswer, PlanOptions, RankedSection } from './answer.ts'

/** Below this a word is not known as it was typed. */
const WEAK = 0.5
/** Another reading must be as good as this. */
const GOOD = 0.6
/** From here on a word is as good as known. */
const SURE = 0.9
/** Pages that are looked at more closely. */
const LOOKED_AT = 10

/** Answers a query. */
export async function planSearch(
  query: string,
  backend: SearchBackend,
  options: PlanOptions,
): Promise<PlannedAnswer> {
  const { pieces, isTyping } = piecesOf(query)
  const ask = (own: readonly string[], entry: string) =>
    lookUp(queryWords(own, isTyping, options), entry, backend, options)
  const typed = await ask(pieces, entryOf(query))
  const { text, found } = options.literal
    ? { text: pieces, found: typed }
    : await understand(pieces, typed, ask, backend, options)
  const counted = withoutStopWords(found)
  const ranked = rankPages(counted, backend.statistics, Math.max(LOOKED_AT, options.maxResults))
  const stored = await backend.stored(ranked)
  const results = byTitles(ranked, stored, counted, text, options).slice(0, options.maxResults)
  const shownFor = text.join(' ')
  return {
    results,
    words: found.map(({ word }) => word.text),
    ...(shownFor === pieces.join(' ') ? {} : { shownFor }),
  }
}

/** Stop words count only where there is nothing else. */
function withoutStopWords(found: readonly FoundWord[]): readonly FoundWord[] {
  const meant = found.filter(({ word }) => !word.isStopWord).map(bySureness)
  return meant.some(({ candidates }) => candidates.length > 0) ? meant : found
}

/** A word that is only near to one of the index says less than one that is in it. */
function bySureness(found: FoundWord): FoundWord {
  const strength = strengthOf(found)
  return strength >= SURE ? found : { ...found, factor: found.factor * strength ** 2 }
}

type Ask = (pieces: readonly string[], entry: string) => Promise<readonly FoundWord[]>

interface Understood {
  readonly text: readonly string[]
  readonly found: readonly FoundWord[]
}

/** Reads what the index does not know in other ways. */
async function understand(
  pieces: readonly string[],
  typed: readonly FoundWord[],
  ask: Ask,
  backend: SearchBackend,
  options: PlanOptions,
): Promise<Understood> {
  if (!typed.some(isWeak)) return { text: pieces, found: typed }
  const read = await readOtherwise(pieces, typed, ask, options)
  const weak = read.found.filter(isWeak).map(({ word }) => word)
  if (weak.length === 0) return read
  const lexicon = await lexiconFor(weak, backend)
  const replaced = new Map(weak.map((word) => [word.text, replacementsOf(word, lexicon, options)]))
  const split = new Map(
    weak.flatMap((word) => {
      const isNear = (replaced.get(word.text)?.[0]?.weight ?? 0) >= GOOD
      const apart = isNear ? null : splitOf(word, lexicon, options)
      return apart === null ? [] : [[word.text, apart] as const]
    }),
  )
  const text = read.text.flatMap((piece) => split.get(piece.toLowerCase())?.split(' ') ?? piece)
  const found = split.size > 0 ? await ask(text, '') : read.found
  const terms = [...new Set([...replaced.values()].flat().map(({ term }) => term))]
  const postings = await backend.exact(terms)
  const known = new Map(postings.flatMap((own) => (own ? [[own.term, own] as const] : [])))
  return {
    text,
    found: found.map((own) => {
      if (!isWeak(own)) return own
      const more = (replaced.get(own.word.text) ?? []).flatMap(({ term, weight }): Candidate[] => {
        const found = known.get(term)
        return found ? [{ postings: found, weight }] : []
      })
      return { ...own, candidates: [...more, ...own.candidates] }
    }),
  }
}

const isWeak = (found: FoundWord): boolean => !found.word.isStopWord && strengthOf(found) < WEAK

/** The other keyboard layout and Latin letters, for pieces that are weak. */
async function readOtherwise(
  pieces: readonly string[],
  typed: readonly FoundWord[],
  ask: Ask,
  options: PlanOptions,
): Promise<Understood> {
  const weak = pieces.map((piece) => strengthOfPiece(piece, typed, options) < WEAK)
  const readings = pieces.map((piece) => readingsOf(piece, options))
  const ways = Math.max(0, ...readings.map((own) => own.length))
  let best: Understood = { text: pieces, found: typed }
  let bestKnown = knownShare(pieces, typed, options)
  for (let way = 0; way < ways; way++) {
    // Short words of another layout are known by chance: they follow the others.
    const isMost = weak.filter(Boolean).length * 2 >= pieces.length
    const text = pieces.map((piece, at) =>
      weak[at] || (isMost && piece.length < 3) ? (readings[at]?.[way] ?? piece) : piece,
    )
    const found = await ask(text, '')
    const known = knownShare(text, found, options)
    if (known > bestKnown + 0.2 * (1 - bestKnown) && known >= GOOD * 0.5) {
      best = { text, found }
      bestKnown = known
    }
  }
  return best
}

function strengthOfPiece(piece: string, typed: readonly FoundWord[], options: PlanOptions): number {
  const own = queryWords([piece], false, options).words.map(({ text }) => text)
  const found = typed.filter(({ word }) => own.includes(word.text))
  if (found.length === 0 || found.every(({ word }) => word.isStopWord)) return 1
  return Math.min(...found.map(strengthOf))
}

/** Share of the letters that are known. */
function knownShare(pieces: readonly string[], found: readonly FoundWord[], options: PlanOptions): number {
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const known = pieces.reduce((sum, piece) => sum + piece.length * strengthOfPiece(piece, found, options), 0)
  return letters === 0 ? 0 : known / letters
}
