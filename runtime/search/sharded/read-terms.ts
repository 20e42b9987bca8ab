// Bytes of a term shard or of a part of the lexicon -> terms. Both begin alike: number of terms, bytes of their texts, the
// texts without the beginning each shares with the one before. Then numbers for each term: units shared, units of its own,
// and in a shard its frequency, its postings and their bytes, in the lexicon the logarithm of its frequency. Then, in a
// shard, all postings.
import { SECTION_BITS } from './format.ts'

/** A term shard: where the postings of each term lie in `bytes`. */
export interface TermShard {
  /** In code-unit order. */
  readonly terms: readonly string[]
  readonly frequencies: Uint32Array
  readonly counts: Uint32Array
  readonly starts: Uint32Array
  readonly bytes: Uint8Array
}

/** A part of the lexicon. */
export interface LexiconPart {
  readonly terms: readonly string[]
  readonly frequencies: readonly number[]
}

interface Reader {
  readonly bytes: Uint8Array
  at: number
}

/** Reads a term shard. Throws for bytes that are none. */
export function readTermShard(bytes: Uint8Array): TermShard {
  const reader = { bytes, at: 0 }
  const { count, text } = readHead(reader)
  const frequencies = new Uint32Array(count)
  const counts = new Uint32Array(count)
  const starts = new Uint32Array(count + 1)
  const terms = readTerms(reader, count, text, (at) => {
    frequencies[at] = readNumber(reader)
    counts[at] = readNumber(reader)
    starts[at + 1] = (starts[at] ?? 0) + readNumber(reader)
  })
  const base = reader.at
  if (base + (starts[count] ?? 0) !== bytes.length) throw new TypeError('not a term shard')
  return { terms, frequencies, counts, starts: starts.map((start) => start + base), bytes }
}

/** Reads a part of the lexicon. Throws for bytes that are none. */
export function readLexicon(bytes: Uint8Array): LexiconPart {
  const reader = { bytes, at: 0 }
  const { count, text } = readHead(reader)
  const frequencies: number[] = []
  const terms = readTerms(reader, count, text, () => {
    frequencies.push(2 ** readNumber(reader))
  })
  if (reader.at !== bytes.length) throw new TypeError('not a part of a lexicon')
  return { terms, frequencies }
}

/** Places and impacts of one term. */
export interface ReadPostings {
  readonly pages: Uint32Array
  readonly sections: Uint32Array
  readonly impacts: Uint8Array
}

const SECTION_MASK = 2 ** SECTION_BITS - 1

/** The postings of the term at a place in its shard. */
export function readPostings({ bytes, starts, counts }: TermShard, place: number): ReadPostings {
  const count = counts[place] ?? 0
  const pages = new Uint32Array(count)
  const sections = new Uint32Array(count)
  const reader = { bytes, at: starts[place] ?? 0 }
  let page = 0
  let section = -1
  for (let at = 0; at < count; at++) {
    const head = readNumber(reader)
    const step = head >>> SECTION_BITS
    const short = head & SECTION_MASK
    const rest = short === SECTION_MASK ? short + readNumber(reader) : short
    section = step === 0 && at > 0 ? section + 1 + rest : rest
    page += step
    pages[at] = page
    sections[at] = section
  }
  return { pages, sections, impacts: bytes.subarray(reader.at, reader.at + count) }
}

function readHead(reader: Reader): { count: number; text: string } {
  const count = readNumber(reader)
  const length = readNumber(reader)
  const text = new TextDecoder().decode(reader.bytes.subarray(reader.at, reader.at + length))
  reader.at += length
  return { count, text }
}

function readTerms(reader: Reader, count: number, text: string, readRest: (at: number) => void): string[] {
  const terms: string[] = []
  let last = ''
  let from = 0
  for (let at = 0; at < count; at++) {
    const shared = readNumber(reader)
    const own = readNumber(reader)
    last = last.slice(0, shared) + text.slice(from, from + own)
    from += own
    terms.push(last)
    readRest(at)
  }
  return terms
}

function readNumber(reader: Reader): number {
  const { bytes } = reader
  let number = 0
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[reader.at++]
    if (byte === undefined) throw new TypeError('the file ends too early')
    number |= (byte & 127) << shift
    if (byte < 128) return number >>> 0
  }
}
