import fc from 'fast-check'
import { expect, it } from 'vitest'
import { termsOfPiece } from '../../../../runtime/search/text/index-terms.ts'
import { wordMarker } from '../../../../runtime/search/text/mark-words.ts'

const options = { languages: ['ru', 'en'] }
const marked = (text: string, terms: readonly string[]) =>
  wordMarker(terms, options)(text).map(({ start, end }) => text.slice(start, end))

it('marks whole words, whatever their form', () => {
  expect(marked('К дэшлетам: «Дэшлеты», дэшлет-панель.', ['дэшлет'])).toEqual([
    'дэшлетам',
    'Дэшлеты',
    'дэшлет',
  ])
})

it('marks a compound by the whole or by a part', () => {
  expect(marked('(тайм-ауты)', ['таймаут'])).toEqual(['тайм-ауты'])
  expect(marked('proxy_read_timeout=5', ['read'])).toEqual(['read'])
})

it('ignores «ё», stress marks and invisible joiners', () => {
  expect(marked('ёлка, е\u0301лка, ёл\u00adка', ['елк'])).toEqual(['ёлка', 'е\u0301лка', 'ёл\u00adка'])
})

it('marks words that begin with a prefix term', () => {
  expect(marked('Настройка, «настроить», перенастроить', ['настр*'])).toEqual(['Настройка', 'настроить'])
})

it('marks an operator without the signs around it', () => {
  expect(marked('Оператор («~>»), как и a ~> b, не ~>> и не ~', ['~>'])).toEqual(['~>', '~>'])
})

it('marks nothing for other terms', () => {
  expect(marked('любой текст', [])).toEqual([])
  expect(marked('словарь и слова', ['словарн'])).toEqual([])
})

it('returns ordered, non-overlapping ranges inside the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const terms = text.split(/\s+/).flatMap((piece) => termsOfPiece(piece, options).map(({ term }) => term))
      let end = 0
      for (const range of wordMarker(terms, options)(text)) {
        expect(range.start).toBeGreaterThanOrEqual(end)
        expect(range.end).toBeGreaterThan(range.start)
        end = range.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})
