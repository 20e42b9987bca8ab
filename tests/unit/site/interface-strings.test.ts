// Strings of the interface: built-in ones, those of the site over them, and what is said of the latter.
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { interfaceStrings } from '../../../cli/site/interface-strings.ts'
import { en } from '../../../runtime/messages/en.ts'
import { ru } from '../../../runtime/messages/ru.ts'

const IDS = Object.keys(en)

function stringsOf(locale: string, written: Readonly<Record<string, string>>, translate = true) {
  const found: Diagnostic[] = []
  const value = Object.fromEntries(Object.entries(written).map(([id, message]) => [id, { message }]))
  const path = `i18n/${locale}/code.json`
  const file = { file: path, value, keyPlaces: {} }
  const strings = interfaceStrings({ locale, translate, path, file, translations: value }, (diagnostic) =>
    found.push(diagnostic),
  )
  return { strings, found: found.map(({ code, message }) => `${code}: ${message}`) }
}

describe('built-in languages', () => {
  it.each([
    ['en', en],
    ['ru-RU', ru],
  ])('%s needs no file, and a string of the site goes before the built-in one', (locale, table) => {
    expect(stringsOf(locale, {})).toEqual({ strings: table, found: [] })
    const { strings, found } = stringsOf(locale, { 'theme.NotFound.title': 'Own', 'my.component': 'Text' })
    expect(strings).toEqual({ ...table, 'theme.NotFound.title': 'Own', 'my.component': 'Text' })
    expect(found).toEqual([])
  })

  it('an empty string counts as missing', () => {
    expect(stringsOf('ru', { 'theme.NotFound.title': '' }).strings['theme.NotFound.title']).toBe(
      ru['theme.NotFound.title'],
    )
  })
})

it('a copy of the English string counts as missing where there is a built-in one', () => {
  const written = { 'theme.admonition.note': 'note', 'theme.admonition.tip': 'Hint' }
  expect(stringsOf('ru', written).strings).toEqual({ ...ru, 'theme.admonition.tip': 'Hint' })
  expect(stringsOf('en', written).strings).toEqual({ ...en, ...written })
})

describe('other languages', () => {
  it('missing strings are English and reported once', () => {
    const { strings, found } = stringsOf('de', {
      'theme.NotFound.title': 'Nicht gefunden',
      'theme.NotFound.p1': '',
    })
    expect(strings).toEqual({ ...en, 'theme.NotFound.title': 'Nicht gefunden' })
    expect(found).toEqual([
      `site/missing-message: ${IDS.length - 2} of ${IDS.length} interface strings are missing from the file of 'de' and shown in English: ${IDS.slice(0, 3).join(', ')}, …`,
    ])
  })

  it('nothing is reported if all strings exist or if English is used', () => {
    expect(stringsOf('de', Object.fromEntries(IDS.map((id) => [id, 'x']))).found).toEqual([])
    expect(stringsOf('de', Object.fromEntries(IDS.map((id) => [id, '']))).found).toEqual([])
    expect(stringsOf('de', {}, false).found).toEqual([])
  })
})

it('unknown ids are reported once, with the nearest known id', () => {
  const found: Diagnostic[] = []
  const value = {
    'theme.NotFound.titel': { message: 'x' },
    'theme.docs.a': { message: 'y' },
    'theme.blog.paginator.newerEntries': { message: 'of a plugin of Docusaurus' },
    constructor: { message: 'z' },
  }
  interfaceStrings(
    {
      locale: 'en',
      translate: true,
      path: 'i18n/en/code.json',
      file: { file: 'i18n/en/code.json', value, keyPlaces: {} },
      translations: value,
    },
    (diagnostic) => found.push(diagnostic),
  )
  expect(found).toMatchObject([
    {
      code: 'site/unknown-message',
      severity: 'warning',
      message: '2 unknown interface strings: theme.NotFound.titel, theme.docs.a',
      hint: "did you mean 'theme.NotFound.title'?",
    },
  ])
})
