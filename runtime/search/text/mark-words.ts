// Where the words that were found stand in a text: whole words, by the terms of the index, so that «дэшлетам» is marked for
// «дэшлет» from its first letter to its last.
import type { TextRange } from '../matches.ts'
import { type TextOptions, termsOfPiece } from './index-terms.ts'

const PIECE = /\S+/gu
const RUN = /[\p{L}\p{M}\p{Nd}\u00ad\u200b-\u200d\u2060]+/gu

/** Ranges of the words of a text whose term is among these, in order. */
export function markWords(text: string, terms: readonly string[], options: TextOptions): TextRange[] {
  const wanted = new Set(terms)
  const hits = (word: string) => termsOfPiece(word, options).some(({ term }) => wanted.has(term))
  const found: TextRange[] = []
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (!hits(piece)) continue
    const runs = [...piece.matchAll(RUN)].map(({ 0: run, index: at }) => ({ run, start: index + at }))
    const own = runs.filter(({ run }) => hits(run))
    const [first, last] = [runs[0], runs.at(-1)]
    if (own.length > 0) for (const { run, start } of own) found.push({ start, end: start + run.length })
    else if (first && last) found.push({ start: first.start, end: last.start + last.run.length })
  }
  return found
}
