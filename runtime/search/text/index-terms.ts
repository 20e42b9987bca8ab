// Splits whitespace-separated text into index terms. An identifier or compound is a term as a whole, without its hyphens and
// underscores, and its parts are terms too: `symbolSize`, `symbol_size` and «symbol size» find each other.

import { JOINERS } from '../tokenize.ts'
import { stemEnglish } from './english.ts'
import { foldText } from './fold.ts'
import { stemRussian } from './russian.ts'
import { isStopWord } from './stop-words.ts'

/** A term; its weight is in tenths of a word. */
export interface IndexTerm {
  readonly term: string
  readonly weight: number
  /** Position among the indexed words of its piece; a compound has the position of its first part. */
  readonly position: number
}

/** How words become terms. */
export interface TextOptions {
  /** Language codes; stop words of the first are left out. */
  readonly languages: readonly string[]
}

/** A word or compound; for a compound, also the words it is made of. */
export interface TextUnit {
  /** Folded and joined. */
  readonly whole: string
  readonly parts: readonly string[]
  /** Multi-part names between dots, slashes and the like: «noExternal» in `ssr.noExternal`. */
  readonly members?: readonly string[]
  /** The word with signs that make it another one: `--nodes`, `c++`, `c#`. */
  readonly withSigns?: string
  /** An operator such as `~>`: it occupies no position, so words stay adjacent to those before and after it. */
  readonly isOperator?: true
}

const WHOLE = 10
const PART = 7
/** A name within a longer one, which is what readers usually search for. */
const MEMBER = 5
/** A stop word is indexed in titles only, for queries of nothing but stop words. */
const STOP_WORD = 1
const LONGEST_TERM = 64
/** Only the beginning of a longer piece is indexed: it is data. */
const LONGEST_PIECE = 400
/** Maximum number of parts per piece: a longer path or key is still found by these. */
const MAX_PARTS = 12

/** Separators between words; the other signs may occur inside identifiers and compounds. */
const APART = /[^\p{L}\p{M}\p{Nd}_./:@+#-]+/u
/** Separators between the names of a path; the other signs may occur inside names. */
const BETWEEN_NAMES = /[./:@#+]+/u
const SIGNS = /[^\p{L}\p{M}\p{Nd}]+/u
const CAMEL = /(\p{Ll}|\p{Nd})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu
const INNER_CAPITAL = /[^\p{Lu}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u
/** `10.3`, `1.2.3-rc1`: the dots are kept. */
const VERSION = /^v?\d+(?:\.\d+)+$/
/** A command-line option; texts contain the bare word much more often. */
const FLAG = /^[^\p{L}\p{M}\p{Nd}-]*--(?=[A-Za-z])/u
/** Names of languages and programs: C++, C#, Notepad++. */
const LATER_SIGNS = /[A-Za-z](\+\+|#)[^\p{L}\p{M}\p{Nd}+#]*$/u
/** Signs that form operators, surrounded by brackets, quotes and punctuation. */
const OPERATOR =
  /^[^\p{L}\p{Nd}~!@#$%^&*+=|<>?:/\\-]*([~!@#$%^&*+=|<>?:/\\.-]{1,3}[~!@#$%^&*+=|<>?:/\\-])[)\]}"'`»“”;,.]*$/u
/** Signs that are no operators: lines, comments, tags, punctuation of a sentence. */
const NO_OPERATOR = /^(?:-+|[!?]{3,}|\/[/*>]|\*\/|<\/|#+|<!--|-->)$/
/** A file name: here the last part is not the one that matters. */
const FILE =
  /\.(?:conf|config|cjs|css|csv|env|html?|ini|json5?|jsx?|log|mdx?|mjs|php|py|sh|sql|svg|toml|tsx?|txt|xml|ya?ml|zip)$/i
/** One word of digits and plain letters, possibly surrounded by punctuation. */
const ONE_WORD = /^[^\p{L}\p{M}\p{N}]*([0-9A-Za-z\u0400-\u045f]+)[^\p{L}\p{M}\p{N}]*$/u

/** Terms of a piece of text. A stop word has none. */
export function termsOfPiece(piece: string, options: TextOptions): readonly IndexTerm[] {
  let next = 0
  return unitsOf(piece).flatMap((unit) => {
    const { whole, parts, members = [], withSigns, isOperator } = unit
    if (isOperator) return [{ term: whole, weight: WHOLE, position: NO_POSITION }]
    const signed =
      withSigns === undefined
        ? []
        : [{ term: termOfWord(withSigns, options), weight: WHOLE, position: NO_POSITION }]
    if (positionsOf(unit, options) === 0) return signed
    const terms = [{ term: termOfWord(whole, options), weight: WHOLE, position: next }]
    for (const part of parts)
      if (isPartInIndex(part, options))
        terms.push({ term: termOfWord(part, options), weight: PART, position: next++ })
    if (terms.length === 1) next++
    for (const member of members)
      terms.push({ term: termOfWord(member, options), weight: MEMBER, position: NO_POSITION })
    return [...terms, ...signed]
  })
}

/** Terms of a piece of a title. Stop words get a term with minimal weight. */
export function termsOfTitlePiece(piece: string, options: TextOptions): readonly IndexTerm[] {
  const terms = termsOfPiece(piece, options)
  if (terms.length > 0) return terms
  return unitsOf(piece).map(({ whole }) => ({
    term: termOfWord(whole, options),
    weight: STOP_WORD,
    position: NO_POSITION,
  }))
}

/** Position of a word that is skipped when positions are counted. */
export const NO_POSITION = -1

/** How many positions a unit takes: one for each of its indexed words. */
export function positionsOf({ whole, parts, isOperator }: TextUnit, options: TextOptions): number {
  if (isOperator) return 0
  if (parts.length === 0) return isStopWord(whole, options.languages.slice(0, 1)) ? 0 : 1
  return Math.max(1, parts.filter((part) => isPartInIndex(part, options)).length)
}

/** Whether a part of a unit is an index term by itself. */
export const isPartInIndex = (part: string, { languages }: TextOptions): boolean =>
  part.length > 1 && !isStopWord(part, languages.slice(0, 1))

/** Terms of a tag or keyword: the whole entry, and its words. */
export function termsOfEntry(entry: string, options: TextOptions): readonly IndexTerm[] {
  const pieces = entry.split(/\s+/).filter(Boolean)
  const words = pieces.flatMap((piece) => termsOfPiece(piece, options))
  if (pieces.length < 2) return words
  const whole = wholeEntry(entry)
  const parts = words.map((word) => ({ ...word, weight: Math.min(word.weight, PART) }))
  return whole === '' ? parts : [{ term: whole, weight: WHOLE, position: NO_POSITION }, ...parts]
}

/** The term of a multi-word entry: its words joined with single spaces. No text has such a term. */
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
export function unitsOf(written: string): readonly TextUnit[] {
  const piece = written.slice(0, LONGEST_PIECE).normalize('NFC').replace(JOINERS, '')
  const word = ONE_WORD.exec(piece)?.[1]
  if (word !== undefined && !INNER_CAPITAL.test(word)) return [oneWord(foldText(word), piece)]
  const operator = operatorIn(piece)
  if (operator !== null) return [{ whole: operator, parts: [], isOperator: true }]
  return piece.split(APART).flatMap((part) => unitOf(part) ?? [])
}

/** The operator that a piece consists of; null for words and punctuation. */
function operatorIn(piece: string): string | null {
  const [, operator] = OPERATOR.exec(piece) ?? []
  return operator === undefined || NO_OPERATOR.test(operator) ? null : operator
}

function unitOf(word: string): TextUnit | null {
  const trimmed = foldText(word).replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, '')
  if (trimmed === '') return null
  if (VERSION.test(trimmed)) return { whole: trimmed.replace(/^v/, ''), parts: [] }
  const parts = partsOf(word)
  const whole = parts.join('')
  if (parts.length < 2) return oneWord(whole, word)
  const members = membersOf(word).filter((member) => member !== whole)
  const unit = { whole, parts: [...new Set(parts)].slice(0, MAX_PARTS) }
  return members.length === 0 ? unit : { ...unit, members }
}

/** A word without parts; `written` contains the signs around it. */
function oneWord(whole: string, written: string): TextUnit {
  if (written.includes('--') && FLAG.test(written)) return { whole, parts: [], withSigns: `--${whole}` }
  const later = whole === '' ? null : LATER_SIGNS.exec(written)
  return later ? { whole, parts: [], withSigns: whole + later[1] } : { whole, parts: [] }
}

/** Words of the last name in a path, the one usually meant; empty for a single name and for file names. */
export function lastNameOf(piece: string): readonly string[] {
  const names = piece.split(BETWEEN_NAMES).filter((name) => partsOf(name).length > 0)
  return names.length < 2 || FILE.test(piece) ? [] : partsOf(names.at(-1) ?? '')
}

const partsOf = (word: string): readonly string[] =>
  foldText(word.replace(CAMEL, '$1$2 ')).split(SIGNS).filter(Boolean)

/** Names within a path that consist of several parts. */
function membersOf(word: string): readonly string[] {
  const names = word.split(BETWEEN_NAMES).slice(0, MAX_PARTS)
  const joined = names.map(partsOf).flatMap((parts) => (parts.length > 1 ? [parts.join('')] : []))
  return [...new Set(joined)]
}
