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

  it('keeps the length of a half surrogate pair, which no UTF-8 has', () => {
    const text = { pieces: ['a\ud800', '\udc00b'], slots: [0] }
    const markdown = { pieces: ['\udc00x\ud800', 'z'], slots: [0] }
    const read = parseBodyBytes(bodyBytes({ html: text, markdown, toc: [] }))
    expect(read.html).toEqual(text)
    expect(read.markdown.pieces).toEqual(['\ufffdx\ufffd', 'z'])
  })

  it('has a buffer of its own', () => {
    const nothing = { pieces: [''], slots: [] }
    const bytes = bodyBytes({ html: nothing, markdown: nothing, toc: [] })
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  })

  it('throws for anything else', () => {
    expect(() => parseBodyBytes(new Uint8Array([0x7b, 0x0a]))).toThrow(SyntaxError)
    expect(() => parseBodyBytes(new Uint8Array([0xff]))).toThrow(SyntaxError)
  })
})
