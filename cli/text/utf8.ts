// Converts between UTF-8 bytes and text.

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const ENCODER = new TextEncoder()

/** The text of valid UTF-8, including a byte-order mark; null if a byte is invalid. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return DECODER.decode(bytes)
  } catch {
    return null
  }
}

/**
 * Encodes a text, whole or in pieces, in its own buffer so that it can be transferred to another thread; lone surrogates become
 * U+FFFD. Bytes are returned unchanged.
 */
export const utf8Bytes = (text: string | readonly string[] | Uint8Array): Uint8Array =>
  text instanceof Uint8Array ? text : ENCODER.encode(typeof text === 'string' ? text : text.join(''))
