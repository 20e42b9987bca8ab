// Records of some pages as they are kept.
import { describe, expect, it } from 'vitest'
import { countsIn, documentsOf, type IndexPart, termsOf } from '../../../cli/search/record-part.ts'
import type { SearchRecord } from '../../../cli/search/records.ts'
import { createScratchBuffer } from '../../../cli/text/scratch-buffer.ts'
import { recordPart } from './records-for-test.ts'

const record = (title: string, terms: readonly string[], counts: readonly number[]): SearchRecord => ({
  document: { pageTitle: title, sectionTitle: title, sectionRoute: '', type: 'docs' },
  fields: { content: { terms, counts }, tags: { terms: ['слово'], counts: [1] } },
})

const documentsIn = (part: IndexPart) =>
  documentsOf(part).map(({ route, fields }) => [route, JSON.parse(`{${new TextDecoder().decode(fields)}`)])

/** A part of one page. */
const ofPage = (...records: readonly SearchRecord[]) => recordPart([{ route: '/a', records }])

describe('recordPart', () => {
  it('gives back what was put together', () => {
    const [one, two] = [record('Один', ['слово', 'другое'], [2, 1]), record('Два «кавычки»', [], [])]
    const part = recordPart([
      { route: '/a', records: [one] },
      { route: '/unlisted', records: [] },
      { route: '/b', records: [two, one] },
    ])
    expect(termsOf(part, createScratchBuffer()).terms).toEqual(['слово', 'другое'])
    // Of each record: title, content, tags, categories, keywords.
    expect([...termsOf(part, createScratchBuffer()).counts]).toEqual([
      0, 2, 0, 2, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 2, 0, 2, 1, 1, 1, 0, 1, 0, 0,
    ])
    expect(countsIn(part, createScratchBuffer())).toEqual(termsOf(part, createScratchBuffer()).counts)
    expect(documentsIn(part)).toEqual([
      ['/a', one.document],
      ['/b', two.document],
      ['/b', one.document],
    ])
  })

  it('keeps numbers of any size and terms of any characters', () => {
    const terms = Array.from({ length: 40_000 }, (_, at) => `t${at}`)
    terms.push('\ud83d', 'два\nслова', '"')
    const counts = terms.map((_, at) => at * 50)
    const { terms: kept, counts: numbers } = termsOf(
      ofPage(record('Много', terms, counts)),
      createScratchBuffer(),
    )
    expect(kept).toEqual([...terms, 'слово'])
    expect([...numbers].slice(1, 2)).toEqual([terms.length])
    expect([...numbers].slice(2, 2 + 2 * terms.length).filter((_, at) => at % 2 === 1)).toEqual(counts)
  })

  it('is small where there is nothing', () => {
    expect(termsOf(recordPart([]), createScratchBuffer())).toEqual({ terms: [], counts: new Uint32Array() })
    expect(documentsOf(recordPart([]))).toEqual([])
  })
})
