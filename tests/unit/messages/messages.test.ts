import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { en } from '../../../runtime/messages/en.ts'
import { message } from '../../../runtime/messages/message.ts'
import { messagesFor } from '../../../runtime/messages/messages-for.ts'
import { messagePieces } from '../../../runtime/messages/pieces.ts'
import { pluralMessage, selectPlural } from '../../../runtime/messages/plural.ts'
import { ru } from '../../../runtime/messages/ru.ts'

/** Keys of the browser's storage, which look like ids. */
const STORAGE_KEYS = ['docsite.search.history', 'docsite.positions', 'docsite.reloaded']

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

describe('message', () => {
  it('replaces names that have a value and leaves others', () => {
    expect(message({ a: '{x} и {y}, {x}' }, 'a', { x: 1 })).toBe('1 и {y}, 1')
  })

  it('puts values in as they are', () => {
    expect(message({ a: '«{x}»' }, 'a', { x: '$& {x} <b>' })).toBe('«$& {x} <b>»')
  })

  it('is the id where there is no string, also for names every object has', () => {
    expect(message({}, 'theme.x')).toBe('theme.x')
    expect(message({}, 'constructor')).toBe('constructor')
    expect(message({ a: '{toString}' }, 'a', {})).toBe('{toString}')
  })

  it('can be cut at its names', () => {
    expect(messagePieces('a {x}{y} b')).toEqual([
      { text: 'a ' },
      { name: 'x' },
      { name: 'y' },
      { text: ' b' },
    ])
    expect(messagePieces('{x}')).toEqual([{ name: 'x' }])
  })
})

describe('plural forms', () => {
  it.each([
    [1, '1 документ'],
    [2, '2 документа'],
    [4, '4 документа'],
    [5, '5 документов'],
    [11, '11 документов'],
    [21, '21 документ'],
    [112, '112 документов'],
    [0, '0 документов'],
  ])('in Russian for %i', (count, text) => {
    expect(pluralMessage(ru, 'theme.docs.tagDocListPageTitle.nDocsTagged', count, 'ru-RU')).toBe(text)
  })

  it('in English', () => {
    const forms = [0, 1, 2].map((count) =>
      pluralMessage(en, 'theme.docs.tagDocListPageTitle.nDocsTagged', count, 'en'),
    )
    expect(forms).toEqual(['0 docs tagged', 'One doc tagged', '2 docs tagged'])
  })

  it('stand in the order of the language’s own categories; the last one serves where there are too few', () => {
    expect(selectPlural(['zero', 'one', 'two', 'few', 'many', 'other'], 0, 'ar')).toBe('zero')
    expect(selectPlural(['one', 'few', 'many', 'other'], 1.5, 'ru')).toBe('other')
    expect(selectPlural(['one', 'rest'], 5, 'ru')).toBe('rest')
    expect(selectPlural(['only'], 1, 'ru')).toBe('only')
  })
})

describe('tables', () => {
  it('are chosen by language, English where there is none', () => {
    expect(messagesFor('ru')).toBe(ru)
    expect(messagesFor('ru-RU')).toBe(ru)
    expect(messagesFor('RU_ru')).toBe(ru)
    expect(messagesFor('de')).toBe(en)
    expect(messagesFor('constructor')).toBe(en)
  })

  it('have the texts of the specification', () => {
    expect(ru['theme.NotFound.title']).toBe('Страница не найдена')
    expect(ru['theme.ErrorPageContent.title']).toBe('На странице произошёл сбой.')
    expect(ru['theme.ErrorPageContent.tryAgain']).toBe('Попробуйте ещё раз')
    expect(ru['cmfcmf/d-s-l.searchBar.placeholder']).toBe('Поиск...')
    expect(ru['cmfcmf/d-s-l.searchBar.noResults']).toBe('Результатов не найдено.')
  })

  it('have the same ids', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort())
  })

  it('name the same values, but for a count that English spells out', () => {
    const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join()
    const ids = Object.keys(en) as (keyof typeof en)[]
    expect(ids.filter((id) => names(ru[id]) !== names(en[id]))).toEqual([])
  })

  it('are Russian throughout', () => {
    const latin = Object.entries(ru).filter(([, text]) =>
      /[a-z]/i.test(text.replace(/\{\w+\}|baseUrl|Markdown/g, '')),
    )
    expect(latin).toEqual([])
  })

  it('have three forms wherever there are plurals', () => {
    const plurals = Object.entries(ru).filter(([, text]) => text.includes('|'))
    expect(plurals).toHaveLength(4)
    for (const [, text] of plurals) expect(text.split('|')).toHaveLength(3)
  })

  it('hold every id that the program uses', () => {
    const files = ['cli', 'runtime'].flatMap((top) =>
      readdirSync(`${ROOT}${top}`, { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`),
    )
    const sources = files.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('runtime/messages/'))
    const used = sources.flatMap((name) => {
      const ids = readFileSync(ROOT + name, 'utf8').matchAll(
        /'((?:theme|docsite|cmfcmf\/d-s-l)\.[A-Za-z.]+)'/g,
      )
      return [...ids].map(([, id = '']) => id).filter((id) => !id.endsWith('.css'))
    })
    expect(used.length).toBeGreaterThan(40)
    expect([...new Set(used)].filter((id) => !Object.hasOwn(en, id) && !STORAGE_KEYS.includes(id))).toEqual(
      [],
    )
  })
})
