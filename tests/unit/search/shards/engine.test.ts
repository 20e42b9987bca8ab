// The engine over the files of a site: what it loads, how often, and what it does without them.
import { describe, expect, it, vi } from 'vitest'
import type { SearchRequest } from '../../../../runtime/search/protocol.ts'
import { createEngine } from '../../../../runtime/search/sharded/engine.ts'
import { manifestPath } from '../../../../runtime/search/sharded/manifest-path.ts'
import type { MemoryPage } from '../../../helpers/memory-backend.ts'
import { shardFilesOf } from '../../../helpers/shard-backend.ts'
import { generatedPages } from './generated-pages.ts'

const BASE = 'https://x/base/'
const OPTIONS = { languages: ['ru', 'en'] }

const page = (route: string, title: string, text: string): MemoryPage => ({
  route,
  title,
  breadcrumb: [],
  tags: [],
  keywords: [],
  sections: [
    { title, anchor: '', text },
    { title: 'Порядок', anchor: 'порядок', text: 'Ничего особенного.' },
  ],
})

const PAGES = [
  page('/base/a', 'Кластер', 'Узлы и сети.'),
  page('/base/b', 'Другое', 'В тексте есть кластер.'),
  page('/elsewhere/c', 'Кластер', 'Не эта страница.'),
]

/** A site that can be changed and can fail. */
function siteOf(tags: Readonly<Record<string, readonly MemoryPage[]>>) {
  const files = new Map<string, Uint8Array>()
  const publish = (all: typeof tags) => {
    files.clear()
    for (const [tag, pages] of Object.entries(all))
      for (const [path, body] of shardFilesOf(pages, OPTIONS, undefined, tag)) files.set(BASE + path, body)
  }
  publish(tags)
  const requests: string[] = []
  const state = { status: (_address: string) => 200 }
  const fetch = vi.fn(async (address: string, _init: { readonly cache?: string }) => {
    requests.push(address.slice(BASE.length))
    const status = state.status(address)
    const body = files.get(decodeURI(address))
    if (status !== 200 || !body) return new Response('', { status: status === 200 ? 404 : status })
    return new Response(Uint8Array.from(body))
  })
  const warn = vi.fn()
  const engine = createEngine({ fetch, warn })
  const request = (query: string, over: Partial<SearchRequest> = {}): SearchRequest => ({
    engine: 'sharded',
    query,
    tags: Object.keys(tags),
    indexBase: BASE,
    retry: false,
    literal: false,
    options: {
      boosts: { title: 5, content: 1, tags: 3, parentCategories: 2 },
      languages: ['ru', 'en'],
      tokenSeparator: '[\\s\\-]+',
      maxResults: 8,
    },
    ...over,
  })
  const search = async (query: string, over?: Partial<SearchRequest>) => {
    const { results, unavailable } = await engine.search(request(query, over))
    return { routes: results.map(({ document }) => document.sectionRoute), unavailable }
  }
  return { engine, request, search, publish, requests, fetch, warn, state }
}

describe('engine over shards', () => {
  it('finds pages of the site, titles first, and no address that is not below it', async () => {
    const { search, warn } = siteOf({ one: PAGES })
    expect(await search('кластер')).toEqual({ routes: ['/base/a', '/base/b'], unavailable: false })
    expect(warn.mock.calls).toEqual([['1 results lead away from the site and are left out.']])
  })

  it('gives what a result shows', async () => {
    const { engine, request } = siteOf({ one: PAGES })
    const [found] = (await engine.search(request('порядок'))).results
    expect(found?.document).toMatchObject({
      pageTitle: 'Кластер',
      sectionTitle: 'Порядок',
      sectionRoute: '/base/a#порядок',
      excerpt: 'Ничего особенного.',
      type: 'docs',
    })
  })

  it('ranks the results of all tags together', async () => {
    const other = [page('/base/z', 'Кластер серверов', 'Узлы.')]
    const { search } = siteOf({ one: PAGES, two: other })
    expect((await search('кластер')).routes.slice(0, 2).sort()).toEqual(['/base/a', '/base/z'])
    expect(await search('кластер', { tags: ['two'] })).toEqual({ routes: ['/base/z'], unavailable: false })
  })

  it('knows the synonyms of the site', async () => {
    const { request, search } = siteOf({ one: PAGES })
    const options = { ...request('').options, synonyms: [['грозд', 'кластер']] }
    expect((await search('грозд', { options, literal: true })).routes).toContain('/base/a')
  })

  it('says what was searched for in the place of what was typed, unless that is meant', async () => {
    const { engine, request } = siteOf({ one: PAGES })
    const { results, shownFor } = await engine.search(request('rkfcnth'))
    expect([shownFor, results.length]).toEqual(['кластер', 2])
    expect(await engine.search(request('rkfcnth', { literal: true }))).toEqual({
      results: [],
      unavailable: false,
    })
  })

  it('loads nothing for an empty query', async () => {
    const { search, requests } = siteOf({ one: PAGES })
    expect(await search('  ')).toEqual({ routes: [], unavailable: false })
    expect(requests).toEqual([])
  })

  it('loads each file once, for queries at the same time too', async () => {
    const { search, requests } = siteOf({ one: generatedPages(200) })
    await Promise.all(['порт', 'единственное17', 'порт'].map((query) => search(query)))
    await search('порт')
    expect(requests[0]).toBe(manifestPath('one'))
    expect(new Set(requests).size).toBe(requests.length)
  })

  it('counts an index that the site has not as empty', async () => {
    const { search, warn } = siteOf({ one: PAGES.slice(0, 2) })
    expect(await search('кластер', { tags: ['none', 'one'] })).toEqual({
      routes: ['/base/a', '/base/b'],
      unavailable: false,
    })
    expect(warn).not.toHaveBeenCalled()
  })

  it('goes on with the other indexes when one cannot be loaded, and asks again when told', async () => {
    const site = siteOf({ one: PAGES, two: [page('/base/z', 'Кластер', '')] })
    site.state.status = (address) => (address.includes('manifest-two') ? 500 : 200)
    expect(await site.search('кластер')).toEqual({ routes: ['/base/a', '/base/b'], unavailable: true })
    site.state.status = () => 200
    expect((await site.search('кластер')).unavailable).toBe(true)
    expect((await site.search('кластер', { retry: true })).routes).toContain('/base/z')
  })

  it('answers that a part is unavailable, and asks for it again only when told', async () => {
    const site = siteOf({ one: PAGES })
    site.state.status = (address) => (address.endsWith('.bin') ? 503 : 200)
    expect(await site.search('кластер')).toEqual({ routes: [], unavailable: true })
    const asked = site.requests.length
    site.state.status = () => 200
    expect((await site.search('кластер')).unavailable).toBe(true)
    expect(site.requests).toHaveLength(asked)
    expect(await site.search('кластер', { retry: true })).toEqual({
      routes: ['/base/a', '/base/b'],
      unavailable: false,
    })
  })

  it.each([
    ['a manifest that is none', () => manifestPath('one'), '<html>'],
    ['a manifest of another format', () => manifestPath('one'), '{"format":99}'],
    ['a damaged shard', (paths: readonly string[]) => paths.find((path) => path.endsWith('.bin')) ?? '', 'x'],
  ])('survives %s', async (_name, pathOf, text) => {
    const site = siteOf({ one: PAGES })
    const files = shardFilesOf(PAGES, OPTIONS, undefined, 'one')
    const broken = BASE + pathOf([...files.keys()])
    site.fetch.mockImplementation(async (address) =>
      address === broken || (broken.endsWith('.bin') && address.endsWith('.bin'))
        ? new Response(text)
        : new Response(Uint8Array.from(files.get(address.slice(BASE.length)) ?? [])),
    )
    expect(await site.search('кластер')).toEqual({ routes: [], unavailable: true })
    expect(site.warn).toHaveBeenCalledTimes(1)
  })

  it('finds the files of a site that was published anew meanwhile', async () => {
    const site = siteOf({ one: generatedPages(100) })
    await site.search('порт')
    site.publish({ one: [page('/base/q', 'Единственное7', '')] })
    expect(await site.search('единственное7')).toEqual({ routes: ['/base/q'], unavailable: false })
    const reloaded = site.fetch.mock.calls.filter(([, { cache }]) => cache === 'reload')
    expect(reloaded.map(([address]) => address)).toEqual([BASE + manifestPath('one')])
  })

  it('reports download progress', async () => {
    const { engine, request } = siteOf({ one: generatedPages(50) })
    const onProgress = vi.fn()
    await engine.search(request('порт'), onProgress)
    const amounts = onProgress.mock.calls.map(([{ loadedBytes }]) => loadedBytes)
    expect(amounts.length).toBeGreaterThan(0)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })
})
