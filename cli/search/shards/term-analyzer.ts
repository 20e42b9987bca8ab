// How a sharded index turns text into terms: counted in tenths of words, with their positions.
import {
  type IndexTerm,
  type TextOptions,
  termsOfEntry,
  termsOfPiece,
  termsOfTitlePiece,
} from '../../../runtime/search/text/index-terms.ts'
import type { CountedTerm, TermAnalyzer } from '../term-counter.ts'

/** A longer piece is data, not a word: its beginning is enough to find it. */
const LONGEST_PIECE = 200

const SPACE = /\s+/

/** An analyzer; `onPiece` is called for each piece that is analysed. */
export const shardAnalyzer = (options: TextOptions, onPiece?: () => void): TermAnalyzer => ({
  split: (text) => text.split(SPACE),
  ofText(piece) {
    onPiece?.()
    return termsOfPiece(piece.slice(0, LONGEST_PIECE), options).map(countedTerm)
  },
  ofTitle(piece) {
    onPiece?.()
    return termsOfTitlePiece(piece.slice(0, LONGEST_PIECE), options).map(countedTerm)
  },
  ofEntry: (entry) => termsOfEntry(entry, options).map(countedTerm),
})

const countedTerm = ({ term, weight, position }: IndexTerm): CountedTerm => ({
  term,
  count: weight,
  position,
})
