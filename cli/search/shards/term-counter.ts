// Text -> the terms of a sharded index, counted in tenths of words, and their positions. A site repeats its words, so
// each whitespace-separated piece is analysed once for all pages.
import {
  type IndexTerm,
  NO_POSITION,
  type TextOptions,
  termsOfEntry,
  termsOfPiece,
  termsOfTitlePiece,
} from '../../../runtime/search/text/index-terms.ts'
import { copyString } from '../../text/copy-string.ts'
import { NO_TERMS, type TermCounter, type TermCounts } from '../terms.ts'
import { NOWHERE, TITLE_POSITION, withPosition } from './positions.ts'

/** The cache is emptied at this number of pieces. */
const MAX_REMEMBERED = 300_000

/** A longer piece is data, not a word: its beginning is enough to find it. */
const LONGEST_PIECE = 200

const SPACE = /\s+/

/** A term; there is one object for each. Also stores the last count that saw it and its index there. */
interface Term {
  readonly text: string
  count: number
  position: number
}

/** A term of a piece, with its weight and its position within the piece. */
interface PieceTerm {
  readonly term: Term
  readonly tenths: number
  readonly position: number
}

/** Text between two whitespace characters. */
interface Piece {
  readonly terms: readonly PieceTerm[]
  /** Number of positions that the piece occupies. */
  readonly length: number
}

/** Counts in progress, and the position of the next word. */
interface OpenCounts {
  readonly terms: string[]
  readonly counts: number[]
  readonly positions: number[]
  next: number
}

/** A counter; `onNewPiece` is called for each piece that was not cached. Create one per build. */
export function createShardTermCounter(options: TextOptions, onNewPiece?: () => void): TermCounter {
  const terms = new Map<string, Term>()
  const pieces = new Map<string, Piece>()
  const titlePieces = new Map<string, Piece>()
  const state = { count: 0 }

  const termFor = (text: string): Term => {
    const known = terms.get(text)
    if (known) return known
    const term = { text: copyString(text), count: 0, position: 0 }
    terms.set(term.text, term)
    return term
  }
  const taken = (found: readonly IndexTerm[]): Piece => ({
    terms: found.map(({ term, tenths, position }) => ({ term: termFor(term), tenths, position })),
    length: 1 + found.reduce((last, { position }) => Math.max(last, position), NO_POSITION),
  })
  const pieceOf = (written: string, known: Map<string, Piece>): Piece => {
    const found = known.get(written)
    if (found) return found
    onNewPiece?.()
    const own = copyString(written)
    const termsOf = known === titlePieces ? termsOfTitlePiece : termsOfPiece
    const piece = taken(termsOf(own.slice(0, LONGEST_PIECE), options))
    known.set(own, piece)
    return piece
  }
  const begin = (next: number): OpenCounts => {
    // Safe here: no count is in progress, so no term gets a second object.
    if (pieces.size >= MAX_REMEMBERED) {
      pieces.clear()
      titlePieces.clear()
      terms.clear()
    }
    state.count++
    return { terms: [], counts: [], positions: [], next }
  }
  const add = ({ terms, length }: Piece, into: OpenCounts): void => {
    for (const { term, tenths, position } of terms) {
      if (term.count !== state.count) {
        term.count = state.count
        term.position = into.terms.length
        into.terms.push(term.text)
        into.counts.push(0)
        into.positions.push(NOWHERE)
      }
      const at = term.position
      into.counts[at] = (into.counts[at] ?? 0) + tenths
      if (position !== NO_POSITION)
        into.positions[at] = withPosition(into.positions[at] ?? NOWHERE, into.next + position)
    }
    into.next += length
  }
  const countText = (text: string, known: Map<string, Piece>, first: number): TermCounts => {
    if (text === '') return NO_TERMS
    const open = begin(first)
    for (const piece of text.split(SPACE)) if (piece !== '') add(pieceOf(piece, known), open)
    const { terms, counts, positions } = open
    return { terms, counts, positions }
  }
  return {
    text: (text) => countText(text, pieces, 0),
    title: (text) => countText(text, titlePieces, TITLE_POSITION),
    list(entries) {
      const open = begin(0)
      for (const entry of entries) add(taken(termsOfEntry(entry, options)), open)
      return { terms: open.terms, counts: open.counts }
    },
  }
}
