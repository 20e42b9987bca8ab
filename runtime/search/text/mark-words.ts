// Finds the matched words in a text: whole words, by index terms, so that for «дэшлет» the whole of «дэшлетам» is highlighted.
import type { FindHits, TextRange } from '../matches.ts'
import { cachedTerms } from './cached-terms.ts'
import { foldText } from './fold.ts'
import type { TextOptions } from './index-terms.ts'

/** Suffix of a term to highlight: matches all words with that prefix. */
export const ANY_ENDING = '*'

const PIECE = /\S+/gu
const RUN = /[\p{L}\p{M}\p{Nd}\u00ad\u200b-\u200d\u2060]+/gu

/** Finds the words of a text that match one of these terms. */
export function wordMarker(terms: readonly string[], options: TextOptions): FindHits {
  const wanted = new Set(terms)
  const prefixes = terms.filter((term) => term.endsWith(ANY_ENDING)).map((term) => term.slice(0, -1))
  const hits = (word: string): boolean => {
    if (cachedTerms(word, options).some((term) => wanted.has(term))) return true
    if (prefixes.length === 0) return false
    const folded = foldText(word).replace(/^[^\p{L}\p{Nd}]+/u, '')
    return prefixes.some((beginning) => folded.startsWith(beginning))
  }
  const operatorRange = (piece: string, index: number): TextRange => {
    const [operator = piece] = cachedTerms(piece, options)
    const start = index + piece.indexOf(operator)
    return { start, end: start + operator.length }
  }
  return (text) => {
    const found: TextRange[] = []
    if (terms.length === 0) return found
    for (const { 0: piece, index } of text.matchAll(PIECE)) {
      if (!hits(piece)) continue
      const runs = [...piece.matchAll(RUN)].map(({ 0: run, index: at }) => ({ run, start: index + at }))
      const own = runs.filter(({ run }) => hits(run))
      const [first, last] = [runs[0], runs.at(-1)]
      if (first === undefined) found.push(operatorRange(piece, index))
      else if (own.length > 0)
        for (const { run, start } of own) found.push({ start, end: start + run.length })
      else if (last) found.push({ start: first.start, end: last.start + last.run.length })
    }
    return found
  }
}
