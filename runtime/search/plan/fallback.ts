// For a piece of a query that the index does not know: other ways to read it, and the part of the lexicon likely to contain the
// intended word. Only pieces with weak matches get here, so no exact hit is pushed down.
import type { Lexicon, SearchBackend } from '../backend.ts'
import { foldText } from '../text/fold.ts'
import type { TextOptions } from '../text/index-terms.ts'
import { swapLayout } from '../text/layout.ts'
import { toCyrillic, toLatin } from '../text/translit.ts'
import { isRussian, type QueryWord } from './words.ts'

/** Bytes of the lexicon that a query may load; a smaller lexicon is loaded whole. */
const MAX_BYTES = 60_000
/** Bytes of its likeliest parts: few files, of which browsers request six at a time. */
const MOST_LIKELY = 12_000
/** Text that Russian letters may stand for on the other keyboard layout. */
const LATIN_WORD = /^[a-z\d._-]+$/
/** Other ways to read a piece that need no lexicon, most likely first. */
export function readingsOf(piece: string, { languages }: TextOptions): readonly string[] {
  const folded = foldText(piece)
  const swapped = swapLayout(piece)
  const isLatin = /[a-z]/.test(folded) && !/[\u0430-\u044f]/.test(folded)
  if (isLatin) return languages.includes('ru') ? [swapped, toCyrillic(folded)] : []
  return LATIN_WORD.test(swapped) ? [swapped] : []
}

/** Whether a piece looks at least as much like a word as it would on the other layout, where vowels seldom meet vowels. */
export function isLikelierAsTyped(piece: string, options: TextOptions): boolean {
  const [swapped = ''] = readingsOf(piece, options)
  return vowelShare(swapped) <= vowelShare(piece)
}

const vowelShare = (text: string): number =>
  (text.match(/[aeiouyаеёиоуыэюя]/giu)?.length ?? 0) / Math.max(1, text.length)

/** The part of the lexicon likely to contain the intended words: terms with the same beginning, apart from a typo. */
export const likelyLexicon = (
  words: readonly QueryWord[],
  backend: SearchBackend,
  options: TextOptions,
): Promise<Lexicon> =>
  lexiconWithPrefix(
    [
      ...cut(words, asWritten, 1),
      ...cut(words, asWritten, 2),
      ...cut(words, inOtherLetters(options), 1),
      ...cut(words, inOtherLetters(options), 2),
      // Three letters, for cases where too many terms share the first two.
      ...cut(words, asWritten, 3),
      ...typosAtStart(words),
    ],
    MOST_LIKELY,
    backend,
  )

/** What is searched if the likely part has nothing similar: all of a small lexicon, otherwise terms with the same beginning. */
export const widerLexicon = async (
  words: readonly QueryWord[],
  backend: SearchBackend,
  options: TextOptions,
): Promise<Lexicon> =>
  backend.lexiconCost(['']) <= MAX_BYTES
    ? backend.lexicon([''])
    : lexiconWithPrefix(
        [
          ...cut(words, asWritten, 2),
          ...cut(words, inOtherLetters(options), 2),
          ...typosAtStart(words),
          ...cut(words, asWritten, 1),
        ],
        MAX_BYTES,
        backend,
      )

type Readings = (text: string) => readonly string[]

/** The first `length` letters of each word, in each of its readings. */
const cut = (words: readonly QueryWord[], readings: Readings, length: number): readonly string[] =>
  words.flatMap(({ text }) => readings(text).map((reading) => reading.slice(0, length)))

const asWritten: Readings = (text) => [text]

/**
 * Intended beginnings if the typo is in the first three letters: two letters swapped, or one too many. The variant without the
 * third letter also covers third and fourth swapped.
 */
const typosAtStart = (words: readonly QueryWord[]): readonly string[] => [
  ...cut(words, ([first = '', second = '', , fourth = '']) => [first + second + fourth], 3),
  ...cut(words, ([first = '', second = '', third = '']) => [second + first + third], 3),
  ...cut(words, ([first = '', second = '', third = '']) => [first + third + second], 3),
  ...cut(words, ([first = '', , third = '', fourth = '']) => [first + third + fourth], 3),
  ...cut(words, (text) => [text.slice(1)], 3),
]

/** Terms with these prefixes. Prefixes that would exceed the limit are left out. */
function lexiconWithPrefix(
  prefixes: readonly string[],
  mostBytes: number,
  backend: SearchBackend,
): Promise<Lexicon> {
  const wanted: string[] = []
  for (const beginning of prefixes) {
    const isThere = wanted.some((other) => beginning.startsWith(other))
    if (isThere || beginning === '' || backend.lexiconCost([...wanted, beginning]) > mostBytes) continue
    wanted.push(beginning)
  }
  return backend.lexicon(wanted)
}

/** Possible beginnings of a word in the letters of the other alphabet. */
const inOtherLetters =
  ({ languages }: TextOptions): Readings =>
  (text) => {
    if (!isRussian(text)) return languages.includes('ru') ? [toCyrillic(text)] : []
    const [first = '', second = ''] = text
    return toLatin(first).flatMap((letter) => toLatin(second).map((next) => letter + next))
  }
