// The bytes of an article give back the article.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyBytes, parseBody } from '../../../cli/text/article-body.ts'
import { parseWideJson, wideBytes, wideJson, wideText } from '../../../cli/text/wide-text.ts'

/** Any UTF-16 at all, halves of surrogate pairs included. */
const text = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })

const slotted = fc.tuple(fc.array(fc.tuple(text, fc.nat())), text).map(([parts, last]) => ({
  pieces: [...parts.map(([piece]) => piece), last],
  slots: parts.map(([, slot]) => slot),
}))

describe('the bytes of an article', () => {
  it('give back the article', () =>
    fc.assert(
      fc.property(
        slotted,
        slotted,
        fc.array(fc.record({ id: text, level: fc.nat(), html: text })),
        (html, markdown, toc) => {
          expect(parseBody(bodyBytes({ html, markdown, toc }))).toEqual({ html, markdown, toc })
        },
      ),
    ))

  it('are read wherever they lie in a larger buffer', () => {
    const article = {
      html: { pieces: ['<p>Ё', '</p>'], slots: [3] },
      markdown: { pieces: ['Ё'], slots: [] },
      toc: [],
    }
    const bytes = bodyBytes(article)
    const larger = new Uint8Array(bytes.length + 9)
    larger.set(bytes, 5)
    expect(parseBody(larger.subarray(5, 5 + bytes.length))).toEqual(article)
  })
})

describe('wide text', () => {
  it('is given back as it was', () =>
    fc.assert(
      fc.property(text, (value) => {
        expect(wideText(wideBytes([value]))).toBe(value)
        expect(parseWideJson(wideJson({ value }))).toEqual({ value })
      }),
    ))

  it('has a buffer of its own, however short it is', () => {
    const { buffer, byteOffset, length } = wideBytes(['да'])
    expect([byteOffset, length, buffer.byteLength]).toEqual([0, 4, 4])
  })
})
