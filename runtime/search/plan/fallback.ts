// A piece of a query that the index does not know -> other ways to read it, and the part of the lexicon in which what was meant may
// be found. Only pieces that are weak as typed get here, so no exact hit is pushed down.
import type { Lexicon, SearchBackend } from '../backend.ts'
import { foldText } from '../text/fold.ts'
import type { TextOptions } from '../text/index-terms.ts'
import { swapLayout } from '../text/layout.ts'
import { toCyrillic, toLatin } from '../text/translit.ts'
import { isRussian, type QueryWord } from './words.ts'

/** Bytes of the lexicon that a query may load, of a small one all. */
const MOST_BYTES = 60_000
/** Bytes of its likeliest parts: on the line they are few files, of which browsers ask for six at a time. */
const MOST_LIKELY = 12_000
/** What Russian letters may have been meant for on the other layout. */
const LATIN_WORD = /^[a-z\d._-]+$/
/** Other ways to read a piece that need no lexicon, the most likely first. */
export function readingsOf(piece: string, { languages }: TextOptions): readonly string[] {
  const folded = foldText(piece)
  const swapped = swapLayout(piece)
  const isLatin = /[a-z]/.test(folded) && !/[\u0430-\u044f]/.test(folded)
  if (isLatin) return languages.includes('ru') ? [swapped, toCyrillic(folded)] : []
  return LATIN_WORD.test(swapped) ? [swapped] : []
}

/** Whether a piece is as much of a word as it would be on the other layout, where vowels seldom meet vowels. */
export function isLikelierAsTyped(piece: string, options: TextOptions): boolean {
  const [swapped = ''] = readingsOf(piece, options)
  return vowelShare(swapped) <= vowelShare(piece)
}

const vowelShare = (text: string): number =>
  (text.match(/[aeiouyаеёиоуыэюя]/giu)?.length ?? 0) / Math.max(1, text.length)

/** The part of the lexicon that words need; all of it where that is not much, nothing where it would cost too much. */
export const lexiconFor = async (
  words: readonly QueryWord[],
  backend: SearchBackend,
  options: TextOptions,
): Promise<Lexicon> => (isSmall(backend) ? backend.lexicon('') : likelyLexicon(words, backend, options))

/** Whether a query may load all of the lexicon. */
export const isSmall = (backend: SearchBackend): boolean => backend.lexiconCost('') <= MOST_BYTES

/** The part of the lexicon in which most of what was meant by words is found: it begins as they do, but for a slip. */
export async function likelyLexicon(
  words: readonly QueryWord[],
  backend: SearchBackend,
  options: TextOptions,
): Promise<Lexicon> {
  const written = words.map(({ text }) => text)
  const spoken = words.flatMap(({ text }) => inOtherLetters(text, options))
  const beginnings = (texts: readonly string[], ...lengths: readonly number[]) =>
    lengths.flatMap((length) => texts.map((text) => text.slice(0, length)))
  const ways = [
    ...beginnings(written, 1, 2),
    ...beginnings(spoken, 1, 2),
    // Three letters where two begin too much.
    ...beginnings(written, 3),
    ...beginnings(written.map(swappedStart), 2, 3),
    ...beginnings(written.map(withoutSecond), 2, 3),
    ...beginnings(written.map(withoutFirst), 2, 3),
  ]
  const loaded: string[] = []
  let cost = 0
  for (const beginning of new Set(ways)) {
    const more = backend.lexiconCost(beginning)
    const isLoaded = loaded.some((other) => beginning.startsWith(other))
    if (isLoaded || cost + more > MOST_LIKELY || beginning === '') continue
    cost += more
    loaded.push(beginning)
  }
  const parts = await Promise.all(loaded.map((beginning) => backend.lexicon(beginning)))
  return {
    terms: parts.flatMap(({ terms }) => terms),
    frequencies: parts.flatMap(({ frequencies }) => frequencies),
  }
}

/** What was meant when the slip is in the first two letters. */
const swappedStart = (text: string) => text.slice(1, 2) + text.slice(0, 1) + text.slice(2)
const withoutSecond = (text: string) => text.slice(0, 1) + text.slice(2)
const withoutFirst = (text: string) => text.slice(1)

/** The beginnings that a word may have in the letters of the other alphabet. */
function inOtherLetters(text: string, { languages }: TextOptions): readonly string[] {
  if (!isRussian(text)) return languages.includes('ru') ? [toCyrillic(text)] : []
  const [first = '', second = ''] = text
  return toLatin(first).flatMap((letter) => toLatin(second).map((next) => letter + next))
}
