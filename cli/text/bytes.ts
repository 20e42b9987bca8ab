// Numbers of variable length in bytes: seven bits in each byte, lowest first; the highest bit says whether more follow.

/** Grows as it is written; numbers are integers from 0 to 2³² - 1. */
export interface Bytes {
  readonly length: number
  /** Appends one byte. */
  byte(value: number): void
  number(value: number): void
  put(bytes: Uint8Array): void
  /** The bytes written so far, valid until the next write. `clear` starts again in the same memory. */
  view(): Uint8Array
  clear(): void
}

const FIRST_SIZE = 16_384
/** Most bytes that a number takes. */
const MAX_PER_NUMBER = 5

/** An empty buffer with room for `size` bytes. */
export function newBytes(size = FIRST_SIZE): Bytes {
  let bytes = new Uint8Array(size)
  let end = 0
  const reserve = (more: number): void => {
    if (end + more <= bytes.length) return
    const grown = new Uint8Array(2 * (end + more))
    grown.set(bytes.subarray(0, end))
    bytes = grown
  }
  return {
    get length() {
      return end
    },
    byte(value) {
      reserve(1)
      bytes[end++] = value
    },
    number(value) {
      reserve(MAX_PER_NUMBER)
      let rest = value
      for (; rest > 127; rest >>>= 7) bytes[end++] = (rest & 127) | 128
      bytes[end++] = rest
    },
    put(more) {
      reserve(more.length)
      bytes.set(more, end)
      end += more.length
    },
    view: () => bytes.subarray(0, end),
    clear() {
      end = 0
    },
  }
}

/** Bytes, and the place of what is read next. */
export interface BytesReader {
  readonly bytes: Uint8Array
  at: number
}

/** The next number, as `number` has written it. */
export function nextNumber(reader: BytesReader): number {
  let number = 0
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at++] ?? 0
    number |= (byte & 127) << shift
    if (byte < 128) return number >>> 0
  }
}

/** The next `length` bytes, as a view. */
export function nextBytes(reader: BytesReader, length: number): Uint8Array {
  reader.at += length
  return reader.bytes.subarray(reader.at - length, reader.at)
}
