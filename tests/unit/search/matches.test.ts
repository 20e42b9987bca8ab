import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMatches, markedPieces } from '../../../runtime/search/matches.ts'

const hits = (text: string, ...terms: string[]) =>
  findMatches(text, terms).map(({ start, end }) => text.slice(start, end))

describe('matches', () => {
  it('are found inside words, whatever the case', () => {
    expect(hits('Перенастройка и НАСТРОЙКА', 'настройка')).toEqual(['настройка', 'НАСТРОЙКА'])
  })

  it('are found through «ё», joiners and Latin diacritics, but «й» is not «и»', () => {
    expect(hits('Ёлка', 'елка')).toEqual(['Ёлка'])
    expect(hits('кла\u00adстер', 'кластер')).toEqual(['кла\u00adстер'])
    expect(hits('Café CAFÉ cafe\u0301', 'cafe')).toEqual(['Café', 'CAFÉ', 'cafe\u0301'])
    expect(hits('мой', 'мои')).toEqual([])
    expect(hits('мои\u0306', 'мой')).toEqual(['мои\u0306'])
  })

  it('never overlap: the longer term wins', () => {
    expect(hits('настройка', 'настрой', 'настройка', 'тройка')).toEqual(['настройка'])
  })

  it('take terms as text, cut at blanks', () => {
    expect(hits('a.b axb (x)', 'a.b')).toEqual(['a.b'])
    expect(hits('один два', 'два один')).toEqual(['один', 'два'])
    expect(hits('<b>&', '<b>')).toEqual(['<b>'])
  })

  it('are none without terms', () => {
    expect(findMatches('текст', ['', ' '])).toEqual([])
  })

  it('cut a text into pieces that are the text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ maxLength: 3 })), (text, terms) => {
        expect(
          markedPieces(text, terms)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
    expect(markedPieces('а кластер б', ['кластер'])).toEqual([
      { text: 'а ', hit: false },
      { text: 'кластер', hit: true },
      { text: ' б', hit: false },
    ])
  })
})
