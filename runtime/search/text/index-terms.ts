// What stands between two white spaces -> the terms of the index. An identifier or a compound is a term as a whole, without
// its hyphens and underscores, and its parts are terms: `symbolSize`, `symbol_size` and «symbol size» find each other.
import { stemEnglish } from './english.ts'
import { foldText } from './fold.ts'
import { stemRussian } from './russian.ts'
import { isStopWord } from './stop-words.ts'

/** A term; `tenths` says how much it counts: 10 is a whole word. */
export interface IndexTerm {
  readonly term: string
  readonly tenths: number
}

/** How words become terms. */
export interface TextOptions {
  /** Codes; stop words of the first are left out. */
  readonly languages: readonly string[]
}

/** Words that were written as one, each with the words it is made of where there are several. */
export interface TextUnit {
  /** Folded and joined. */
  readonly whole: string
  readonly parts: readonly string[]
}

const WHOLE = 10
const PART = 7
const LONGEST_TERM = 64
/** Of what is longer only the beginning is looked at: it is data. */
const LONGEST_PIECE = 400
/** Parts of one piece: more make up a path or a key that is found by them all the same. */
const MOST_PARTS = 12

/** Signs within identifiers and compounds; all others stand between words. */
const APART = /[^\p{L}\p{M}\p{Nd}_./:@+#-]+/u
const SIGNS = /[^\p{L}\p{M}\p{Nd}]+/u
const CAMEL = /(\p{Ll}|\p{Nd})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu
const INNER_CAPITAL = /[^\p{Lu}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u
/** `10.3`, `1.2.3-rc1`: the dots count. */
const VERSION = /^v?\d+(?:\.\d+)+$/
const PLAIN = /^[0-9a-z\u0430-\u045f]+$/

/** Terms of a piece of a text. A stop word has none. */
export function termsOfPiece(piece: string, options: TextOptions): readonly IndexTerm[] {
  return unitsOf(piece).flatMap(({ whole, parts }) => {
    if (parts.length === 0 && isStopWord(whole, options.languages.slice(0, 1))) return []
    const terms = [{ term: termOfWord(whole, options), tenths: WHOLE }]
    for (const part of parts) {
      const term = termOfWord(part, options)
      if (part.length > 1 && !isStopWord(part, options.languages.slice(0, 1)))
        terms.push({ term, tenths: PART })
    }
    return terms
  })
}

/** Terms of a tag or a keyword: the whole of it, and its words. */
export function termsOfEntry(entry: string, options: TextOptions): readonly IndexTerm[] {
  const pieces = entry.split(/\s+/).filter(Boolean)
  const words = pieces.flatMap((piece) => termsOfPiece(piece, options))
  if (pieces.length < 2) return words
  const whole = wholeEntry(entry)
  const parts = words.map(({ term, tenths }) => ({ term, tenths: Math.min(tenths, PART) }))
  return whole === '' ? parts : [{ term: whole, tenths: WHOLE }, ...parts]
}

/** The term of an entry of several words, which no text has: its words with single spaces. */
export const wholeEntry = (entry: string): string =>
  foldText(entry).split(SIGNS).filter(Boolean).join(' ').slice(0, LONGEST_TERM)

/** The term of a folded word. */
export function termOfWord(word: string, { languages }: TextOptions): string {
  const last = word.charCodeAt(word.length - 1)
  const isRussian = last >= 0x430 && last <= 0x45f
  if (isRussian && languages.includes('ru')) return stemRussian(word).slice(0, LONGEST_TERM)
  const isLatin = last >= 0x61 && last <= 0x7a
  return (isLatin && languages.includes('en') ? stemEnglish(word) : word).slice(0, LONGEST_TERM)
}

/** Words of a piece with their parts. */
export function unitsOf(piece: string): readonly TextUnit[] {
  const folded = foldText(piece.slice(0, LONGEST_PIECE))
  if (PLAIN.test(folded) && !INNER_CAPITAL.test(piece)) return [{ whole: folded, parts: [] }]
  return piece
    .slice(0, LONGEST_PIECE)
    .normalize('NFC')
    .split(APART)
    .flatMap((word) => unitOf(word) ?? [])
}

function unitOf(word: string): TextUnit | null {
  const trimmed = foldText(word).replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, '')
  if (trimmed === '') return null
  if (VERSION.test(trimmed)) return { whole: trimmed.replace(/^v/, ''), parts: [] }
  const parts = foldText(word.replace(CAMEL, '$1$2 ')).split(SIGNS).filter(Boolean)
  const whole = parts.join('')
  return { whole, parts: parts.length > 1 ? [...new Set(parts)].slice(0, MOST_PARTS) : [] }
}
