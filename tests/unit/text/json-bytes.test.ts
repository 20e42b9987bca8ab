// Plain data goes into bytes and comes back as it was.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonBytes, parseJsonBytes } from '../../../cli/text/json-bytes.ts'

/** Any UTF-16 at all, halves of surrogate pairs included. */
const text = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })

describe('JSON as bytes', () => {
  it('gives back the value', () =>
    fc.assert(
      fc.property(fc.record({ pieces: fc.array(text), slots: fc.array(fc.nat()), toc: text }), (value) => {
        expect(parseJsonBytes(jsonBytes(value))).toEqual(value)
      }),
    ))

  it('is read wherever it lies in a larger buffer', () => {
    const bytes = jsonBytes(['<p>Ё', '</p>'])
    const larger = new Uint8Array(bytes.length + 9)
    larger.set(bytes, 5)
    expect(parseJsonBytes(larger.subarray(5, 5 + bytes.length))).toEqual(['<p>Ё', '</p>'])
  })

  it('has a buffer of its own, however short it is', () => {
    const { buffer, byteOffset, length } = jsonBytes('да')
    expect([byteOffset, length, buffer.byteLength]).toEqual([0, 6, 6])
  })

  it('throws for what is no JSON or no UTF-8', () => {
    expect(() => parseJsonBytes(new Uint8Array([0x7b]))).toThrow(SyntaxError)
    expect(() => parseJsonBytes(new Uint8Array([0x22, 0xff, 0x22]))).toThrow(SyntaxError)
  })
})
