// Text -> the terms of an index in shards, counted in tenths of words. A site repeats its words, so the terms of what stands
// between two spaces are worked out once for all pages.
import {
  type IndexTerm,
  type TextOptions,
  termsOfEntry,
  termsOfPiece,
} from '../../../runtime/search/text/index-terms.ts'
import { copyString } from '../../text/copy-string.ts'
import { NO_TERMS, type TermCounter } from '../terms.ts'

/** Pieces remembered before the memory is emptied. */
const MAX_REMEMBERED = 300_000

/** What is longer is no word but data: its beginning is enough to find it. */
const LONGEST_PIECE = 200

const SPACE = /\s+/

/** A term, of which there is one object, with the number of the count it was last met in and where it stands there. */
interface Term {
  readonly text: string
  count: number
  position: number
}

/** Terms of a piece and how much each counts, at the same places. */
interface Piece {
  readonly terms: readonly Term[]
  readonly tenths: readonly number[]
}

/** A counter; `onNewPiece` is called for each piece that had to be worked out. Make one for a whole build. */
export function createShardTermCounter(options: TextOptions, onNewPiece?: () => void): TermCounter {
  const terms = new Map<string, Term>()
  const pieces = new Map<string, Piece>()
  const state = { count: 0 }

  const termFor = (text: string): Term => {
    const known = terms.get(text)
    if (known) return known
    const term = { text: copyString(text), count: 0, position: 0 }
    terms.set(term.text, term)
    return term
  }
  const taken = (found: readonly IndexTerm[]): Piece => ({
    terms: found.map(({ term }) => termFor(term)),
    tenths: found.map(({ tenths }) => tenths),
  })
  const pieceOf = (written: string): Piece => {
    const known = pieces.get(written)
    if (known) return known
    onNewPiece?.()
    const own = copyString(written)
    const piece = taken(termsOfPiece(own.slice(0, LONGEST_PIECE), options))
    pieces.set(own, piece)
    return piece
  }
  const begin = () => {
    // No count is under way: each term would have a second object.
    if (pieces.size >= MAX_REMEMBERED) {
      pieces.clear()
      terms.clear()
    }
    state.count++
    return { terms: [] as string[], counts: [] as number[] }
  }
  const add = (piece: Piece, into: { readonly terms: string[]; readonly counts: number[] }): void => {
    for (const [at, term] of piece.terms.entries()) {
      const tenths = piece.tenths[at] ?? 0
      if (term.count === state.count) {
        into.counts[term.position] = (into.counts[term.position] ?? 0) + tenths
        continue
      }
      term.count = state.count
      term.position = into.terms.length
      into.terms.push(term.text)
      into.counts.push(tenths)
    }
  }
  return {
    text(text) {
      if (text === '') return NO_TERMS
      const counts = begin()
      for (const piece of text.split(SPACE)) if (piece !== '') add(pieceOf(piece), counts)
      return counts
    },
    list(entries) {
      const counts = begin()
      for (const entry of entries) add(taken(termsOfEntry(entry, options)), counts)
      return counts
    },
  }
}
