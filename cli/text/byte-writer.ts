// Many short texts and numbers -> the bytes of all of them, piece by piece: no caller has to hold them all. Digits are written as
// bytes at once: a file of hundreds of thousands of numbers would otherwise be as many strings first.

/** Takes bytes, which stand where they are only until it returns. */
export type Take = (piece: Uint8Array) => void

/** Takes texts and numbers one after another. */
export interface ByteWriter {
  /** A text in UTF-8. */
  text(text: string): void
  /** A whole number from 0 to 2³¹ - 1, in decimal digits. */
  whole(number: number): void
  bytes(bytes: Uint8Array): void
  /** At most so many bytes, by a function that receives the offset to write at and returns the end: one call for many. */
  put(most: number, write: (to: Uint8Array, at: number) => number): void
  /** Nothing comes any more. */
  end(): void
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

/** A writer of a new sequence of bytes. */
export function byteWriter(take: Take): ByteWriter {
  let piece = Buffer.allocUnsafeSlow(PIECE)
  let at = 0

  function reserve(length: number): void {
    if (at + length <= piece.length) return
    handOver()
    if (length > piece.length) piece = Buffer.allocUnsafeSlow(length)
  }

  function handOver(): void {
    if (at > 0) take(piece.subarray(0, at))
    at = 0
  }

  return {
    text(text) {
      reserve(text.length * MOST_PER_UNIT)
      if (text.length <= SHORT && putAscii(text, piece, at)) at += text.length
      else at += piece.write(text, at)
    },
    whole(number) {
      reserve(MOST_DIGITS)
      at = putWhole(number, piece, at)
    },
    put(most, write) {
      reserve(most)
      at = write(piece, at)
    },
    bytes(bytes) {
      reserve(bytes.length)
      piece.set(bytes, at)
      at += bytes.length
    },
    end: handOver,
  }
}

/** All bytes of a writer as one. */
export function bytesOf(write: (take: Take) => void): Uint8Array {
  const all: Uint8Array[] = []
  write((piece) => void all.push(Buffer.from(piece)))
  return Buffer.concat(all)
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
