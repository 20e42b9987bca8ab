import { describe, expect, it } from 'vitest'
import type { PlanOptions } from '../../../../runtime/search/plan/answer.ts'
import { planSearch } from '../../../../runtime/search/plan/search.ts'
import { type MemoryPage, memoryBackend } from '../../../helpers/memory-backend.ts'

const page = (route: string, title: string, text: string, more: Partial<MemoryPage> = {}): MemoryPage => ({
  route,
  title,
  breadcrumb: [],
  tags: [],
  keywords: [],
  sections: [{ title, anchor: '', text }],
  ...more,
})

const PAGES = [
  page('/cloud', 'Облако слов', 'Размер букв повторяет выручку.'),
  page('/encryption', 'Шифрование', 'Диски закрыты ключом.'),
  page('/setup', 'Настройка', 'Параметр proxy_read_timeout задаёт тайм-аут чтения.', {
    keywords: ['max-pool-size'],
  }),
  page('/buttons', 'Кнопка', 'Подписи и цвета.', { tags: ['Ввод данных'] }),
  page('/columns', 'Столбец', 'Порядок и ширина.'),
  page('/pyramid', 'Пирамида', 'Слои возрастов.'),
  page('/dictionary', 'Словарь', 'Слова и их смысл.'),
  page('/telegram', 'Узлы Telegram', 'Приём сообщений.'),
  page('/keywords', 'Ключи', 'Роли и записи.', { keywords: ['файл подкачки'] }),
  page('/if', 'Оператор IF', 'Условие.'),
  ...Array.from({ length: 12 }, (_none, at) =>
    page(`/other-${at}`, `Страница ${at}`, 'Общий текст о разном.'),
  ),
]
const options: PlanOptions = { languages: ['ru', 'en'], synonyms: [], maxResults: 8, literal: false }
const backend = memoryBackend(PAGES, options)
const ask = (query: string, more: Partial<PlanOptions> = {}) =>
  planSearch(query, backend, { ...options, ...more })
const first = async (query: string, more?: Partial<PlanOptions>) =>
  (await ask(query, more)).results[0]?.stored.route

describe('planSearch', () => {
  it.each([
    ['облаками слов', '/cloud'],
    ['«Облако слов»', '/cloud'],
    ['кнопок', '/buttons'],
    ['столбцов', '/columns'],
    ['шифровать', '/encryption'],
    ['настраивать', '/setup'],
    ['proxyReadTimeout', '/setup'],
    ['read timeout', '/setup'],
    ['таймаут', '/setup'],
    ['тайм аут', '/setup'],
    ['max pool size', '/setup'],
    ['пирам', '/pyramid'],
    ['пирмаида', '/pyramid'],
    ['пирамда', '/pyramid'],
    ['шифрваниями', '/encryption'],
    ['gbhfvblf', '/pyramid'],
    ['j,kfrj ckjd', '/cloud'],
    ['oblako slov', '/cloud'],
    ['шифрование форум', '/encryption'],
    ['облакослов', '/cloud'],
    ['телеграм', '/telegram'],
    ['ввод данных', '/buttons'],
    ['оператор if', '/if'],
    ['как настроить', '/setup'],
  ])('%s finds %s first', async (query, route) => {
    expect(await first(query)).toBe(route)
  })

  it('says for what results are shown', async () => {
    expect((await ask('j,kfrj ckjd')).shownFor).toBe('облако слов')
    expect((await ask('oblako slov')).shownFor).toBe('облако слов')
    expect((await ask('облакослов')).shownFor).toBe('облако слов')
    expect((await ask('пирмаида')).shownFor).toBe('пирамида')
    expect(await ask('облако слов')).not.toHaveProperty('shownFor')
  })

  it('takes a literal query as it is typed', async () => {
    expect((await ask('j,kfrj ckjd', { literal: true })).results).toEqual([])
    expect((await ask('пирмаида', { literal: true })).results).toEqual([])
  })

  it('never puts another reading before an exact hit', async () => {
    const routes = (await ask('слова')).results.map(({ stored }) => stored.route)
    expect([...routes].sort()).toEqual(['/cloud', '/dictionary'])
  })

  it('knows the synonyms of the configuration', async () => {
    expect(await first('кодирование', { synonyms: [['кодирование', 'шифрование']] })).toBe('/encryption')
    expect(await first('word cloud', { synonyms: [['word cloud', 'облако слов']] })).toBe('/cloud')
  })

  it('answers stop words alone, and nothing to signs', async () => {
    expect((await ask('о')).results.length).toBeGreaterThan(0)
    expect(await ask('— !')).toEqual({ results: [], words: [] })
    expect(await ask('')).toEqual({ results: [], words: [] })
  })

  it('names the keyword or tag that no text shows', async () => {
    const [found] = (await ask('файл подкачки')).results
    expect([found?.stored.route, found?.reason]).toEqual([
      '/keywords',
      { kind: 'keyword', label: 'файл подкачки' },
    ])
    const [tagged] = (await ask('ввод данных')).results
    expect(tagged?.reason).toEqual({ kind: 'tag', label: 'Ввод данных' })
  })

  it('gives each page once, and no more than asked for', async () => {
    const { results } = await ask('страница', { maxResults: 5 })
    expect(results).toHaveLength(5)
    expect(new Set(results.map(({ stored }) => stored.page)).size).toBe(5)
  })

  it('gives back the terms that the section shows', async () => {
    expect((await ask('облаками слов')).results[0]?.terms).toEqual(['облак', 'слов'])
  })
})
