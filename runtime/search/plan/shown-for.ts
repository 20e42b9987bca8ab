// The corrected query shown above the results. The index has stems only, so a corrected word is taken from the texts that were
// found.

import { cachedTerms } from '../text/cached-terms.ts'
import { foldText } from '../text/fold.ts'
import type { TextOptions } from '../text/index-terms.ts'
import type { RankedSection } from './answer.ts'
import type { Replacement } from './replacements.ts'

/** Results whose texts are searched. */
const LOOKED_THROUGH = 3
const SIGNS = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu

/** The query as understood; pieces whose replacement occurs in no text stay as typed. */
export function shownFor(
  pieces: readonly string[],
  replaced: ReadonlyMap<string, readonly Replacement[]>,
  results: readonly RankedSection[],
  options: TextOptions,
): string {
  if (replaced.size === 0) return pieces.join(' ')
  const written = results
    .slice(0, LOOKED_THROUGH)
    .flatMap(({ stored: { title, pageTitle, text } }) => [title, pageTitle, text].join(' ').split(/\s+/))
    .map((piece) => piece.replace(SIGNS, '').toLowerCase())
  const wordFor = (piece: string): string => {
    const terms = replaced.get(foldText(piece))?.map(({ term }) => term) ?? []
    const distance = (word: string) => Math.abs(word.length - piece.length)
    const fitting =
      terms.length === 0
        ? []
        : written.filter((word) => cachedTerms(word, options).some((term) => terms.includes(term)))
    const [nearest = piece] = fitting.sort((a, b) => distance(a) - distance(b))
    return nearest
  }
  return pieces.map(wordFor).join(' ')
}
