// Terms with their postings -> the bytes of shards and of parts of the lexicon. A file ends at terms of certain names: what changes in
// one moves the ends of the others as little as possible.
import { isCutPoint } from '../../text/cut-points.ts'
import { type Bytes, newBytes } from './bytes.ts'
import type { PostingBytes } from './postings.ts'

/** How large a file becomes: from `least` on it ends before the next term that says so, at `most` before any. */
export interface FileSize {
  readonly least: number
  readonly most: number
  /** One term in so many says that a file may end before it (`isCutPoint`). */
  readonly termsBetweenEnds: number
}

/** A file under way: a dictionary and, in a shard, the postings behind it. */
export interface TermFile {
  readonly terms: number
  /** Whether it ends before this term, which takes so many bytes behind its dictionary. */
  endsBefore(term: string, bytes?: number): boolean
  /** `numbers` are written behind the text of the term, `postings` behind all terms. */
  add(term: string, numbers: readonly number[], postings?: PostingBytes): void
  /** The bytes of the file, with others behind them; the next one begins. */
  end(behind?: Uint8Array): Uint8Array
}

/** A writer of term shards or of the lexicon, with so many columns of numbers behind the texts of terms. */
export function termFile({ least, most, termsBetweenEnds }: FileSize, columns: number): TermFile {
  const head = newBytes()
  const shared = newBytes()
  const own = newBytes()
  const further = Array.from({ length: columns }, newBytes)
  const postings: PostingBytes = { sections: newBytes(), impacts: newBytes(), positions: newBytes() }
  const parts: readonly Bytes[] = [
    shared,
    own,
    ...further,
    postings.sections,
    postings.impacts,
    postings.positions,
  ]
  const state = { count: 0, last: '', text: '', textBytes: 0 }

  const size = () => parts.reduce((sum, { length }) => sum + length, state.textBytes)
  return {
    get terms() {
      return state.count
    },
    endsBefore: (term, bytes = 0) =>
      state.count > 0 && (size() + bytes > most || (size() >= least && isCutPoint(term, termsBetweenEnds))),
    add(term, numbers, list) {
      const units = sharedUnits(state.last, term)
      shared.number(units)
      own.number(term.length - units)
      for (let at = 0; at < columns; at++) further[at]?.number(numbers[at] ?? 0)
      const rest = term.slice(units)
      state.text += rest
      state.textBytes += Buffer.byteLength(rest)
      state.last = term
      state.count++
      if (!list) return
      postings.sections.put(list.sections.view())
      postings.impacts.put(list.impacts.view())
      postings.positions.put(list.positions.view())
    },
    end(behind = new Uint8Array()) {
      const text = Buffer.from(state.text)
      head.clear()
      head.number(state.count)
      head.number(text.length)
      const bytes = Buffer.concat([head.view(), text, ...parts.map((part) => part.view()), behind])
      for (const part of parts) part.clear()
      Object.assign(state, { count: 0, last: '', text: '', textBytes: 0 })
      return bytes
    },
  }
}

/** Bytes of postings, of all kinds. */
export const lengthOf = ({ sections, impacts, positions }: PostingBytes): number =>
  sections.length + impacts.length + positions.length

/** The beginning of a term that is behind another one. */
export const behind = (before: string, term: string): string => term.slice(0, sharedUnits(before, term) + 1)

/** Units at the beginning of both, never half of a character. */
function sharedUnits(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  const last = shared > 0 ? b.charCodeAt(shared - 1) : 0
  return last >= 0xd800 && last < 0xdc00 ? shared - 1 : shared
}
