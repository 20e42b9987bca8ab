// The body of a file in any of its forms, in memory.
import { isLarge, type LargeFile, type MemoryBody } from '../model/output.ts'

/** The text: whole, in pieces, in UTF-8, or still on the disk. */
export const textOfBody = (body: MemoryBody | LargeFile): string => {
  if (typeof body === 'string') return body
  if (isLarge(body)) return textOfBody(body.whole())
  return body instanceof Uint8Array ? Buffer.from(body).toString() : body.join('')
}

/** The same as bytes. */
export const bytesOfBody = (body: MemoryBody | LargeFile): Uint8Array => {
  if (body instanceof Uint8Array) return body
  return isLarge(body) ? body.whole() : Buffer.from(textOfBody(body))
}
