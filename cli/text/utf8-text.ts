// Bytes in UTF-8 to text. The engine's own decoder takes several times as long as conversion to UTF-16, whose bytes are only
// copied then.
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
