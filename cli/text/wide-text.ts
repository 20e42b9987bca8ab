// Text as the engine itself holds it, in UTF-16: bytes that are only copied, where UTF-8 would be encoded and decoded. For what
// goes between threads and into the cache, and back.
import { bufferOf } from './utf8-text.ts'

/** The bytes of texts one after another, in a buffer of their own: it may be given to another thread. */
export function wideBytes(texts: readonly string[]): Uint8Array {
  let length = 0
  for (let at = 0; at < texts.length; at++) length += (texts[at] ?? '').length
  const bytes = Buffer.allocUnsafeSlow(length * 2)
  let end = 0
  for (let at = 0; at < texts.length; at++) end += bytes.write(texts[at] ?? '', end, 'utf16le')
  return bytes
}

/** The text of bytes made by `wideBytes`. */
export const wideText = (bytes: Uint8Array): string => bufferOf(bytes).toString('utf16le')

/** A value as JSON. */
export const wideJson = (value: unknown): Uint8Array => wideBytes([JSON.stringify(value)])

/** The value of JSON made by `wideJson`. Throws for anything else. */
export const parseWideJson = <Value>(bytes: Uint8Array): Value => JSON.parse(wideText(bytes)) as Value
