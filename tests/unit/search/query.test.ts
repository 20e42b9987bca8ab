import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fieldWords,
  highlightTerms,
  meaningfulWords,
  queryClauses,
  queryWords,
} from '../../../runtime/search/query.ts'
import { stopWords } from '../../../runtime/search/stemmers.ts'
import { DEFAULT_SEPARATOR } from '../../../runtime/search/tokenize.ts'

const words = (query: string) => queryWords(query, DEFAULT_SEPARATOR)
const boosts = { title: 5, content: 1, tags: 3, parentCategories: 2 }

describe('words of a query', () => {
  it('is nothing for blanks and signs', () => {
    expect(words('   ')).toEqual([])
    expect(words('«» * : + ~')).toEqual([])
  })

  it('trims like the index, takes each word once', () => {
    expect(words('«Гистограмма» гистограмма, Ёлка')).toEqual(['гистограмма', 'елка'])
  })

  it('takes signs as text', () => {
    expect(words('title:x +y -z ~2 ^3 a:b')).toEqual(['title:x', 'y', 'z', '2', '3', 'a:b'])
  })

  it('lets a star before or inside a word stand for letters', () => {
    expect(words('*ройка')).toEqual(['*ройка'])
    expect(words('на*ка')).toEqual(['на*ка'])
    expect(words('pg*')).toEqual(['pg'])
    expect(words('count(*)')).toEqual(['count'])
  })

  it('takes away stars that would cost too much', () => {
    expect(words('*a*b*c')).toEqual(['abc'])
    expect(words('a****b')).toEqual(['a*b'])
  })

  it('cuts the query at 512 characters and the words at 32', () => {
    expect(words(`${'x'.repeat(600)}`)).toEqual(['x'.repeat(512)])
    expect(words(Array.from({ length: 99 }, (_, i) => `w${i}`).join(' '))).toHaveLength(32)
  })

  it('is never confused by any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/[\p{L}\p{M}\p{Nd}_]/u)
      }),
    )
  })
})

describe('clauses', () => {
  it('asks for each word in each field exactly and as a prefix', () => {
    expect(queryClauses(['a'], ['title', 'content', 'tags'], boosts)).toEqual([
      { term: 'a', field: 'title', boost: 5, prefix: false },
      { term: 'a', field: 'title', boost: 5, prefix: true },
      { term: 'a', field: 'content', boost: 1, prefix: false },
      { term: 'a', field: 'content', boost: 1, prefix: true },
      { term: 'a', field: 'tags', boost: 3, prefix: false },
      { term: 'a', field: 'tags', boost: 3, prefix: true },
    ])
  })

  it('knows the boost of parent categories and leaves out fields it does not know', () => {
    expect(
      queryClauses(['a'], ['sidebarParentCategories', 'other'], boosts).map(({ boost }) => boost),
    ).toEqual([2, 2])
  })
})

it('leaves out words that say nothing, but for the one being typed', () => {
  const isStopWord = stopWords(['ru', 'en'])
  expect(meaningfulWords(words('кнопка на дэшборде'), isStopWord)).toEqual(['кнопка', 'дэшборде'])
  expect(meaningfulWords(words('how to install the cluster'), isStopWord)).toEqual(['install', 'cluster'])
  expect(meaningfulWords(words('кнопка на'), isStopWord)).toEqual(['кнопка', 'на'])
  expect(meaningfulWords(words('на'), isStopWord)).toEqual(['на'])
  expect(meaningfulWords(words('на на'), isStopWord)).toEqual(['на'])
})

describe('words of a field', () => {
  it('are those of the query, and in lists the query whole', () => {
    expect(fieldWords('title', ['pg', '17'], 'pg-17')).toEqual(['pg', '17'])
    expect(fieldWords('tags', ['pg', '17'], 'PG-17')).toEqual(['pg', '17', 'pg-17'])
    expect(fieldWords('keywords', ['с', 'начала', 'года'], ' «С  начала года» ')).toEqual([
      'с',
      'начала',
      'года',
      'с начала года',
    ])
    expect(fieldWords('tags', ['sync'], 'Sync')).toEqual(['sync'])
  })
})

it('highlights the words without stars', () => {
  expect(highlightTerms(['*ройка', 'на*ка', 'pg'])).toEqual(['ройка', 'на', 'ка', 'pg'])
})
