// Where a term stands in a section, in one number: its first two positions, modulo what a posting holds. Of more, the words
// beside the term are known all the same in one of the two places as a rule.
import { POSITIONS } from '../../../runtime/search/backend.ts'

/** A term that stands in neither title nor text. */
export const NOWHERE = 0

/** The first position of a title: behind those of most texts, so that its words do not follow words of the text. */
export const TITLE_POSITION = POSITIONS / 2

const FIRST = 1
const SECOND = POSITIONS

/** The number with one position more; positions behind the second are left out. */
export function withPosition(code: number, position: number): number {
  const own = position % POSITIONS
  if (code === NOWHERE) return own + FIRST
  const isOne = code < SECOND + FIRST
  return isOne && code !== own + FIRST ? code + SECOND * (own + 1) : code
}

/** The positions in a number, at most two. */
export function positionsIn(code: number): readonly number[] {
  if (code === NOWHERE) return []
  const first = (code - FIRST) % POSITIONS
  const second = Math.floor((code - FIRST) / SECOND)
  return second === 0 ? [first] : [first, second - 1]
}
