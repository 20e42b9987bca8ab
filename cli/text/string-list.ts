// A list of strings as bytes. UTF-16, because that is how the engine stores text with other than Latin letters: encoding and
// decoding are copies, several times faster than those of UTF-8 or JSON.
import { newBytes, nextNumber } from './bytes.ts'

/** Encodes any strings, lone surrogates included, in their own buffer. */
export function encodeStrings(strings: readonly string[]): Uint8Array {
  const head = newBytes(4 * (strings.length + 1))
  head.number(strings.length)
  for (const { length } of strings) head.number(length)
  return Buffer.concat([head.view(), Buffer.from(strings.join(''), 'utf16le')])
}

/** Decodes what `encodeStrings` has encoded. The strings may be views of one text: copy what is kept (`copyString`). */
export function decodeStrings(bytes: Uint8Array): readonly string[] {
  const reader = { bytes, at: 0 }
  const ends = new Array<number>(nextNumber(reader))
  let end = 0
  for (let at = 0; at < ends.length; at++) ends[at] = end += nextNumber(reader)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf16le', reader.at)
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
}
