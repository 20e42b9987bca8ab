// Engines keep a piece cut out of a text as a view of it: who remembers one word remembers the whole text.
import { wideBytes, wideText } from './wide-text.ts'

/** Shorter pieces are copies already. */
const SHORTEST_VIEW = 13

/** The same text in memory of its own. */
export function ownString(text: string): string {
  return text.length < SHORTEST_VIEW ? text : wideText(wideBytes([text]))
}
