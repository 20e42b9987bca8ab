// Terms of words that come again: with each letter of a query results show mostly the words that they have shown before.
import { type TextOptions, termsOfPiece } from './index-terms.ts'

const MOST_REMEMBERED = 5000

const memory = { languages: '', terms: new Map<string, readonly string[]>() }

/** The terms of a piece of a text, without what they count. */
export function rememberedTerms(piece: string, options: TextOptions): readonly string[] {
  const languages = options.languages.join()
  if (memory.languages !== languages || memory.terms.size >= MOST_REMEMBERED) {
    memory.languages = languages
    memory.terms = new Map()
  }
  const terms = memory.terms.get(piece) ?? termsOfPiece(piece, options).map(({ term }) => term)
  memory.terms.set(piece, terms)
  return terms
}
