// Caches the terms of words: on each keystroke, results show mostly the same words as before.
import { type TextOptions, termsOfPiece } from './index-terms.ts'

const MAX_REMEMBERED = 5000

const memory = { languages: '', terms: new Map<string, readonly string[]>() }

/** The terms of a piece of text, without their weights. */
export function cachedTerms(piece: string, options: TextOptions): readonly string[] {
  const languages = options.languages.join()
  if (memory.languages !== languages || memory.terms.size >= MAX_REMEMBERED) {
    memory.languages = languages
    memory.terms = new Map()
  }
  const terms = memory.terms.get(piece) ?? termsOfPiece(piece, options).map(({ term }) => term)
  memory.terms.set(piece, terms)
  return terms
}
