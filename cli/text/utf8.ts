// Converts between UTF-8 bytes and text, by way of UTF-16: for text that is not ASCII, the engine's own decoder takes several
// times as long, its encoder twice as long.
import { isAscii, isUtf8, transcode } from 'node:buffer'

const ENCODER = new TextEncoder()

/** The text of valid UTF-8, including a byte-order mark; null if a byte is invalid. */
export function utf8Text(bytes: Uint8Array): string | null {
  if (!isUtf8(bytes)) return null
  if (!isAscii(bytes)) return transcode(bytes, 'utf8', 'utf16le').toString('utf16le')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}

/**
 * Encodes a text, whole or in pieces, in its own buffer so that it can be transferred to another thread; lone surrogates become
 * U+FFFD. Bytes are returned unchanged.
 */
export function utf8Bytes(text: string | readonly string[] | Uint8Array): Uint8Array {
  if (text instanceof Uint8Array) return text
  const whole = typeof text === 'string' ? text : text.join('')
  try {
    // It refuses lone surrogates.
    return transcode(Buffer.from(whole, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    return ENCODER.encode(whole)
  }
}
