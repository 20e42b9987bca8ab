import { describe, expect, test } from 'vitest'
import { accepted } from './support.ts'

describe('addresses', () => {
  test.each([
    ['/', '/'],
    ['/docs', '/docs/'],
    ['/a/b/', '/a/b/'],
  ])('base URL %s becomes %s', (written, read) => {
    expect(accepted({ baseUrl: written }).baseUrl).toBe(read)
  })

  test('the address of the site loses its slash and keeps its port', () => {
    expect(accepted({ url: 'https://docs.example.com:8443/' }).url).toBe('https://docs.example.com:8443')
  })
})

describe('docs', () => {
  test.each([
    ['/', ''],
    ['docs', 'docs'],
    ['/docs/', 'docs'],
    ['a/b', 'a/b'],
  ])('route base path %s becomes %j', (written, read) => {
    expect(accepted({ docs: { routeBasePath: written } }).docs[0].routeBasePath).toBe(read)
  })

  test('paths are written without ./ and slashes at the end', () => {
    const [docs] = accepted({
      docs: { path: './content/docs/', sidebarPath: './sidebars.ts', tags: './t.yml' },
    }).docs
    expect([docs.path, docs.sidebarPath, docs.tags]).toEqual(['content/docs', 'sidebars.ts', 't.yml'])
  })

  test('several instances keep their order and share the persistence of the theme', () => {
    const { docs } = accepted({
      docs: [{ path: 'a' }, { id: 'api', path: 'b', routeBasePath: 'api', sidebarPath: false, tags: false }],
      themeConfig: { docs: { versionPersistence: 'none' } },
    })
    expect(
      docs.map(({ id, path, sidebarPath, tags, versionPersistence }) => [
        id,
        path,
        sidebarPath,
        tags,
        versionPersistence,
      ]),
    ).toEqual([
      ['default', 'a', null, 'tags.yml', 'none'],
      ['api', 'b', false, null, 'none'],
    ])
  })

  test('options of versions are kept as they are', () => {
    const versions = {
      current: { label: 'Next', path: '', banner: 'none' },
      '1.2': { badge: false, noIndex: true },
    }
    expect(
      accepted({ docs: { versions, lastVersion: 'current', onlyIncludeVersions: ['current'] } }).docs[0],
    ).toMatchObject({
      versions,
      lastVersion: 'current',
      onlyIncludeVersions: ['current'],
    })
  })

  test('admonition keywords are given beside the built-in ones', () => {
    expect(
      accepted({ docs: { admonitions: { keywords: ['task'], extendDefaults: true } } }).docs[0].admonitions,
    ).toEqual({
      keywords: ['task'],
    })
  })
})

describe('locales', () => {
  test('have the name of the language in itself, its direction, and their code as lang and folder', () => {
    const { locales } = accepted({ i18n: { defaultLocale: 'ru', locales: ['ru', 'en', 'ar', 'pt-BR'] } }).i18n
    expect(
      locales.map(({ code, label, htmlLang, direction, path }) => [code, label, htmlLang, direction, path]),
    ).toEqual([
      ['ru', 'Русский', 'ru-RU', 'ltr', 'ru'],
      ['en', 'English', 'en', 'ltr', 'en'],
      ['ar', 'العربية', 'ar', 'rtl', 'ar'],
      ['pt-BR', 'Português (Brasil)', 'pt-BR', 'ltr', 'pt-BR'],
    ])
  })

  test('take what is configured; addresses get their one form', () => {
    const ru = {
      label: 'RU',
      htmlLang: 'ru',
      direction: 'rtl',
      calendar: 'persian',
      path: 'x',
      translate: false,
    }
    const { locales } = accepted({
      i18n: { localeConfigs: { ru: { ...ru, url: 'https://ru.example.com/', baseUrl: '/r' } } },
    }).i18n
    expect(locales).toEqual([{ code: 'ru', ...ru, url: 'https://ru.example.com', baseUrl: '/r/' }])
  })

  test('the default locale alone is the list of locales when none is given', () => {
    expect(accepted({ i18n: { defaultLocale: 'en' } }).i18n.locales.map(({ code }) => code)).toEqual(['en'])
  })
})

test('search takes one language or several, and the separator as text or expression', () => {
  const { search } = accepted({ search: { language: 'en', lunr: { tokenizerSeparator: /[\s-]+/ } } })
  expect([search.language, search.lunr.tokenizerSeparator]).toEqual([['en'], '[\\s-]+'])
})

test('the raw value is not changed', () => {
  const docs = Object.freeze({ path: './docs' })
  accepted(Object.freeze({ docs }))
  expect(docs).toEqual({ path: './docs' })
})
