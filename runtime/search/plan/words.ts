// Splits a typed query into words with their terms, before an index is queried.
import { kinship, rootPrefix } from '../text/derivation.ts'
import { foldText } from '../text/fold.ts'
import {
  isPartInIndex,
  lastNameOf,
  NO_POSITION,
  positionsOf,
  type TextOptions,
  termOfWord,
  unitsOf,
  wholeEntry,
} from '../text/index-terms.ts'
import { sisterStems } from '../text/russian.ts'
import { isStopWord } from '../text/stop-words.ts'

/** A word of the query. */
export interface QueryWord {
  /** Normalized by `foldText`. */
  readonly text: string
  readonly term: string
  readonly isStopWord: boolean
  /** It may be the beginning of a longer word: the reader is still typing. */
  readonly isOpen: boolean
  /** Index of the compound it is part of; -1 for a separate word. */
  readonly partOf: number
  readonly isOperator?: true
  /** It only says where a name belongs, like «array» in `array.map`. */
  readonly isQualifier?: boolean
  /** Position among the words whose positions the index stores; `NO_POSITION` for others. */
  readonly position: number
}

/** A query split into words. */
export interface QueryWords {
  readonly words: readonly QueryWord[]
  /** Compounds that have parts. */
  readonly compounds: readonly QueryWord[]
}

/** Maximum number of words looked up, each in its own file; of more, the longest are kept. */
const MAX_WORDS = 8
/** Adjacent words tried as one word. */
const MAX_JOINED = 3
const LONGEST_JOINED = 40
const RUSSIAN = /^[\u0430-\u044f]+$/

/** The words of whitespace-separated pieces. */
export function queryWords(pieces: readonly string[], isTyping: boolean, options: TextOptions): QueryWords {
  const compounds: QueryWord[] = []
  let next = 0
  const words = pieces.flatMap((piece, place) => {
    const lastName = lastNameOf(piece)
    return unitsOf(piece).flatMap((unit): QueryWord[] => {
      const { whole, withSigns, isOperator } = unit
      const parts = withSigns === undefined ? unit.parts : [whole]
      const isLast = isTyping && place === pieces.length - 1
      const first = next
      next += positionsOf(unit, options)
      if (parts.length === 0) {
        const word = wordOf(whole, -1, isLast, next > first ? first : NO_POSITION, options)
        return [isOperator ? { ...word, isOperator } : word]
      }
      compounds.push(wordOf(withSigns ?? whole, -1, isLast, NO_POSITION, options))
      let own = first
      return parts.map((part, at) => {
        const position = isPartInIndex(part, options) ? own++ : NO_POSITION
        const word = wordOf(part, compounds.length - 1, isLast && at === parts.length - 1, position, options)
        const isQualifier = lastName.length > 0 && !lastName.includes(part)
        return isQualifier ? { ...word, isQualifier } : word
      })
    })
  })
  return { words: important(words), compounds }
}

function wordOf(
  text: string,
  partOf: number,
  isOpen: boolean,
  position: number,
  options: TextOptions,
): QueryWord {
  const term = termOfWord(text, options)
  return { text, term, isStopWord: isStopWord(text, options.languages.slice(0, 1)), isOpen, partOf, position }
}

function important(words: readonly QueryWord[]): readonly QueryWord[] {
  const once = words.filter(
    ({ text, partOf }, at) => words.findIndex((word) => word.text === text && word.partOf === partOf) === at,
  )
  if (once.length <= MAX_WORDS) return once
  const longest = once
    .filter((word) => !word.isStopWord)
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MAX_WORDS)
  return once.filter((word) => longest.includes(word))
}

/** Whether the word consists of Russian letters only. */
export const isRussian = (word: string): boolean => RUSSIAN.test(word)

/** Stems that other forms of the same word have. */
export const sistersOf = ({ text, term }: QueryWord, { languages }: TextOptions): readonly string[] =>
  languages.includes('ru') && isRussian(text) ? sisterStems(text, term) : text === term ? [] : [text]

/** The prefix under which the index has related words and completions; empty if none are wanted. */
export function prefixOf({ text, term, isOpen }: QueryWord): string {
  if (/^\d/.test(text)) return isOpen ? text : ''
  if (!isRussian(text)) return isOpen ? shorter(text, term) : term.length >= SHORTEST_KIN ? term : ''
  const kin = term.length >= SHORTEST_KIN ? rootPrefix(term) : term
  if (isOpen) return text.startsWith(kin) ? kin : shorter(text, term)
  return term.length >= SHORTEST_KIN ? kin : ''
}

const SHORTEST_KIN = 4
const shorter = (one: string, other: string) => (one.length <= other.length ? one : other)

/** Weights of terms other than the word itself. */
const KIN = 0.62
const OPEN = 0.85
const CLOSED = 0.4
/** A typed beginning counts as known, however long the words with that prefix are. */
const MIN_OPEN = 0.7
/** The last word may be complete with its ending, or the beginning of another: the stem of a short one says little. */
const CUT = 0.9
const CUT_SHORT = 0.7

/** How well an index term matches the word: 1 for its own term, 0 for none. */
export function weightOf(term: string, { text, term: own, isOpen }: QueryWord): number {
  const isCut = isOpen && own.length < text.length
  if (term === own) return isCut ? (own.length < SHORTEST_KIN ? CUT_SHORT : CUT) : 1
  const kin = isRussian(own) && isRussian(term) ? KIN * kinship(own, term) : 0
  const share = Math.sqrt((isOpen ? text : own).length / term.length)
  if (isOpen && term.startsWith(text)) return Math.max(kin, MIN_OPEN, share * OPEN)
  const isLonger = term.startsWith(text) || (term.startsWith(own) && own.length >= SHORTEST_KIN)
  return Math.max(kin, isLonger ? share * CLOSED : 0)
}

/** Terms of adjacent words joined into one, with the indexes of the first and last word. */
export function joinedWords(
  words: readonly QueryWord[],
  options: TextOptions,
): readonly { readonly term: string; readonly from: number; readonly to: number }[] {
  return words.flatMap((_word, from) =>
    Array.from({ length: MAX_JOINED - 1 }, (_none, more) => from + more + 1)
      .filter((to) => to < words.length)
      .flatMap((to) => {
        const text = words
          .slice(from, to + 1)
          .map((word) => word.text)
          .join('')
        return text.length > LONGEST_JOINED ? [] : [{ term: termOfWord(text, options), from, to }]
      }),
  )
}

/** The query as a multi-word tag or keyword; empty for a single word. */
export const entryOf = (query: string): string => {
  const whole = wholeEntry(query)
  return whole.includes(' ') ? whole : ''
}

/** Whitespace-separated pieces, and whether the last one is still being typed. */
export function piecesOf(query: string): { readonly pieces: readonly string[]; readonly isTyping: boolean } {
  return {
    pieces: query.split(/\s+/).filter((piece) => foldText(piece) !== ''),
    isTyping: !/\s$/.test(query),
  }
}
