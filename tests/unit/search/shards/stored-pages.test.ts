// What is stored of pages, as bytes: whatever the script, what is read is what was written.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeStored } from '../../../../cli/search/shards/encode-stored.ts'
import type { StoredPage } from '../../../../runtime/search/sharded/format.ts'
import { readStored } from '../../../../runtime/search/sharded/read-stored.ts'

const pageOf = (text: string): StoredPage => ['/a', text, [text], [], [], [text, '', text]]
const roundTrip = (text: string) => readStored(encodeStored(JSON.stringify(pageOf(text))))

describe('bytes of stored pages', () => {
  it('encodes a Russian letter in one byte and escapes characters outside the code page', () => {
    const text = 'Настройка «сети» — №\u00a05… '.repeat(4)
    expect(encodeStored(JSON.stringify(text))).toHaveLength(text.length + 2)
    expect(encodeStored(JSON.stringify(`${text}→`))).toHaveLength(text.length + 2 + 6)
    expect(readStored(encodeStored(JSON.stringify(pageOf(`${text}→`))))).toEqual(pageOf(`${text}→`))
  })

  it('uses UTF-8 for other scripts', () => {
    expect(encodeStored(JSON.stringify('安装和配置'))[0]).toBe(0xef)
    expect(roundTrip('安装和配置')).toEqual(pageOf('安装和配置'))
  })

  it('decodes to the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(roundTrip(text)).toEqual(pageOf(text))
      }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('я', 'ё', '\u0098', '\u00ad', '😀', '\ud800', 'a', '"')),
        (units) => {
          const text = units.join('') + 'слово '.repeat(80)
          expect(roundTrip(text)).toEqual(pageOf(text))
        },
      ),
    )
  })
})
