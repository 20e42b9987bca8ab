// Texts and numbers written as bytes.
import { describe, expect, it } from 'vitest'
import { type ByteWriter, bytesOf, byteWriter } from '../../../cli/text/byte-writer.ts'

const written = (write: (out: ByteWriter) => void): string =>
  new TextDecoder().decode(
    bytesOf((take) => {
      const out = byteWriter(take)
      write(out)
      out.end()
    }),
  )

describe('byteWriter', () => {
  it('puts texts, numbers and bytes one after another', () => {
    const text = written((out) => {
      out.text('число ')
      for (const number of [0, 9, 10, 99, 100, 1_234_567_890, 2 ** 31 - 1]) {
        out.whole(number)
        out.text(';')
      }
      out.bytes(Buffer.from('конец 🚀'))
    })
    expect(text).toBe('число 0;9;10;99;100;1234567890;2147483647;конец 🚀')
  })

  it('writes texts of any length and alphabet', () => {
    const texts = [
      '',
      'a'.repeat(24),
      'b'.repeat(25),
      'ы'.repeat(24),
      `plain${'é'}`,
      'x'.repeat(300_000),
      'ж'.repeat(300_000),
    ]
    const text = written((out) => {
      for (const one of texts) out.text(one)
    })
    expect(text).toBe(texts.join(''))
  })

  it('goes on where a piece is full', () => {
    let expected = ''
    const text = written((out) => {
      for (let number = 0; expected.length < 600_000; number++) {
        out.whole(number)
        out.text(number % 7 === 0 ? 'слово' : ',')
        expected += `${number}${number % 7 === 0 ? 'слово' : ','}`
      }
    })
    expect(text).toBe(expected)
  })

  it('is empty when nothing was written', () => {
    expect(written(() => undefined)).toBe('')
  })
})
