// An index in shards holds what the same pages give in memory, in small files, of which an edit changes few.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { SearchBackend, TermPostings } from '../../../../runtime/search/backend.ts'
import { MAX_POSTINGS } from '../../../../runtime/search/sharded/format.ts'
import { termsOfPiece } from '../../../../runtime/search/text/index-terms.ts'
import { type MemoryPage, memoryBackend } from '../../../helpers/memory-backend.ts'
import { backendOver, shardBackendInMemory, shardFilesOf } from '../../../helpers/shard-backend.ts'
import { generatedPages } from './generated-pages.ts'

const OPTIONS = { languages: ['ru', 'en'] }

const page = (route: string, title: string, texts: readonly (readonly [string, string])[]): MemoryPage => ({
  route,
  title,
  breadcrumb: ['Руководство', 'Настройка'],
  tags: ['pg-17'],
  keywords: ['пул соединений'],
  sections: [
    { title, anchor: '', text: `Страница ${title}` },
    ...texts.map(([heading, text]) => ({ title: heading, anchor: heading.toLowerCase(), text })),
  ],
})

const SMALL = [
  page('/docs/a', 'Сеть', [
    ['Порт', 'Порт службы указан в файле.'],
    ['Адрес', 'Адрес сервера 😀 и порт.'],
  ]),
  page('/docs/b', 'Диск', []),
  page(
    '/docs/c',
    'Порты',
    Array.from({ length: 12 }, (_, at) => [`Раздел ${at}`, `порт ${at}`] as const),
  ),
  {
    ...page('/docs/d', 'Что такое узел', [
      ['Для чего узел', `узел ${'сети и узел_связи '.repeat(30)}без конца`],
      ['Как назвать', 'узел сети'],
    ]),
    description: 'Узел без порта и диска.',
  },
]

const termsOf = (word: string) => termsOfPiece(word, OPTIONS).map(({ term }) => term)

/** Postings as plain values: those of shards are read when they are looked at. */
const plain = (found: TermPostings | null) => {
  if (!found) return null
  const { term, pages, sections, impacts, positions, frequency, complete } = found
  return { term, pages, sections, impacts, positions, frequency, complete }
}

/** All that a backend knows, as plain values. */
async function contentOf(backend: SearchBackend) {
  const lexicon = await backend.lexicon([''])
  const postings = (await backend.exact(lexicon.terms)).map(plain)
  const refs = new Map<string, { page: number; section: number }>()
  for (const found of postings)
    for (const [at, page] of (found?.pages ?? []).entries()) {
      const section = found?.sections[at] ?? 0
      refs.set(`${page}.${section}`, { page, section })
    }
  const { pages, sections } = backend.statistics
  return { pages, sections, lexicon, postings, stored: await backend.stored([...refs.values()]) }
}

describe('shardFiles', () => {
  it.each([
    ['a few pages', SMALL],
    ['many pages', generatedPages(80)],
  ])('holds what the pages give in memory: %s', async (_name, pages) => {
    const sharded = await contentOf(shardBackendInMemory(pages, OPTIONS))
    expect(sharded).toEqual(await contentOf(memoryBackend(pages, OPTIONS)))
    expect(sharded.postings.every((found) => found !== null)).toBe(true)
  })

  it('finds terms by their prefix and no others', async () => {
    const pages = generatedPages(60)
    const sharded = shardBackendInMemory(pages, OPTIONS)
    const inMemory = memoryBackend(pages, OPTIONS)
    for (const prefix of ['порт', 'п', 'ё', 'зз', 'слово1']) {
      const question = { needed: [], useful: [], prefixes: [prefix], mostFiles: 100 }
      expect((await sharded.find(question)).map(plain)).toEqual((await inMemory.find(question)).map(plain))
    }
    expect(await sharded.exact(['нетслова', '', '\uffff'])).toEqual([null, null, null])
  })

  it('looks up a prefix first in the shard with the most frequent terms', async () => {
    const pages = Array.from({ length: 600 }, (_, at) =>
      page(`/docs/${at}`, `Страница ${at}`, [['Код', `word${10000 + at} word${20000 + at} wordless`]]),
    )
    const backend = shardBackendInMemory(pages, OPTIONS)
    const question = { needed: [], useful: [], prefixes: ['word'], mostFiles: 3 }
    const found = (await backend.find(question)).map(({ term }) => term)
    expect(found).toContain('wordless')
    // Of twice as many.
    expect(found.length).toBeLessThan(pages.length)
  })

  it('produces no files without pages', async () => {
    const empty = shardBackendInMemory([], OPTIONS)
    expect(await contentOf(empty)).toEqual(await contentOf(memoryBackend([], OPTIONS)))
    expect(await empty.exact(['слово'])).toEqual([null])
    expect(await empty.find({ needed: ['слово'], useful: [], prefixes: ['с'], mostFiles: 9 })).toEqual([])
  })

  it('splits a frequent term and loads the part with the highest impacts', async () => {
    const pages = Array.from({ length: MAX_POSTINGS + 50 }, (_, at) =>
      page(`/docs/${at}`, at === 4000 || at === 17 ? 'Слово' : 'Другое', []),
    )
    const [found] = await shardBackendInMemory(pages, OPTIONS).exact(termsOf('страница'))
    expect(found && plain(found)).toMatchObject({ frequency: pages.length, complete: false })
    expect(found?.pages).toHaveLength(MAX_POSTINGS)
    const inOrder = [...(found?.pages ?? [])]
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  })

  it('produces equal files for equal pages, none of them large', () => {
    const files = shardFilesOf(generatedPages(300), OPTIONS)
    expect([...files.keys()]).toEqual([...shardFilesOf(generatedPages(300), OPTIONS).keys()])
    for (const body of files.values()) expect(gzipSync(body).length).toBeLessThan(20_000)
  })

  it('changes few files if one page is edited', () => {
    const pages = generatedPages(300)
    const [first, ...rest] = pages
    if (!first) throw new Error('no pages')
    const [lead, ...sections] = first.sections
    if (!lead) throw new Error('no sections')
    const added = { title: 'Новый раздел', anchor: 'new', text: 'слово новое' }
    const edited = [{ ...first, sections: [lead, added, ...sections] }, ...rest]
    const before = shardFilesOf(pages, OPTIONS)
    const after = [...shardFilesOf(edited, OPTIONS).keys()]
    const changed = after.filter((path) => !before.has(path))
    // The shards with a word of the page, of which a small site has few more.
    expect(changed.length).toBeLessThan(0.45 * after.length)
  })

  it('loads one lexicon part, one shard and one text file for a rare word', async () => {
    const asked: string[] = []
    const backend = backendOver(shardFilesOf(generatedPages(300), OPTIONS), (path) => asked.push(path))
    const [found] = await backend.exact(termsOf('единственное250'))
    expect(found?.pages).toEqual(Uint32Array.of(250))
    await backend.stored([{ page: 250, section: found?.sections[0] ?? 0 }])
    await backend.stored([{ page: 250, section: 0 }])
    // And the manifest.
    expect(asked).toHaveLength(4)
  })
})
