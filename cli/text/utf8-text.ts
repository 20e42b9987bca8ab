// Bytes in UTF-8 to text, and back. The engine's own decoder takes several times as long as conversion to UTF-16, whose bytes
// are only copied then, and its encoder half as long again.
import { isAscii, isUtf8, transcode } from 'node:buffer'

/** The text of valid UTF-8, a byte-order mark included; null when a byte is wrong. */
export function utf8Text(bytes: Uint8Array): string | null {
  // Text of plain characters takes half of the memory.
  if (isAscii(bytes)) return bufferOf(bytes).toString('latin1')
  return isUtf8(bytes) ? transcode(bytes, 'utf8', 'utf16le').toString('utf16le') : null
}

/** The same bytes with the methods of a buffer. */
export const bufferOf = ({ buffer, byteOffset, length }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, length)

/**
 * Encodes texts, whole or in pieces, by way of a buffer that every text goes through: new memory costs more than a copy. Bytes
 * are given back as they are.
 */
export function utf8Encoder(): (text: string | readonly string[] | Uint8Array) => Uint8Array {
  const state = { wide: Buffer.allocUnsafeSlow(1 << 17) }
  return (text) => {
    if (text instanceof Uint8Array) return text
    const pieces = typeof text === 'string' ? [text] : text
    const size = pieces.reduce((sum, { length }) => sum + 2 * length, 0)
    if (state.wide.length < size) state.wide = Buffer.allocUnsafeSlow(size)
    const { wide } = state
    let end = 0
    for (const piece of pieces) end += wide.write(piece, end, 'utf16le')
    try {
      return transcode(wide.subarray(0, end), 'utf16le', 'utf8')
    } catch {
      // Half of a pair of units, which the engine's own encoder replaces.
      return Buffer.from(pieces.join(''))
    }
  }
}
