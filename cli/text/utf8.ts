// Bytes in UTF-8 to text, and back.

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const ENCODER = new TextEncoder()

/** The text of valid UTF-8, a byte-order mark included; null when a byte is wrong. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return DECODER.decode(bytes)
  } catch {
    return null
  }
}

/**
 * A text, whole or in pieces, in a buffer of its own, so that it can be transferred to another thread; lone surrogates become
 * U+FFFD. Bytes are returned as they are.
 */
export const utf8Bytes = (text: string | readonly string[] | Uint8Array): Uint8Array =>
  text instanceof Uint8Array ? text : ENCODER.encode(typeof text === 'string' ? text : text.join(''))
