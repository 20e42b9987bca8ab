// Many short texts and numbers -> the bytes of all of them. Digits are written as bytes at once: a file of hundreds of
// thousands of numbers would otherwise be as many strings first.

/** Takes texts and numbers one after another. */
export interface ByteWriter {
  /** A text in UTF-8. */
  text(text: string): void
  /** A whole number from 0 to 2³¹ - 1, in decimal digits. */
  whole(number: number): void
  bytes(bytes: Uint8Array): void
  /** At most so many bytes, by a function that is told where they go and gives back where they end: one call for many. */
  put(most: number, write: (to: Uint8Array, at: number) => number): void
  /** All that was written. */
  done(): Uint8Array
}

/** Bytes that are collected before a new piece is begun. */
const PIECE = 262_144
/** A UTF-16 unit takes at most so many bytes. */
const MOST_PER_UNIT = 3
/** Digits of the largest whole number. */
export const MOST_DIGITS = 10
/** The digit 0. */
export const ZERO = 48
/** Up to this length a loop over plain characters is faster than a call into the encoder. */
const SHORT = 24

/**
 * A writer of a new sequence of bytes. What is expected need not be exact: memory that is not written to costs nothing, and what
 * is written beyond is copied once.
 */
export function byteWriter(expected = PIECE): ByteWriter {
  const full: Uint8Array[] = []
  let piece = Buffer.allocUnsafeSlow(expected)
  let at = 0

  function makeRoom(length: number): void {
    if (at + length <= piece.length) return
    full.push(piece.subarray(0, at))
    piece = Buffer.allocUnsafeSlow(Math.max(PIECE, length))
    at = 0
  }

  return {
    text(text) {
      makeRoom(text.length * MOST_PER_UNIT)
      if (text.length <= SHORT && putAscii(text, piece, at)) at += text.length
      else at += piece.write(text, at)
    },
    whole(number) {
      makeRoom(MOST_DIGITS)
      at = putWhole(number, piece, at)
    },
    put(most, write) {
      makeRoom(most)
      at = write(piece, at)
    },
    bytes(bytes) {
      makeRoom(bytes.length)
      piece.set(bytes, at)
      at += bytes.length
    },
    done: () => (full.length === 0 ? piece.subarray(0, at) : Buffer.concat([...full, piece.subarray(0, at)])),
  }
}

/** Puts a whole number from 0 to 2³¹ - 1 in decimal digits; where they end. */
export function putWhole(number: number, to: Uint8Array, at: number): number {
  const end = at + digitsOf(number)
  for (let rest = number, place = end; ; ) {
    const tens = Math.floor(rest / 10)
    to[--place] = ZERO + rest - tens * 10
    rest = tens
    if (rest === 0) return end
  }
}

/** Puts a text of plain characters; false when there are others in it. */
export function putAscii(text: string, to: Uint8Array, at: number): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 127) return false
    to[at + index] = code
  }
  return true
}

function digitsOf(number: number): number {
  let digits = 1
  for (let power = 10; power <= number; power *= 10) digits++
  return digits
}
