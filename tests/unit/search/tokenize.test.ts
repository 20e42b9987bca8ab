import { describe, expect, it } from 'vitest'
import { normalizeText, tokenize, trimWord } from '../../../runtime/search/tokenize.ts'

describe('tokenize', () => {
  it('folds case, «ё», joiners and composition', () => {
    expect(normalizeText('ЁЛКА кла\u00adстер\u200b и\u0306')).toBe('елка кластер й')
  })

  it('splits at white space and hyphens of every kind', () => {
    expect(tokenize('pg-17\u00a0кто\u2011то\tдва')).toEqual(['pg', '17', 'кто', 'то', 'два'])
  })

  it('removes punctuation around words but not inside them', () => {
    expect(tokenize('«Гистограмма», (count*), a.b c++ #1')).toEqual(['гистограмма', 'count', 'a.b', 'c', '1'])
  })

  it('drops tokens made of punctuation only', () => {
    expect(tokenize('— * ... 🎉')).toEqual([])
  })

  it('keeps words of other alphabets whole', () => {
    expect(trimWord('«größe»')).toBe('größe')
  })
})
