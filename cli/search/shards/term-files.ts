// Terms with their postings -> shards and the lexicon, cut at terms of certain names: what changes in one file moves the ends
// of the others as little as possible.
import { hashText } from '../../text/fingerprint.ts'
import { type Bytes, newBytes } from './bytes.ts'
import type { PostingBytes } from './postings.ts'

/** A file that is full: its dictionary and, in a shard, the postings behind it. */
export interface TermFile {
  readonly first: string
  readonly bytes: Uint8Array
}

/** How large a file becomes: from `least` on it ends before the next term that says so, at `most` before any. */
export interface FileSize {
  readonly least: number
  readonly most: number
}

/** One term in so many says that a file may end before it. */
const TERMS_BETWEEN_ENDS = 32

/** Collects terms in order; gives a file back whenever one is full. */
export interface TermFileWriter {
  /** `numbers` are written behind the text of the term, `postings` behind all terms. */
  add(term: string, numbers: readonly number[], postings?: PostingBytes): TermFile | null
  /** The last file; null when there is none. */
  end(): TermFile | null
}

/** A writer of term shards or of the lexicon. */
export function termFileWriter({ least, most }: FileSize): TermFileWriter {
  const head = newBytes()
  const numbers = newBytes()
  const postings: PostingBytes = { sections: newBytes(), impacts: newBytes(), positions: newBytes() }
  const lists: readonly Bytes[] = [postings.sections, postings.impacts, postings.positions]
  const state = { count: 0, first: '', last: '', text: '', textBytes: 0 }

  const size = () => state.textBytes + numbers.length + lengthOf(postings)

  function end(): TermFile | null {
    if (state.count === 0) return null
    const text = Buffer.from(state.text)
    head.clear()
    head.number(state.count)
    head.number(text.length)
    const parts: readonly Bytes[] = [numbers, ...lists]
    const file = {
      first: state.first,
      bytes: Buffer.concat([head.view(), text, ...parts.map((part) => part.view())]),
    }
    for (const part of parts) part.clear()
    Object.assign(state, { count: 0, first: '', last: '', text: '', textBytes: 0 })
    return file
  }

  return {
    add(term, own, list) {
      const isFull = size() + (list ? lengthOf(list) : 0) > most && state.count > 0
      const file = isFull || (size() >= least && mayBegin(term)) ? end() : null
      if (state.count === 0) state.first = term
      const shared = sharedUnits(state.last, term)
      numbers.number(shared)
      numbers.number(term.length - shared)
      for (const number of own) numbers.number(number)
      const rest = term.slice(shared)
      state.text += rest
      state.textBytes += Buffer.byteLength(rest)
      state.last = term
      state.count++
      if (list) {
        postings.sections.put(list.sections.view())
        postings.impacts.put(list.impacts.view())
        postings.positions.put(list.positions.view())
      }
      return file
    },
    end,
  }
}

const lengthOf = ({ sections, impacts, positions }: PostingBytes): number =>
  sections.length + impacts.length + positions.length

const mayBegin = (term: string): boolean =>
  Number.parseInt(hashText(term).slice(0, 8), 16) % TERMS_BETWEEN_ENDS === 0

/** Units at the beginning of both, never half of a character. */
function sharedUnits(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  const last = shared > 0 ? b.charCodeAt(shared - 1) : 0
  return last >= 0xd800 && last < 0xdc00 ? shared - 1 : shared
}
