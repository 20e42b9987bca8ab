// Words of a text -> the terms of the index.
import { normalizeText, trimWord } from '../tokenize.ts'

/** A term; `tenths` says how much it counts: 10 is a whole word. */
export interface IndexTerm {
  readonly term: string
  readonly tenths: number
}

/** How words become terms. */
export interface TextOptions {
  readonly languages: readonly string[]
}

/** Terms of what stands between two white spaces. */
export function termsOfPiece(piece: string, _options: TextOptions): readonly IndexTerm[] {
  const term = trimWord(normalizeText(piece)).slice(0, 64)
  return term === '' ? [] : [{ term, tenths: 10 }]
}

/** Terms of a tag or a keyword: the whole of it, and its words. */
export function termsOfEntry(entry: string, options: TextOptions): readonly IndexTerm[] {
  const whole = normalizeText(entry).trim().replace(/\s+/g, ' ')
  const words = whole.split(' ').flatMap((piece) => termsOfPiece(piece, options))
  return whole.includes(' ') ? [{ term: whole, tenths: 10 }, ...words] : words
}
