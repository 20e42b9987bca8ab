// Text as the engine itself holds it, in UTF-16: bytes that are only copied, where UTF-8 would be encoded and decoded. For what
// goes between threads and into the cache, and back.
import { bufferOf } from './utf8-text.ts'

/** The bytes of a text, in a buffer of their own: it may be given to another thread. */
export function wideBytes(text: string): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(text.length * 2)
  bytes.write(text, 'utf16le')
  return bytes
}

/** The text of bytes made by `wideBytes`. */
export const wideText = (bytes: Uint8Array): string => bufferOf(bytes).toString('utf16le')

/** A value as JSON. */
export const wideJson = (value: unknown): Uint8Array => wideBytes(JSON.stringify(value))

/** The value of JSON made by `wideJson`. Throws for anything else. */
export const parseWideJson = <Value>(bytes: Uint8Array): Value => JSON.parse(wideText(bytes)) as Value
