// Texts and numbers written as bytes.
import { describe, expect, it } from 'vitest'
import { byteWriter } from '../../../cli/text/byte-writer.ts'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('byteWriter', () => {
  it('puts texts, numbers and bytes one after another', () => {
    const out = byteWriter()
    out.text('число ')
    for (const number of [0, 9, 10, 99, 100, 1_234_567_890, 2 ** 31 - 1]) {
      out.whole(number)
      out.text(';')
    }
    out.bytes(Buffer.from('конец 🚀'))
    expect(textOf(out.done())).toBe('число 0;9;10;99;100;1234567890;2147483647;конец 🚀')
  })

  it('writes texts of any length and alphabet', () => {
    const out = byteWriter()
    const texts = [
      '',
      'a'.repeat(24),
      'b'.repeat(25),
      'ы'.repeat(24),
      `plain${'é'}`,
      'x'.repeat(300_000),
      'ж'.repeat(300_000),
    ]
    for (const text of texts) out.text(text)
    expect(textOf(out.done())).toBe(texts.join(''))
  })

  it('goes on where a piece is full', () => {
    const out = byteWriter()
    let expected = ''
    for (let number = 0; expected.length < 600_000; number++) {
      out.whole(number)
      out.text(number % 7 === 0 ? 'слово' : ',')
      expected += `${number}${number % 7 === 0 ? 'слово' : ','}`
    }
    expect(textOf(out.done())).toBe(expected)
  })

  it('is empty when nothing was written', () => {
    expect(byteWriter().done()).toHaveLength(0)
  })
})
