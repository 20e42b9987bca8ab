// What a reader types -> words with the terms that they may stand for, before an index is asked.
import { kinBeginning, kinship } from '../text/derivation.ts'
import { foldText } from '../text/fold.ts'
import {
  isPartInIndex,
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
  /** Folded. */
  readonly text: string
  readonly term: string
  readonly isStopWord: boolean
  /** It may be the beginning of a longer word: the reader is still typing. */
  readonly isOpen: boolean
  /** Number of the whole, written as one, whose part it is; -1 for a word by itself. */
  readonly partOf: number
  /** Where it stands among the words that an index knows positions of; `NO_POSITION` for others. */
  readonly position: number
}

/** A query in words. */
export interface QueryWords {
  readonly words: readonly QueryWord[]
  /** What was written as one and has parts. */
  readonly wholes: readonly QueryWord[]
}

/** Most words that are looked up, each in a file of its own; of more, the longest. */
const MOST_WORDS = 8
/** Neighbours that are tried as one word. */
const MOST_JOINED = 3
const LONGEST_JOINED = 40
const RUSSIAN = /^[\u0430-\u044f]+$/

/** The words of pieces between white space. */
export function queryWords(pieces: readonly string[], isTyping: boolean, options: TextOptions): QueryWords {
  const wholes: QueryWord[] = []
  let next = 0
  const words = pieces.flatMap((piece, place) =>
    unitsOf(piece).flatMap((unit): QueryWord[] => {
      const { whole, parts } = unit
      const isLast = isTyping && place === pieces.length - 1
      const first = next
      next += positionsOf(unit, options)
      if (parts.length === 0) return [wordOf(whole, -1, isLast, next > first ? first : NO_POSITION, options)]
      wholes.push(wordOf(whole, -1, isLast, NO_POSITION, options))
      let own = first
      return parts.map((part, at) => {
        const position = isPartInIndex(part, options) ? own++ : NO_POSITION
        return wordOf(part, wholes.length - 1, isLast && at === parts.length - 1, position, options)
      })
    }),
  )
  return { words: important(words), wholes }
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
  if (once.length <= MOST_WORDS) return once
  const longest = once
    .filter((word) => !word.isStopWord)
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MOST_WORDS)
  return once.filter((word) => longest.includes(word))
}

/** Whether the word is written in Russian letters only. */
export const isRussian = (word: string): boolean => RUSSIAN.test(word)

/** Stems of the same word as another form has them. */
export const sistersOf = ({ text, term }: QueryWord, { languages }: TextOptions): readonly string[] =>
  languages.includes('ru') && isRussian(text) ? sisterStems(text, term) : text === term ? [] : [text]

/** The beginning under which related words and continuations stand in the index; empty where none are asked for. */
export function beginningOf({ text, term, isOpen }: QueryWord): string {
  if (/^\d/.test(text)) return isOpen ? text : ''
  if (!isRussian(text)) return isOpen ? shorter(text, term) : term.length >= SHORTEST_KIN ? term : ''
  const kin = term.length >= SHORTEST_KIN ? kinBeginning(term) : term
  if (isOpen) return text.startsWith(kin) ? kin : shorter(text, term)
  return term.length >= SHORTEST_KIN ? kin : ''
}

const SHORTEST_KIN = 4
const shorter = (one: string, other: string) => (one.length <= other.length ? one : other)

/** Weights of what is not the word itself. */
const KIN = 0.62
const OPEN = 0.85
const CLOSED = 0.4
/** A beginning as it was typed is known, however long the words are that begin so. */
const LEAST_OPEN = 0.7
/** What is typed may be a word with its ending, or the beginning of another: the stem of a short one says little. */
const CUT = 0.9
const CUT_SHORT = 0.7

/** How much a term of the index stands for the word: 1 for its own, 0 for nothing of it. */
export function weightOf(term: string, { text, term: own, isOpen }: QueryWord): number {
  const isCut = isOpen && own.length < text.length
  if (term === own) return isCut ? (own.length < SHORTEST_KIN ? CUT_SHORT : CUT) : 1
  const kin = isRussian(own) && isRussian(term) ? KIN * kinship(own, term) : 0
  const share = Math.sqrt((isOpen ? text : own).length / term.length)
  if (isOpen && term.startsWith(text)) return Math.max(kin, LEAST_OPEN, share * OPEN)
  const isLonger = term.startsWith(text) || (term.startsWith(own) && own.length >= SHORTEST_KIN)
  return Math.max(kin, isLonger ? share * CLOSED : 0)
}

/** Terms of neighbours as one word, with the places of the first and the last of them. */
export function joinedWords(
  words: readonly QueryWord[],
  options: TextOptions,
): readonly { readonly term: string; readonly from: number; readonly to: number }[] {
  return words.flatMap((_word, from) =>
    Array.from({ length: MOST_JOINED - 1 }, (_none, more) => from + more + 1)
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

/** The query as a tag or keyword of several words; empty for one word. */
export const entryOf = (query: string): string => {
  const whole = wholeEntry(query)
  return whole.includes(' ') ? whole : ''
}

/** Pieces between white space, and whether the last one may go on. */
export function piecesOf(query: string): { readonly pieces: readonly string[]; readonly isTyping: boolean } {
  return {
    pieces: query.split(/\s+/).filter((piece) => foldText(piece) !== ''),
    isTyping: !/\s$/.test(query),
  }
}
