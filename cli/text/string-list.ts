// A list of strings as bytes, for messages between threads and for the cache. The text of all of them is written as the engine
// stores it, with one byte or two for each UTF-16 unit: that is a copy, several times faster than UTF-8 or JSON.
import { newBytes, nextNumber } from './bytes.ts'

/** A unit that does not fit into one byte. */
const WIDE = /[^\0-\xff]/

/** Encodes any strings, lone surrogates included, in their own buffer, so that it can be transferred to another thread. */
export function encodeStrings(strings: readonly string[]): Uint8Array {
  const text = strings.join('')
  const width = WIDE.test(text) ? 2 : 1
  const head = newBytes(4 * (strings.length + 2))
  head.number(width)
  head.number(strings.length)
  for (const { length } of strings) head.number(length)
  const bytes = new Uint8Array(head.length + width * text.length)
  bytes.set(head.view())
  Buffer.from(bytes.buffer).write(text, head.length, ENCODINGS[width])
  return bytes
}

/** Decodes what `encodeStrings` has encoded. The strings may be views of one text: copy what is kept (`copyString`). */
export function decodeStrings(bytes: Uint8Array): readonly string[] {
  const reader = { bytes, at: 0 }
  const width = nextNumber(reader)
  const ends = new Array<number>(nextNumber(reader))
  let end = 0
  for (let at = 0; at < ends.length; at++) ends[at] = end += nextNumber(reader)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(ENCODINGS[width], reader.at)
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
}

/** Encodings by the number of bytes for a unit. */
const ENCODINGS: Readonly<Record<number, BufferEncoding>> = { 1: 'latin1', 2: 'utf16le' }
