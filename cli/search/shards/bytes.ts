// Bytes that are put together one number after another.

/** Grows as it is written; numbers are whole, from 0 to 2³² - 1. */
export interface Bytes {
  readonly length: number
  /** One byte. */
  byte(value: number): void
  /** A number in groups of seven bits, the lowest first. */
  number(value: number): void
  put(bytes: Uint8Array): void
  /** What was written, good until the next write; `clear` begins again in the same memory. */
  view(): Uint8Array
  clear(): void
}

const FIRST_SIZE = 16_384
/** A number takes at most so many bytes. */
const MOST_PER_NUMBER = 5

/** An empty sequence of bytes. */
export function newBytes(): Bytes {
  let bytes = new Uint8Array(FIRST_SIZE)
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
      reserve(MOST_PER_NUMBER)
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
