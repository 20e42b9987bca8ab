// Where the words of a query stand in a text, for marking hits: letter case, «ё», Latin diacritics and invisible joiners make
// no difference; matches may be inside words and never overlap.
import { JOINERS } from './tokenize.ts'

/** Half-open range of UTF-16 units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A piece of a text: part of a hit or not. */
export interface TextPiece {
  readonly text: string
  readonly hit: boolean
}

const COMBINING = /^[\u0300-\u036f]$/
const LATIN = /^[a-z]/
const PLAIN = /^[\x20-\x7e\u0410-\u044f]*$/

/** Text folded for comparison; `at[i]` is the unit of the original that the folded unit `i` comes from. */
interface FoldedText {
  readonly text: string
  readonly at: readonly number[] | null
}

/** Ranges of the terms in the text, in order; where matches overlap the longer term wins. */
export function findMatches(text: string, terms: readonly string[]): TextRange[] {
  const wanted = [...new Set(terms.flatMap((term) => term.split(/\s+/)).map((term) => fold(term).text))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  if (wanted.length === 0) return []
  const folded = fold(text)
  const found: TextRange[] = []
  for (const term of wanted) {
    for (
      let from = folded.text.indexOf(term);
      from >= 0;
      from = folded.text.indexOf(term, from + term.length)
    ) {
      const range = original(folded, from, from + term.length)
      if (!found.some(({ start, end }) => range.start < end && start < range.end)) found.push(range)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The text cut at its matches. */
export function markedPieces(text: string, terms: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const range of findMatches(text, terms)) {
    if (range.start > end) pieces.push({ text: text.slice(end, range.start), hit: false })
    pieces.push({ text: text.slice(range.start, range.end), hit: true })
    end = range.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/** The range of the original: it takes in joiners and combining marks after its last letter. */
function original({ at }: FoldedText, start: number, end: number): TextRange {
  if (!at) return { start, end }
  return { start: at[start] ?? 0, end: at[end] ?? at[at.length - 1] ?? 0 }
}

function fold(text: string): FoldedText {
  // Most texts are letters that fold one to one.
  if (PLAIN.test(text)) return { text: text.toLowerCase(), at: null }
  const letters: string[] = []
  const at: number[] = []
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index)
    if (unit.replace(JOINERS, '') === '') continue
    if (COMBINING.test(unit) && letters.length > 0) {
      letters.push(foldLetter(`${letters.pop()}${unit}`))
      continue
    }
    for (const letter of foldLetter(unit).split('')) {
      letters.push(letter)
      at.push(index)
    }
  }
  return { text: letters.join(''), at: [...at, text.length] }
}

/** One letter in comparable form. Only Latin letters lose their marks: «й» is another letter than «и». */
function foldLetter(letter: string): string {
  const lower = letter.normalize('NFC').toLowerCase()
  if (lower === 'ё') return 'е'
  const bare = lower.normalize('NFD')
  return LATIN.test(bare) && bare.length > 1 ? bare.charAt(0) : lower
}
