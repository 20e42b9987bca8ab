// Encodes many short strings and numbers as bytes and emits them in pieces, so that no caller has to hold them all. Digits are
// written directly as bytes: a file with hundreds of thousands of numbers would otherwise create as many strings.

/** Receives a piece; its bytes are valid only until the callback returns. */
export type Take = (piece: Uint8Array) => void

/** Accepts strings and numbers one after another. */
export interface ByteWriter {
  /** Writes a string in UTF-8. */
  text(text: string): void
  /** Writes an integer from 0 to 2³¹ - 1, in decimal digits. */
  whole(number: number): void
  bytes(bytes: Uint8Array): void
  /**
   * Writes at most `most` bytes through a callback that receives the offset to write at and returns the end offset: one call
   * for many values.
   */
  put(most: number, write: (to: Uint8Array, at: number) => number): void
  /** Flushes the remaining bytes. */
  end(): void
}

/** Bytes collected per piece. */
const PIECE = 262_144
/** Maximum number of UTF-8 bytes per UTF-16 unit. */
const MAX_PER_UNIT = 3
/** Number of digits of the largest integer. */
export const MAX_DIGITS = 10
/** Character code of the digit 0. */
export const ZERO = 48
/** Up to this length, a loop over ASCII characters is faster than a call into the encoder. */
const SHORT = 24

/** Creates a writer for a new sequence of bytes. */
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
      reserve(text.length * MAX_PER_UNIT)
      if (text.length <= SHORT && putAscii(text, piece, at)) at += text.length
      else at += piece.write(text, at)
    },
    whole(number) {
      reserve(MAX_DIGITS)
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

/** All bytes of a writer in one array. */
export function bytesOf(write: (take: Take) => void): Uint8Array {
  const all: Uint8Array[] = []
  write((piece) => void all.push(Buffer.from(piece)))
  return Buffer.concat(all)
}

/** Writes an integer from 0 to 2³¹ - 1 in decimal digits and returns the end offset. */
export function putWhole(number: number, to: Uint8Array, at: number): number {
  const end = at + digitsOf(number)
  for (let rest = number, place = end; ; ) {
    const tens = Math.floor(rest / 10)
    to[--place] = ZERO + rest - tens * 10
    rest = tens
    if (rest === 0) return end
  }
}

/** Writes an ASCII string; returns false if it contains any other character. */
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
