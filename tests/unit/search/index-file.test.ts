// The index file against lunr itself: the same documents given to lunr's builder with the multi-language plugin.
import fc from 'fast-check'
import lunr from 'lunr'
import multiLanguage from 'lunr-languages/lunr.multi.js'
import { describe, expect, it } from 'vitest'
import type { SearchConfig } from '../../../cli/model/config.ts'
import { indexFile } from '../../../cli/search/index-file.ts'
import type { IndexPart } from '../../../cli/search/record-part.ts'
import type { StoredDocument } from '../../../cli/search/records.ts'
import { bytesOf } from '../../../cli/text/byte-writer.ts'
import { languageTools } from '../../../runtime/search/stemmers.ts'
import { searchConfig } from './config.ts'
import {
  createTermCounter,
  fieldTerms,
  pagePart,
  recordPart,
  type SearchPage,
  searchRecords,
  termsIn,
} from './records-for-test.ts'

const page = (over: Partial<SearchPage>): SearchPage => ({
  route: '/docs/a',
  title: 'Страница',
  tags: [],
  keywords: [],
  parentCategories: [],
  sections: [],
  unlisted: false,
  ...over,
})

/** The file of a tag without records. */
const NOTHING = { documents: [], index: null }

const fileOf = (parts: readonly IndexPart[], config: SearchConfig) =>
  new TextDecoder().decode(bytesOf((take) => indexFile(parts, config, take)))

const indexOf = (pages: readonly SearchPage[], config: SearchConfig = searchConfig) =>
  JSON.parse(fileOf([pagePart(pages, config)], config))

languageTools(['ru'])
multiLanguage(lunr)
const plugin = (lunr as unknown as { multiLanguage(...codes: string[]): lunr.Builder.Plugin }).multiLanguage(
  'ru',
  'en',
)
const notEmpty = (token: lunr.Token) => (token.toString() === '' ? [] : token)
lunr.Pipeline.registerFunction(notEmpty as never, 'not-empty')

/** What lunr makes of the same sections. The plugin's trimmer leaves empty words; they are dropped before they are counted. */
function builtByLunr(pages: readonly SearchPage[], { b, k1 }: { b: number; k1: number }) {
  const builder = new lunr.Builder()
  builder.use(plugin)
  const trimmer = (builder.pipeline as unknown as { _stack: lunr.PipelineFunction[] })._stack[0]!
  builder.pipeline.after(trimmer, notEmpty as never)
  builder.ref('id')
  for (const field of ['title', 'content', 'tags']) builder.field(field)
  builder.b(b)
  builder.k1(k1)
  let id = 0
  for (const { sections, tags } of pages) {
    sections.forEach(({ title, text }, index) => {
      builder.add({ id: `${++id}`, title, content: text, tags: index === 0 ? tags : [] })
    })
  }
  return JSON.parse(JSON.stringify(builder.build()))
}

// Our own stop word «а» is left out: lunr's list has it with a byte-order mark and so never applies it.
const word = fc
  .oneof(
    fc.constantFrom(
      'настройка',
      'настройками',
      'кластеры',
      'и',
      'the',
      'running',
      'runs',
      'constructor',
      '__proto__',
      '17',
      '2024',
      'pg-17',
    ),
    fc.stringMatching(/^[а-яa-z]{1,12}$/),
    fc.stringMatching(/^[«"([]?[А-ЯA-Za-zа-я0-9_]{1,6}[»"),.\]:]?$/),
    fc.constantFrom('—', '*', '...', '«»'),
  )
  .filter((one) => !/^[«"([]?а[»"),.\]:]?$/i.test(one))
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '))
const pages = fc.array(
  fc.record({
    tags: fc.array(fc.constantFrom('pg-17', 'Кластеры', 'license', 'общая схема'), { maxLength: 3 }),
    sections: fc.array(fc.record({ title: word, text }), { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 8 },
)

describe('index file', () => {
  it('is what lunr would have built', () => {
    fc.assert(
      fc.property(pages, fc.constantFrom([0.75, 1.2], [0, 1.2], [1, 2]), (some, [b, k1]) => {
        const given = some.map((one) => page(one))
        const config = { ...searchConfig, lunr: { ...searchConfig.lunr, b: b!, k1: k1! } }
        expect(indexOf(given, config).index).toEqual(builtByLunr(given, { b: b!, k1: k1! }))
      }),
      { numRuns: 150 },
    )
  })

  it('is loaded by lunr and finds by stem, prefix, tag and title', () => {
    const file = indexOf([
      page({
        tags: ['pg-17', 'Общая схема'],
        sections: [
          { title: 'Настройка кластера', text: 'Узлы и running процессы' },
          { title: 'Ещё', anchor: 'ещё', text: 'Ёлка у дома' },
        ],
      }),
    ])
    const index = lunr.Index.load(file.index)
    const found = (query: string) => index.search(query).map(({ ref }) => ref)
    expect(found('настройками')).toEqual(['1'])
    expect(found('настро*')).toEqual(['1'])
    expect(found('runs')).toEqual(['1'])
    expect(found('pg*')).toEqual(['1'])
    expect(found('tags:общая*')).toEqual(['1'])
    expect(found('елка')).toEqual(['2'])
    expect(found('у')).toEqual([])
    expect(file.index.pipeline).toEqual(['stemmer-ru', 'stemmer'])
    expect(file.index.fields).toEqual(['title', 'content', 'tags'])
  })

  it('stores of a section only what a result shows', () => {
    const file = indexOf([
      page({
        sections: [
          { title: 'Заголовок', text: 'Начало' },
          { title: 'Часть', anchor: 'часть', text: '' },
        ],
      }),
      page({ route: '/docs/b', sections: [{ title: 'Б', text: '' }] }),
    ])
    expect(file.documents).toEqual([
      {
        id: 1,
        pageTitle: 'Заголовок',
        sectionTitle: 'Заголовок',
        sectionRoute: '/docs/a',
        type: 'docs',
        excerpt: 'Начало',
      },
      { id: 2, pageTitle: 'Заголовок', sectionTitle: 'Часть', sectionRoute: '/docs/a#часть', type: 'docs' },
      { id: 3, pageTitle: 'Б', sectionTitle: 'Б', sectionRoute: '/docs/b', type: 'docs' },
    ])
  })

  it('is empty without documents', () => {
    expect(indexOf([])).toEqual(NOTHING)
    expect(indexOf([page({ unlisted: true, sections: [{ title: 'а', text: 'б' }] })])).toEqual(NOTHING)
  })

  it('is the same text for the same pages, whatever was counted before', () => {
    const some = [page({ sections: [{ title: 'Один', text: 'два три' }] })]
    const terms = createTermCounter(searchConfig)
    const once = () => fileOf([pagePart(some, searchConfig, terms)], searchConfig)
    expect(once()).toBe(once())
  })

  it('is the same however its records are put together', () => {
    const pages = ['один два', 'два три', '', 'три один один'].map((text, at) =>
      page({
        route: `/${at}"sectionRoute"`,
        unlisted: text === '',
        sections: [
          { title: ',"sectionRoute":"', text },
          { title: `Раздел ${at}`, anchor: 'a', text },
        ],
      }),
    )
    const apart = [...pages.map((one) => pagePart([one], searchConfig)), recordPart([])]
    const together = fileOf([pagePart(pages, searchConfig)], searchConfig)
    expect(fileOf(apart, searchConfig)).toBe(together)
    const { documents } = JSON.parse(together) as { documents: readonly { sectionRoute: string }[] }
    expect(documents.map(({ sectionRoute }) => sectionRoute)).toEqual(
      [0, 1, 3].flatMap((at) => [`/${at}"sectionRoute"`, `/${at}"sectionRoute"#a`]),
    )
  })
})

describe('records of a page', () => {
  const records = (over: Partial<SearchPage>, config: Partial<SearchConfig> = {}) => {
    const all = { ...searchConfig, ...config }
    return searchRecords(page(over), all, createTermCounter(all))
  }
  const documents = (...given: Parameters<typeof records>) =>
    records(...given).records.map(({ document }) => document as StoredDocument)

  it('makes one of a page without headings, under the title of the page', () => {
    expect(records({ sections: [] }).records.map(({ document }) => document)).toEqual([
      { pageTitle: 'Страница', sectionTitle: 'Страница', sectionRoute: '', type: 'docs' },
    ])
  })

  it('puts the lead of a page without h1 under the title of the page', () => {
    const [lead, part] = documents({
      sections: [
        { title: '', text: 'Начало' },
        { title: 'Часть', anchor: 'b', text: '' },
      ],
    })
    expect(lead).toMatchObject({ pageTitle: 'Страница', sectionTitle: 'Страница' })
    expect(part).toMatchObject({ pageTitle: 'Страница', sectionTitle: 'Часть' })
  })

  it('keeps text above the h1 untitled, takes the page title from the h1 and puts the tags there', () => {
    const page = records({
      tags: ['nats'],
      sections: [
        { title: '', text: 'До' },
        { title: 'Первый', text: '' },
        { title: 'Часть', anchor: 'b', text: '' },
      ],
    })
    expect(page.records[0]?.document).toMatchObject({ pageTitle: 'Первый', sectionTitle: '' })
    expect([0, 1, 2].map((record) => fieldTerms(page, record, 'tags'))).toEqual([[], ['nat'], []])
  })

  it('indexes parent categories only when asked, nearest first and no more than asked', () => {
    const parentCategories = ['Установка', 'Руководства', 'Всё']
    expect(fieldTerms(records({ parentCategories }), 0, 'sidebarParentCategories')).toEqual([])
    const asked = records({ parentCategories }, { indexDocSidebarParentCategories: 2 })
    expect(fieldTerms(asked, 0, 'sidebarParentCategories')).toEqual(['установк', 'руководств'])
  })

  it('indexes keywords only when asked, whole and by their words, with the title of the page', () => {
    const keywords = ['What-if', 'нарастающий итог', 'итог']
    const sections = [
      { title: 'Окна', text: '' },
      { title: 'Часть', anchor: 'b', text: '' },
    ]
    const index = indexOf([page({ keywords, sections })], { ...searchConfig, indexKeywords: true })
    expect(index.index.fields).toEqual(['title', 'content', 'tags', 'keywords'])
    const found = index.index.invertedIndex.filter(
      ([, { keywords }]: [string, { keywords: object }]) => '1' in keywords,
    )
    expect(found.map(([term]: [string]) => term)).toEqual(['what-if', 'итог', 'нараста', 'нарастающий итог'])
    expect(indexOf([page({ keywords, sections })]).index.fields).toEqual(['title', 'content', 'tags'])
  })

  it('weighs a keyword by its rarity, however few sections have keywords', () => {
    const weightAmong = (others: number) => {
      const sections = Array.from({ length: others }, (_, at) => ({
        title: `Часть${at}`,
        anchor: `${at}`,
        text: '',
      }))
      const pages = [page({ keywords: ['парето'], sections: [{ title: 'Анализ', text: '' }, ...sections] })]
      const { index } = indexOf(pages, { ...searchConfig, indexKeywords: true })
      const [, vector] = index.fieldVectors.find(([ref]: [string]) => ref === 'keywords/1')
      return vector[1]
    }
    expect(weightAmong(40)).toBeGreaterThan(weightAmong(4))
  })

  it('shows the path of categories in the title when asked', () => {
    const [document] = documents(
      { parentCategories: ['Установка', 'Руководства'], sections: [{ title: 'Кластер', text: '' }] },
      { includeParentCategoriesInPageTitle: true },
    )
    expect(document?.pageTitle).toBe('Руководства > Установка > Кластер')
  })

  it('cuts the excerpt between words', () => {
    const [document] = documents({ sections: [{ title: 'а', text: 'Очень длинное слово '.repeat(20) }] })
    expect(document?.excerpt).toMatch(/^Очень длинное слово .* (Очень|длинное|слово)…$/)
    expect(document?.excerpt?.length).toBeLessThanOrEqual(121)
  })
})

describe('terms', () => {
  const counter = createTermCounter(searchConfig)
  const text = (written: string, own = counter) => {
    const page = own.page()
    return termsIn(page.section('', written).text, page.terms)
  }
  const words = (written: string) => text(written).map(([term]) => term)

  it('drops stop words of both languages, «ё» or not, and signs', () => {
    expect(words('а и в the моё мое ещё еще — * … кластер')).toEqual(['кластер'])
  })

  it('counts forms of one word as one term', () => {
    expect(text('Кластер кластера КЛАСТЕРЫ, «кластер»')).toEqual([['кластер', 4]])
  })

  it('counts the parts of what is written with a hyphen, each time', () => {
    expect(text('поток-порт Поток-порт,\nпоток')).toEqual([
      ['поток', 3],
      ['порт', 2],
    ])
    expect(text('порт поток-порт - 17-17')).toEqual([
      ['порт', 2],
      ['поток', 1],
      ['17', 2],
    ])
  })

  it('sees through soft hyphens, no-break spaces and decomposed letters', () => {
    expect(words('кла\u00adстер\u00a0и\u0306од')).toEqual(['кластер', 'йод'])
  })

  it('keeps Latin words in a Russian index and numbers', () => {
    expect(words('PostgreSQL 17')).toEqual(['postgresql', '17'])
  })

  it('takes each tag whole', () => {
    const page = counter.page()
    const tags = page.list(['pg-17', 'Общая схема'])
    expect(termsIn(tags, page.terms).map(([term]) => term)).toEqual(['pg-17', 'общая схем'])
  })

  it('splits where the site says', () => {
    const config = { ...searchConfig, lunr: { ...searchConfig.lunr, tokenizerSeparator: '[\\s/]+' } }
    expect(text('pg-17/nats', createTermCounter(config))).toEqual([
      ['pg-17', 1],
      ['nat', 1],
    ])
  })
})
