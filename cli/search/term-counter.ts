// Counts the terms in the texts of a page. A site repeats its words, so each piece of text is analysed once for all pages. The
// results are bytes that refer to the page's list of terms: they are stored, and put into an index, without being decoded.
import { NO_POSITION } from '../../runtime/search/text/index-terms.ts'
import { type Bytes, newBytes } from '../text/bytes.ts'
import { copyString } from '../text/copy-string.ts'
import { NOWHERE, TITLE_POSITION, withPosition } from './positions.ts'

/** A term of a piece of text. */
export interface CountedTerm {
  readonly term: string
  /** What one occurrence adds to the count. */
  readonly count: number
  /** Position within the piece, or `NO_POSITION`. */
  readonly position: number
}

/** How an index turns text into terms. */
export interface TermAnalyzer {
  /** Divides a text into pieces, which are analysed one by one; may return empty strings. */
  split(text: string): readonly string[]
  /** Terms of a piece of running text. */
  ofText(piece: string): readonly CountedTerm[]
  /** Terms of a piece of a title. */
  ofTitle(piece: string): readonly CountedTerm[]
  /** Terms of an entry in a list, such as a tag. */
  ofEntry(entry: string): readonly CountedTerm[]
}

/**
 * Terms of a field: how many there are, then for each its index in the page's list and its count, as numbers of
 * variable length (`text/bytes.ts`).
 */
export type FieldTerms = Uint8Array

/** A field without terms. */
export const NO_TERMS: FieldTerms = Uint8Array.of(0)

/** The terms of a section's title and text. */
export interface SectionFields {
  readonly title: FieldTerms
  readonly text: FieldTerms
  /** Terms of both that have positions, with their positions instead of counts (`positions.ts`). */
  readonly positions: FieldTerms
}

/** Counts the terms of one page. Its methods may be called until the counter starts another page. */
export interface PageCounter {
  /** Terms of the page, in order of first occurrence. */
  readonly terms: readonly string[]
  section(title: string, text: string): SectionFields
  list(entries: readonly string[]): FieldTerms
}

/** Counts the terms of pages, one page at a time. */
export interface TermCounter {
  /** Starts a page. `terms` is the list of a page whose counting continues. */
  page(terms?: readonly string[]): PageCounter
}

/** The cache is emptied at this number of pieces: more than most sites have. */
const MAX_REMEMBERED = 300_000

/** A term; there is one object for each. */
interface Term {
  readonly text: string
  /** Last page that contains it, and its index there. */
  page: number
  indexOnPage: number
  /** Last section that contains it, and its index there. */
  section: number
  indexInSection: number
}

/** The terms of an analysed piece, as a linked list: most pieces have one, and each step costs. */
interface PieceTerm {
  readonly term: Term
  readonly count: number
  readonly position: number
  readonly next: PieceTerm | null
  /** Number of positions that this term and those after it occupy. */
  readonly length: number
}

/** Counts of a section in progress: for each of its terms the index on the page, the counts, and the positions. */
interface OpenSection {
  length: number
  readonly terms: number[]
  readonly title: number[]
  readonly text: number[]
  readonly positions: number[]
}

/** A counter. It caches pieces: create one per build. */
export function createTermCounter(analyzer: TermAnalyzer): TermCounter {
  const { pieceOf, forget } = pieceCache(analyzer)
  const open: OpenSection = { length: 0, terms: [], title: [], text: [], positions: [] }
  const count = { pages: 0, sections: 0 }
  const bytes = newBytes()
  /** Gives a term of the current page its index in the list of the page. */
  let indexOf = (_term: string): number => 0

  /** Adds a term to the open section. */
  function enter(term: Term): void {
    if (term.page !== count.pages) {
      term.page = count.pages
      term.indexOnPage = indexOf(term.text)
    }
    const index = open.length++
    term.section = count.sections
    term.indexInSection = index
    open.terms[index] = term.indexOnPage
    open.title[index] = 0
    open.text[index] = 0
    open.positions[index] = NOWHERE
  }

  function add(piece: PieceTerm | null, counts: number[], next: number): void {
    for (let at = piece; at; at = at.next) {
      const { term, count: more, position } = at
      if (term.section !== count.sections) enter(term)
      const index = term.indexInSection
      counts[index] = (counts[index] ?? 0) + more
      if (position === NO_POSITION) continue
      open.positions[index] = withPosition(open.positions[index] ?? NOWHERE, next + position)
    }
  }

  function addText(text: string, field: 'text' | 'title', first: number): void {
    if (text === '') return
    let next = first
    for (const written of analyzer.split(text)) {
      if (written === '') continue
      const piece = pieceOf(written, field)
      add(piece, open[field], next)
      next += piece?.length ?? 0
    }
  }

  function begin(): void {
    count.sections++
    open.length = 0
  }

  const counting: Omit<PageCounter, 'terms'> = {
    section(title, text) {
      begin()
      addText(title, 'title', TITLE_POSITION)
      addText(text, 'text', 0)
      return {
        title: fieldOf(open, open.title, bytes),
        text: fieldOf(open, open.text, bytes),
        positions: fieldOf(open, open.positions, bytes),
      }
    },
    list(entries) {
      begin()
      for (const entry of entries) add(pieceOf(entry, 'entry'), open.text, 0)
      return fieldOf(open, open.text, bytes)
    },
  }
  return {
    page(given) {
      // Here no page is in progress whose terms have an index.
      forget()
      count.pages++
      const terms = given ? [...given] : []
      const before = given && new Map(given.map((term, index) => [term, index]))
      indexOf = (term) => before?.get(term) ?? terms.push(term) - 1
      return { terms, ...counting }
    },
  }
}

/** Pieces of text that were analysed. */
function pieceCache(analyzer: TermAnalyzer) {
  const terms = new Map<string, Term>()
  const newPieces = () => new Map<string, PieceTerm | null>()
  const pieces = { text: newPieces(), title: newPieces(), entry: newPieces() }
  const analyze = { text: analyzer.ofText, title: analyzer.ofTitle, entry: analyzer.ofEntry }

  function termFor(written: string): Term {
    const known = terms.get(written)
    if (known) return known
    const text = copyString(written)
    const term = { text, page: 0, indexOnPage: 0, section: 0, indexInSection: 0 }
    terms.set(text, term)
    return term
  }
  const linked = (found: readonly CountedTerm[]): PieceTerm | null =>
    found.reduceRight<PieceTerm | null>(
      (next, { term, count, position }) => ({
        term: termFor(term),
        count,
        position,
        next,
        length: Math.max(position + 1, next?.length ?? 0),
      }),
      null,
    )
  return {
    pieceOf(written: string, kind: keyof typeof pieces): PieceTerm | null {
      const cached = pieces[kind].get(written)
      if (cached !== undefined) return cached
      const own = copyString(written)
      const piece = linked(analyze[kind](own))
      pieces[kind].set(own, piece)
      return piece
    },
    forget(): void {
      const all = Object.values(pieces)
      if (all.every(({ size }) => size < MAX_REMEMBERED)) return
      for (const map of [...all, terms]) map.clear()
    },
  }
}

/** Encodes the terms of a section whose number in `counts` is not 0. */
function fieldOf({ length, terms }: OpenSection, counts: readonly number[], bytes: Bytes): FieldTerms {
  let size = 0
  for (let at = 0; at < length; at++) if (counts[at] !== 0) size++
  if (size === 0) return NO_TERMS
  bytes.clear()
  bytes.number(size)
  for (let at = 0; at < length; at++) {
    const number = counts[at] ?? 0
    if (number === 0) continue
    bytes.number(terms[at] ?? 0)
    bytes.number(number)
  }
  return bytes.view().slice()
}
