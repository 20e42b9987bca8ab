// The body of an article goes into bytes and comes back as it was, in the same pieces.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyBytes, parseBodyBytes } from '../../../cli/text/body-bytes.ts'

const slotted = fc.record({
  pieces: fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }),
  slots: fc.array(fc.nat()),
})
const body = fc.record({ html: slotted, markdown: slotted, toc: fc.array(fc.record({ id: fc.string() })) })

describe('the body of an article as bytes', () => {
  it('gives back the body', () =>
    fc.assert(
      fc.property(body, (value) => {
        expect(parseBodyBytes(bodyBytes(value))).toEqual(value)
      }),
    ))

  it('keeps line breaks, quotes and empty pieces', () => {
    const html = { pieces: ['\n<p class="x">Ё\n', '', '</p>\\n'], slots: [3, 1] }
    const value = { html, markdown: { pieces: [''], slots: [] }, toc: [{ id: '\n' }] }
    expect(parseBodyBytes(bodyBytes(value))).toEqual(value)
  })

  it('keeps halves of surrogate pairs, and texts of one byte for each character', () => {
    const text = { pieces: ['a\ud800', '\udc00b'], slots: [0] }
    for (const markdown of [text, { pieces: ['a\xff', ''], slots: [] }]) {
      const value = { html: text, markdown, toc: [] }
      expect(parseBodyBytes(bodyBytes(value))).toEqual(value)
      const narrow = { html: markdown, markdown, toc: [] }
      expect(parseBodyBytes(bodyBytes(narrow))).toEqual(narrow)
    }
  })

  it('has a buffer of its own', () => {
    const nothing = { pieces: [''], slots: [] }
    const bytes = bodyBytes({ html: nothing, markdown: nothing, toc: [] })
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  })

  it('throws for anything else', () => {
    expect(() => parseBodyBytes(new Uint8Array([1, 1, 1, 0x7b]))).toThrow(SyntaxError)
    expect(() => parseBodyBytes(new Uint8Array([0xff]))).toThrow(SyntaxError)
  })
})
