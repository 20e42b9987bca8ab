// The engine over index files as the compiler makes them.
import { describe, expect, it, vi } from 'vitest'
import { indexFile } from '../../../cli/search/index-file.ts'
import { bytesOf } from '../../../cli/text/byte-writer.ts'
import { createEngine } from '../../../runtime/search/lunr/engine.ts'
import type { SearchRequest } from '../../../runtime/search/protocol.ts'
import { costOfAsync } from '../../helpers/cpu.ts'
import { searchConfig } from './config.ts'
import { pagePart, type SearchPage } from './records-for-test.ts'

const page = (route: string, title: string, text: string, tags: string[] = []): SearchPage => ({
  route,
  title,
  tags,
  keywords: [],
  parentCategories: [],
  unlisted: false,
  sections: [{ title, text }],
})
const fileOf = (...pages: SearchPage[]) => {
  const part = pagePart(pages, searchConfig)
  return new TextDecoder().decode(bytesOf((take) => indexFile([part], searchConfig, take)))
}

const files: Record<string, () => Response> = {
  'https://x/search-index-a.json': () =>
    new Response(
      fileOf(
        page('/a/1', 'Настройка кластера', 'Узлы, ёлки и running', ['pg-17']),
        page('/a/2', 'Другое', 'В тексте: настройка'),
        page('/a/3', 'constructor', 'hasOwnProperty __proto__ C:\\temp a:b'),
      ),
    ),
  'https://x/search-index-b.json': () => new Response(fileOf(page('/b/1', 'Настройка', 'сети'))),
  'https://x/search-index-garbage.json': () => new Response('<html>'),
  'https://x/search-index-broken.json': () => new Response('', { status: 500 }),
}

const setUp = () => {
  const fetch = vi.fn(async (address: string) => files[address]?.() ?? new Response('', { status: 404 }))
  const warn = vi.fn()
  const engine = createEngine({ fetch, warn })
  const request = (query: string, over: Partial<SearchRequest> = {}): SearchRequest => ({
    engine: 'lunr',
    query,
    tags: ['a'],
    indexBase: 'https://x/',
    retry: false,
    literal: false,
    options: {
      boosts: { title: 5, content: 1, tags: 3, parentCategories: 2, keywords: 5 },
      languages: ['ru', 'en'],
      tokenSeparator: '[\\s\\-]+',
      maxResults: 8,
    },
    ...over,
  })
  const search = async (query: string, over?: Partial<SearchRequest>) =>
    (await engine.search(request(query, over))).results.map(({ document }) => document.sectionRoute)
  return { engine, fetch, warn, request, search }
}

describe('search engine', () => {
  it('puts hits in titles before hits in the text', async () => {
    expect(await setUp().search('настройки')).toEqual(['/a/1', '/a/2'])
  })

  it('weighs fields by their boosts', async () => {
    const { request, search } = setUp()
    const boosts = { title: 0.1, content: 10, tags: 3, parentCategories: 2, keywords: 5 }
    const options = { ...request('').options, boosts }
    expect(await search('настройки', { options })).toEqual(['/a/2', '/a/1'])
  })

  it('puts sections with equal hits in the order of the index', async () => {
    const same = ['/a/1', '/a/2', '/a/3'].map((route) => page(route, 'Title', 'word'))
    vi.spyOn(files, 'https://x/search-index-a.json').mockImplementation(() => new Response(fileOf(...same)))
    expect(await setUp().search('word')).toEqual(['/a/1', '/a/2', '/a/3'])
    vi.restoreAllMocks()
  })

  it('tells why a section is found where the word is not shown', async () => {
    const { engine, request } = setUp()
    const reasons = async (query: string) =>
      (await engine.search(request(query))).results.map(({ reason }) => reason)
    expect(await reasons('pg-17')).toEqual([{ kind: 'tag', label: 'pg-17' }])
    expect(await reasons('настройка')).toEqual([undefined, undefined])
  })

  it('finds beginnings of words, tags, folded letters, quoted words', async () => {
    const { search } = setUp()
    expect(await search('клас')).toEqual(['/a/1'])
    expect(await search('pg-17')).toEqual(['/a/1'])
    expect(await search('Елка')).toEqual(['/a/1'])
    expect(await search('«Кластер»')).toEqual(['/a/1'])
    expect(await search('runs')).toEqual(['/a/1'])
  })

  it('does not take a preposition for the beginning of words', async () => {
    const { search } = setUp()
    expect(await search('на constructor')).toEqual(['/a/3'])
    expect(await search('на')).toEqual(['/a/1', '/a/2'])
  })

  it('merges the indexes of all tags', async () => {
    expect((await setUp().search('настройка', { tags: ['a', 'b'] })).sort()).toEqual(['/a/1', '/a/2', '/b/1'])
  })

  it('gives the words to mark with each result', async () => {
    const { engine, request } = setUp()
    const { results } = await engine.search(request('«Настройку» Ёлку'))
    expect(results[0]?.terms).toEqual(['настройку', 'елку'])
  })

  it('fetches nothing for an empty query and each index once', async () => {
    const { search, fetch } = setUp()
    await search('  * ')
    expect(fetch).not.toHaveBeenCalled()
    await Promise.all([search('a'), search('b'), search('c')])
    await search('d')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    'a:b',
    '+x',
    '~',
    'x~10',
    'a^2',
    '-',
    '\\',
    '"',
    '🎉',
    'constructor',
    '__proto__',
    '*',
    '%',
    'C:\\temp',
    '<img>',
  ])('takes %s as text', async (query) => {
    const { engine, request, warn } = setUp()
    const { unavailable } = await engine.search(request(query))
    expect(unavailable).toBe(false)
    expect(warn).not.toHaveBeenCalled()
  })

  it('finds words that are names of object members', async () => {
    const { search } = setUp()
    expect(await search('constructor')).toEqual(['/a/3'])
    expect(await search('__proto__')).toEqual(['/a/3'])
    expect(await search('a:b')).toEqual(['/a/3'])
  })

  it('goes on with the other indexes when one cannot be had', async () => {
    const { engine, request, warn } = setUp()
    const { results, unavailable } = await engine.search(
      request('настройка', { tags: ['garbage', 'broken', 'b'] }),
    )
    expect(results).toHaveLength(1)
    expect(unavailable).toBe(true)
    expect(warn).toHaveBeenCalledTimes(2)
  })

  it('takes a missing index as empty', async () => {
    const { engine, request, warn } = setUp()
    expect(await engine.search(request('x', { tags: ['none'] }))).toEqual({ results: [], unavailable: false })
    expect(warn).not.toHaveBeenCalled()
  })

  it('reports what a reader would notice of a download, and nothing of what is here', async () => {
    const { engine, request, fetch } = setUp()
    const text = await files['https://x/search-index-a.json']!().text()
    const bytes = new TextEncoder().encode(text)
    const half = Math.ceil(bytes.length / 2)
    fetch.mockImplementation(async () => {
      const body = new ReadableStream({
        start(controller) {
          for (const part of [bytes.slice(0, half), bytes.slice(half, half + 1), bytes.slice(half + 1)])
            controller.enqueue(part)
          controller.close()
        },
      })
      return new Response(body, { headers: { 'content-length': `${bytes.length}` } })
    })
    const onProgress = vi.fn()
    await engine.search(request('настройка'), onProgress)
    expect(onProgress.mock.calls.flat()).toEqual([
      { loadedBytes: 0, totalBytes: null },
      { loadedBytes: half, totalBytes: bytes.length },
      { loadedBytes: bytes.length, totalBytes: bytes.length },
    ])
    onProgress.mockClear()
    await engine.search(request('кластер'), onProgress)
    expect(onProgress).not.toHaveBeenCalled()
  })

  it('asks again for what could not be loaded only when told to', async () => {
    const { engine, request, fetch } = setUp()
    fetch.mockImplementationOnce(async () => new Response('', { status: 500 }))
    expect((await engine.search(request('настройка'))).unavailable).toBe(true)
    expect((await engine.search(request('настройка'))).unavailable).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await engine.search(request('настройка', { retry: true }))).toMatchObject({ unavailable: false })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('leaves out sections that lead away from the site, with one warning', async () => {
    const { engine, request, fetch, warn } = setUp()
    const text = fileOf(
      page('/a/1', 'Настройка', ''),
      page('/a/2', 'Настройка', ''),
      page('/a/3', 'Настройка', ''),
    )
    fetch.mockImplementation(
      async () =>
        new Response(text.replace('"/a/1"', '"javascript:alert(1)"').replace('"/a/2"', '"//evil.example"')),
    )
    const { results } = await engine.search(request('настройка'))
    expect(results.map(({ document }) => document.sectionRoute)).toEqual(['/a/3'])
    expect(warn.mock.calls).toEqual([['2 entries of search index "a" are unusable and left out.']])
  })

  it('stays quick for a query of all letters', async () => {
    const letters = [...'абвгдежзиклмнопрстуфхцчшщэюяabcdefghijklmnopqrstuvwxyz'].join(' ')
    const { cpuMs } = await costOfAsync(1000, () => setUp().search(letters))
    expect(cpuMs).toBeLessThan(1000)
  })
})
