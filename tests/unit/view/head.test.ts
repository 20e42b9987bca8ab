import { describe, expect, it } from 'vitest'
import { localePlan } from '../../../cli/commands/locale-plan.ts'
import type { Article } from '../../../cli/model/article.ts'
import { docPageView } from '../../../cli/view/doc-page.ts'
import { notFoundView } from '../../../cli/view/not-found-page.ts'
import { headTags } from '../../../runtime/head/head-tags.ts'
import type { HeadTag } from '../../../runtime/model/head.ts'
import { configOf, type TablesOptions } from '../../helpers/tables.ts'
import { page } from '../site/support.ts'
import { siteViewOf, viewSite } from './support.ts'

const EMPTY: Article = {
  file: 'docs/a.md',
  hasOwnTitle: false,
  html: { pieces: [''], slots: [] },
  markdown: { pieces: [''], slots: [] },
  slots: [],
  toc: [],
  anchors: [],
  links: [],
  sections: [],
  styles: {},
  features: [],
  unknownComponents: [],
  unknownLanguages: [],
  diagnostics: [],
}

/** `name=content` of meta, `rel=href` of link elements. */
function written(tags: readonly HeadTag[]): Readonly<Record<string, string>> {
  const entries = tags.map(({ attributes: { name, property, content = '', rel, href = '', hreflang } }) => {
    return rel ? [hreflang ? `${rel} ${hreflang}` : rel, href] : [name ?? property ?? '', content]
  })
  return Object.fromEntries(entries)
}

/** What a page may say besides its front matter. */
interface Own {
  readonly image?: string
  readonly metadata?: readonly Readonly<Record<string, string>>[]
  readonly elsewhere?: Readonly<Record<string, string>>
  readonly untranslated?: readonly string[]
}

function head(
  frontMatter: readonly string[] = [],
  config: Readonly<Record<string, unknown>> = {},
  { image, metadata = [], elsewhere, untranslated }: Own = {},
  options: TablesOptions = {},
) {
  const { context, version } = viewSite(
    { 'a.md': page('title: Страница', ...frontMatter) },
    { config, ...options },
  )
  const doc = version.docs[0]!
  const article = { ...EMPTY, metadata }
  const own = {
    ...context,
    elsewhere: elsewhere ? { [doc.permalink]: elsewhere } : {},
    originals: untranslated ? { [doc.permalink]: untranslated } : {},
  }
  const view = docPageView({ doc, version, article, filled: [], style: undefined, image }, own)
  return headTags(siteViewOf(own), view)
}

describe('the head of a doc', () => {
  it('has the metadata of a page', () => {
    expect(written(head(['description: О чём']))).toEqual({
      'twitter:card': 'summary_large_image',
      'og:site_name': 'Site',
      'og:type': 'article',
      'og:url': 'https://example.com/docs/a',
      canonical: 'https://example.com/docs/a',
      'og:locale': 'ru_RU',
      docusaurus_locale: 'ru',
      docusaurus_version: 'current',
      docusaurus_tag: 'docs-default-current',
      'og:title': 'Страница | Site',
      description: 'О чём',
      'og:description': 'О чём',
      '': '',
    })
  })

  it('has keywords joined without spaces', () => {
    expect(written(head(["keywords: [a, 'b c']"])).keywords).toBe('a,b c')
  })

  it.each([
    ['/img/x.png', 'https://example.com/base/img/x.png'],
    ['/base/img/x.png', 'https://example.com/base/img/x.png'],
    ['img/я 1.png', 'https://example.com/base/img/%D1%8F%201.png'],
    ['/base/assets/files/%D1%8F.png', 'https://example.com/base/assets/files/%D1%8F.png'],
    ['https://cdn.example.org/x.png', 'https://cdn.example.org/x.png'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
  ])('shares the picture %s as %s', (image, expected) => {
    const tags = written(head([], { baseUrl: '/base/' }, { image }))
    expect([tags['og:image'], tags['twitter:image']]).toEqual([expected, expected])
  })

  it('falls back to the picture of the site', () => {
    expect(written(head([], { themeConfig: { image: 'img/site.png' } }))['og:image']).toBe(
      'https://example.com/img/site.png',
    )
  })

  it.each<[string, readonly string[], object]>([
    ['the site', [], { noIndex: true }],
    ['the version', [], { docs: { versions: { current: { noIndex: true } } } }],
    ['the page', ['unlisted: true'], {}],
  ])('asks not to be indexed when %s says so', (_name, frontMatter, config) => {
    expect(written(head(frontMatter, { ...config })).robots).toBe('noindex, nofollow')
  })

  it('may be indexed otherwise', () => expect(written(head()).robots).toBeUndefined())

  it('lets the configuration replace what the site says, and the page what the configuration says', () => {
    const metadata = [
      { name: 'twitter:card', content: 'summary' },
      { name: 'description', content: 'Сайт' },
      { property: 'og:site_name', content: 'S' },
    ]
    const config = { themeConfig: { metadata } }
    const tags = head(['description: Страница'], config)
    expect(written(tags)).toMatchObject({
      'twitter:card': 'summary',
      description: 'Страница',
      'og:site_name': 'S',
    })
    expect(tags.filter(({ attributes }) => attributes.name === 'description')).toHaveLength(1)
  })

  it('has the elements of the configuration', () => {
    const headTagsConfig = [
      { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a.example.org' } },
      { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://b.example.org' } },
      { tagName: 'script', attributes: { src: '/x.js', async: true, defer: false } },
      { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"a":1}' },
    ]
    const tags = head([], { headTags: headTagsConfig })
    expect(tags.filter(({ attributes }) => attributes.rel === 'preconnect')).toHaveLength(2)
    expect(tags).toContainEqual({ tag: 'script', attributes: { src: '/x.js', async: '' } })
    expect(tags).toContainEqual({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      json: { a: 1 },
    })
  })

  it('has what the page itself says of itself, in the place of what others say', () => {
    const metadata = [
      { name: 'robots', content: 'noindex' },
      { name: 'description', content: 'Своё' },
      { property: 'og:video', content: 'https://example.com/v.mp4' },
    ]
    const tags = head(['description: Страница', 'unlisted: true'], {}, { metadata })
    expect(written(tags)).toMatchObject({
      robots: 'noindex',
      description: 'Своё',
      'og:video': 'https://example.com/v.mp4',
    })
    expect(tags.filter(({ attributes }) => attributes.name === 'description')).toHaveLength(1)
  })

  it('names the page in every language', () => {
    const config = { i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] } }
    expect(written(head([], config, {}, { locale: 'en' }))).toMatchObject({
      canonical: 'https://example.com/en/docs/a',
      'alternate ru-RU': 'https://example.com/docs/a',
      'alternate en': 'https://example.com/en/docs/a',
      'alternate x-default': 'https://example.com/docs/a',
      'og:locale': 'en',
      'og:locale:alternate': 'ru_RU',
    })
  })

  it('names no language that has no translation, and the original as the page that an untranslated one repeats', () => {
    const config = { i18n: { defaultLocale: 'ru', locales: ['ru', 'en', 'de'] } }
    const translated = written(head([], config, { untranslated: ['en'] }, { locale: 'de' }))
    expect(Object.keys(translated).filter((key) => key.startsWith('alternate'))).toEqual([
      'alternate ru-RU',
      'alternate de',
      'alternate x-default',
    ])
    const original = written(head([], config, { untranslated: ['en'] }, { locale: 'en' }))
    expect(original).toMatchObject({
      canonical: 'https://example.com/docs/a',
      'og:url': 'https://example.com/docs/a',
      'og:locale': 'ru_RU',
    })
    expect(Object.keys(original).filter((key) => key.startsWith('alternate'))).toEqual([])
  })

  it('names no language that has not the page', () => {
    const config = { i18n: { defaultLocale: 'ru', locales: ['ru', 'en', 'de'] } }
    const tags = written(head([], config, { elsewhere: { ru: 'docs/' } }, { locale: 'en' }))
    expect(Object.keys(tags).filter((key) => key.startsWith('alternate'))).toEqual([
      'alternate en',
      'alternate de',
    ])
    expect(tags['og:locale:alternate']).toBe('de')
  })

  it('has the address of a locale that lives on a domain of its own', () => {
    const config = {
      i18n: {
        defaultLocale: 'ru',
        locales: ['ru', 'en'],
        localeConfigs: { en: { url: 'https://en.example.com', baseUrl: '/' } },
      },
    }
    const plans = localePlan(configOf(config), [])
    const { context, version } = viewSite({ 'a.md': 'x' }, { config })
    const doc = version.docs[0]!
    const view = docPageView({ doc, version, article: EMPTY, filled: [], style: undefined }, context)
    const english = { ...context, plans, plan: plans[1]! }
    expect(written(headTags(siteViewOf(english), view))).toMatchObject({
      canonical: 'https://en.example.com/docs/a',
      'alternate ru-RU': 'https://example.com/docs/a',
      'alternate en': 'https://en.example.com/docs/a',
      'alternate x-default': 'https://example.com/docs/a',
    })
  })

  it.each([
    [true, 'https://example.com/docs/a/'],
    [false, 'https://example.com/docs/a'],
  ])('has a canonical address with trailingSlash %s', (trailingSlash, address) => {
    expect(written(head([], { trailingSlash })).canonical).toBe(address)
  })

  it('encodes its address', () => {
    const { context, version } = viewSite({ 'а#б.md': 'x' })
    const doc = version.docs[0]!
    const view = docPageView({ doc, version, article: EMPTY, filled: [], style: undefined }, context)
    const tags = written(headTags(siteViewOf(context), view))
    expect(tags.canonical).toBe('https://example.com/docs/%D0%B0%23%D0%B1')
  })

  it('describes the way to the page as data', () => {
    const { context, version } = viewSite({ 'g/index.md': '# Раздел\n', 'g/a.md': '# А\n' })
    const doc = version.docs.find(({ id }) => id === 'g/a')!
    const view = docPageView({ doc, version, article: EMPTY, filled: [], style: undefined }, context)
    const data = headTags(siteViewOf(context), view).find(({ tag }) => tag === 'script')
    const entry = (position: number, name: string, item: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item,
    })
    expect(data?.json).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        entry(1, 'Раздел', 'https://example.com/docs/g/'),
        entry(2, 'А', 'https://example.com/docs/g/a'),
      ],
    })
  })
})

describe('the head of the not-found page', () => {
  it('has no address', () => {
    const { context } = viewSite({ 'a.md': 'x' })
    const tags = written(headTags(siteViewOf(context), notFoundView('/404.html', context)))
    expect(tags.canonical).toBeUndefined()
    expect(tags).toMatchObject({ docusaurus_tag: 'default', 'og:title': 'Страница не найдена | Site' })
  })
})
