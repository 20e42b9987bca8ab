// Encodes the positions of a term in a section as one number: the first two, modulo `POSITIONS`.
// Two are enough as a rule: the words next to a term are usually found at one of them.
import { POSITIONS } from '../../runtime/search/backend.ts'
import { newBytes, nextNumber } from '../text/bytes.ts'

/** Code of a term that occurs in neither title nor text. */
export const NOWHERE = 0

/**
 * First position of a title. Larger than those of most texts, so that title words do not appear to follow words of the
 * text.
 */
export const TITLE_POSITION = POSITIONS / 2

const FIRST = 1
const SECOND = POSITIONS

/** Adds a position to a code; positions after the second are dropped. */
export function withPosition(code: number, position: number): number {
  const own = position % POSITIONS
  if (code === NOWHERE) return own + FIRST
  const isOne = code < SECOND + FIRST
  return isOne && code !== own + FIRST ? code + SECOND * (own + 1) : code
}

/** The positions in a code, at most two. */
export function positionsIn(code: number): readonly number[] {
  if (code === NOWHERE) return []
  const first = (code - FIRST) % POSITIONS
  const second = Math.floor((code - FIRST) / SECOND)
  return second === 0 ? [first] : [first, second - 1]
}

/**
 * Joins encoded lists of terms with their positions (`term-counter.ts`), which belong to texts of the same section. The first
 * texts take precedence.
 */
export function joinPositions(lists: readonly Uint8Array[]): Uint8Array {
  const joined = new Map<number, number>()
  for (const bytes of lists) {
    const reader = { bytes, at: 0 }
    for (let left = nextNumber(reader); left > 0; left--) {
      const term = nextNumber(reader)
      const code = positionsIn(nextNumber(reader)).reduce(withPosition, joined.get(term) ?? NOWHERE)
      joined.set(term, code)
    }
  }
  const out = newBytes(8 * (joined.size + 1))
  out.number(joined.size)
  for (const [term, code] of joined) {
    out.number(term)
    out.number(code)
  }
  return out.view()
}
