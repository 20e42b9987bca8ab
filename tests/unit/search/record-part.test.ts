// Records of some pages as they are kept.
import { describe, expect, it } from 'vitest'
import {
  countsOf,
  type IndexPart,
  type PageRecords,
  pagesIn,
  partOf,
  termsOf,
} from '../../../cli/search/record-part.ts'
import { decodeSections, encodeSections } from '../../../cli/search/sections.ts'
import { newBytes } from '../../../cli/text/bytes.ts'
import { createScratchBuffer } from '../../../cli/text/scratch-buffer.ts'

/** A field of terms, by index, with counts. */
function field(...numbers: readonly number[]) {
  const bytes = newBytes()
  bytes.number(numbers.length / 2)
  for (const number of numbers) bytes.number(number)
  return bytes.view().slice()
}

const part = (...pages: readonly (readonly [string, PageRecords])[]): IndexPart => ({
  bytes: partOf(pages.map(([, records]) => records)),
  routes: pages.map(([route]) => route),
})

const contentOf = (given: IndexPart) =>
  [...pagesIn([given])].map((page) => ({
    route: page.route,
    terms: termsOf(page),
    counts: [...countsOf(page, createScratchBuffer())],
    documents: page.documents.map((document) => JSON.parse(new TextDecoder().decode(document))),
  }))

describe('partOf', () => {
  it('gives back what was put together', () => {
    const one = {
      terms: ['слово', 'другое'],
      records: [
        { document: { title: 'Один' }, fields: [field(0, 2, 1, 1), field(), field(0, 1)] },
        { document: { title: 'Два «кавычки»' }, fields: [field(), field(1, 300), field()] },
      ],
    }
    const unlisted = { terms: [], records: [] }
    const other = { terms: ['слово'], records: [{ document: {}, fields: [field(0, 1)] }] }
    expect(contentOf(part(['/a', one], ['/unlisted', unlisted], ['/b', other]))).toEqual([
      {
        route: '/a',
        terms: one.terms,
        counts: [2, 0, 2, 1, 1, 0, 1, 0, 1, 0, 1, 1, 300, 0],
        documents: [{ title: 'Один' }, { title: 'Два «кавычки»' }],
      },
      { route: '/unlisted', terms: [], counts: [], documents: [] },
      { route: '/b', terms: ['слово'], counts: [1, 0, 1], documents: [{}] },
    ])
  })

  it('keeps numbers of any size and terms of any characters', () => {
    const terms = Array.from({ length: 40_000 }, (_, at) => `t${at}`)
    terms.push('\ud83d', 'два\nслова', '"')
    const numbers = terms.flatMap((_, at) => [at, at * 100_000])
    const [page] = contentOf(
      part(['/a', { terms, records: [{ document: {}, fields: [field(...numbers)] }] }]),
    )
    expect(page?.terms).toEqual(terms)
    expect(page?.counts).toEqual([terms.length, ...numbers])
  })

  it('is small where there is nothing', () => {
    expect(partOf([])).toHaveLength(0)
    expect(contentOf(part())).toEqual([])
  })
})

describe('encodeSections', () => {
  it('gives back the sections of each index', () => {
    const fields = { title: field(0, 10), text: field(1, 7, 0, 200), positions: field(1, 4096) }
    const indexed = {
      lunr: { terms: [], sections: [] },
      shards: {
        terms: ['порт', 'сеть'],
        sections: [
          { title: 'Порт', excerpt: 'Сеть «и» порт', fields },
          { title: '', anchor: 'a', excerpt: '', fields: { ...fields, text: field() } },
        ],
      },
    }
    const encoded = encodeSections(indexed)
    // As it lies among other values in a file of the cache.
    const among = new Uint8Array([1, 2, 3, ...encoded, 4]).subarray(3, 3 + encoded.length)
    expect(decodeSections(among)).toEqual(indexed)
    const none = { terms: [], sections: [] }
    expect(decodeSections(new Uint8Array())).toEqual({ lunr: none, shards: none })
  })
})
