// Text in UTF-8 is read as the platform's own decoder reads it, wherever its bytes lie, and written as its encoder writes it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8Bytes, utf8Text } from '../../../cli/text/utf8.ts'

function asPlatform(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const text = fc.string({ unit: 'binary' })

describe('text in UTF-8', () => {
  it('is what the platform reads', () =>
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary-ascii' })), (value) => {
        const bytes = new TextEncoder().encode(value)
        expect(utf8Text(bytes)).toBe(asPlatform(bytes))
      }),
    ))

  it('is none where the platform reads none', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        expect(utf8Text(bytes)).toBe(asPlatform(bytes))
      }),
    ))

  it('is read from the middle of a buffer, and from nothing', () => {
    const larger = new TextEncoder().encode('xЁж\u{1f600}y')
    expect(utf8Text(larger.subarray(1, -1))).toBe('Ёж\u{1f600}')
    expect(utf8Text(larger.subarray(0, 1))).toBe('x')
    expect(utf8Text(new Uint8Array(0))).toBe('')
  })
})

/** Any units, halves of pairs among them. */
const units = fc.uint16Array({ maxLength: 8 }).map((all) => String.fromCharCode(...all))

describe('text to be UTF-8', () => {
  it('is what the platform writes, in whatever pieces it comes', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(text, units)), (pieces) => {
        expect(Buffer.from(utf8Bytes(pieces))).toEqual(Buffer.from(pieces.join('')))
      }),
    ))

  it('has a buffer of its own, which can be transferred', () => {
    const bytes = utf8Bytes('ж')
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  })
})
