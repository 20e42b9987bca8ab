// Decodes a term shard or a lexicon part. Both start alike: number of terms, byte length of the term texts, then the texts
// without the prefix each shares with the one before. Columns follow, with a number for each term: units shared, units of its
// own; in a shard, the frequency and the byte length of the sections of its postings; in the lexicon, the logarithm of the
// frequency. A shard ends with the sections, impacts and positions of all postings; a lexicon part with its shards, each as
// number of terms and name. Numbers of one kind are stored together, because they compress better that way.
import { POSITIONS, type Postings } from '../backend.ts'
import { LAST_POSITION, MAX_POSTINGS, NAME_LENGTH, NO_POSITIONS, SECTION_BITS } from './format.ts'

/** A term shard; `starts`, `impacts` and `positions` are offsets in `bytes` for each term. */
export interface TermShard {
  /** In code-unit order. */
  readonly terms: readonly string[]
  readonly frequencies: Uint32Array
  readonly counts: Uint32Array
  readonly starts: Uint32Array
  readonly impacts: Uint32Array
  readonly positions: Uint32Array
  readonly bytes: Uint8Array
}

/** A part of the lexicon. */
export interface LexiconPart {
  readonly terms: readonly string[]
  readonly frequencies: readonly number[]
  /** The shards with the postings of the terms, in the same order; `end` is the index after the last term of the shard. */
  readonly shards: readonly { readonly name: string; readonly end: number }[]
}

interface Reader {
  readonly bytes: Uint8Array
  at: number
}

/** Reads a term shard. Throws if the bytes are not one. */
export function readTermShard(bytes: Uint8Array): TermShard {
  const reader = { bytes, at: 0 }
  const terms = readTerms(reader)
  const count = terms.length
  const frequencies = readColumn(reader, count)
  const counts = frequencies.map((frequency) => Math.min(frequency, MAX_POSTINGS))
  const starts = new Uint32Array(count + 1)
  for (const [at, length] of readColumn(reader, count).entries()) starts[at + 1] = (starts[at] ?? 0) + length
  const base = reader.at
  const impacts = new Uint32Array(count + 1)
  impacts[0] = base + (starts[count] ?? 0)
  for (let at = 0; at < count; at++) impacts[at + 1] = (impacts[at] ?? 0) + (counts[at] ?? 0)
  const positions = new Uint32Array(count + 1)
  let end = impacts[count] ?? 0
  for (let at = 0; at < count; at++) {
    positions[at] = end
    for (let left = counts[at] ?? 0; left > 0 && end < bytes.length; end++)
      if ((bytes[end] ?? 0) >= LAST_POSITION) left--
  }
  positions[count] = end
  if (end !== bytes.length || (bytes[end - 1] ?? LAST_POSITION) < LAST_POSITION)
    throw new TypeError('not a term shard')
  return {
    terms,
    frequencies,
    counts,
    starts: starts.map((start) => start + base),
    impacts,
    positions,
    bytes,
  }
}

/** Reads a lexicon part. Throws if the bytes are not one. */
export function readLexicon(bytes: Uint8Array): LexiconPart {
  const reader = { bytes, at: 0 }
  const terms = readTerms(reader)
  const count = terms.length
  const frequencies = Array.from(readColumn(reader, count), (logarithm) => 2 ** logarithm)
  const shards: { name: string; end: number }[] = []
  for (let end = 0; end < count; ) {
    end += readNumber(reader)
    shards.push({ name: String.fromCharCode(...bytes.subarray(reader.at, reader.at + NAME_LENGTH)), end })
    reader.at += NAME_LENGTH
  }
  if (reader.at !== bytes.length) throw new TypeError('not a part of a lexicon')
  return { terms, frequencies, shards }
}

/** Sections, impacts and positions of one term. */
export type ReadPostings = Omit<Postings, 'frequency' | 'complete'>

const SECTION_MASK = 2 ** SECTION_BITS - 1

/** The postings of the term with index `place` in its shard. */
export function readPostings(shard: TermShard, place: number): ReadPostings {
  const { bytes, starts, counts } = shard
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
  const from = shard.impacts[place] ?? 0
  return {
    pages,
    sections,
    impacts: bytes.subarray(from, from + count),
    positions: readPositions(bytes, shard.positions[place] ?? 0, count),
  }
}

function readPositions(bytes: Uint8Array, start: number, count: number): Uint32Array {
  const positions = new Uint32Array(count)
  let from = start
  for (let at = 0; at < count; at++) {
    let byte = 0
    do {
      byte = bytes[from++] ?? NO_POSITIONS
      if (byte !== NO_POSITIONS) positions[at] = (positions[at] ?? 0) | (1 << (byte % POSITIONS))
    } while (byte < LAST_POSITION)
  }
  return positions
}

function readTerms(reader: Reader): readonly string[] {
  const count = readNumber(reader)
  const length = readNumber(reader)
  const text = new TextDecoder().decode(reader.bytes.subarray(reader.at, reader.at + length))
  reader.at += length
  const shared = readColumn(reader, count)
  const own = readColumn(reader, count)
  const terms: string[] = []
  let last = ''
  let from = 0
  for (let at = 0; at < count; at++) {
    const end = from + (own[at] ?? 0)
    last = last.slice(0, shared[at]) + text.slice(from, end)
    from = end
    terms.push(last)
  }
  return terms
}

function readColumn(reader: Reader, count: number): Uint32Array {
  const numbers = new Uint32Array(count)
  for (let at = 0; at < count; at++) numbers[at] = readNumber(reader)
  return numbers
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
