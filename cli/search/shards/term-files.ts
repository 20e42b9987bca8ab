// Terms with their postings -> the bytes of shards and lexicon parts. Boundaries between files depend on the terms, so
// that a change in one file rarely moves the boundaries of others.

import { type Bytes, newBytes } from '../../text/bytes.ts'
import { isCutPoint } from '../../text/cut-points.ts'
import type { PostingBytes } from './postings.ts'

/** Size of a file: from `least` on it ends at the next cut point, at `most` unconditionally. */
export interface FileSize {
  readonly least: number
  readonly most: number
  /** One in this many terms is a cut point, before which a file may end (`isCutPoint`). */
  readonly termsBetweenEnds: number
}

/** A file in progress: a dictionary and, in a shard, the postings after it. */
export interface TermFile {
  readonly terms: number
  /** Whether the file ends before this term, whose postings take `bytes` bytes. */
  endsBefore(term: string, bytes?: number): boolean
  /** `numbers` are written after the text of the term, `postings` after all terms. */
  add(term: string, numbers: readonly number[], postings?: PostingBytes): void
  /** Returns the bytes of the file followed by `behind`, and starts the next file. */
  end(behind?: Uint8Array): Uint8Array
}

/** A writer of term shards or lexicon parts, with `columns` numbers for each term. */
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

/** Total bytes of postings in all three streams. */
export const lengthOf = ({ sections, impacts, positions }: PostingBytes): number =>
  sections.length + impacts.length + positions.length

/** The shortest prefix of `term` that sorts after `before`. */
export const behind = (before: string, term: string): string => term.slice(0, sharedUnits(before, term) + 1)

/** Length of the common prefix in UTF-16 units; never splits a surrogate pair. */
function sharedUnits(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  const last = shared > 0 ? b.charCodeAt(shared - 1) : 0
  return last >= 0xd800 && last < 0xdc00 ? shared - 1 : shared
}
