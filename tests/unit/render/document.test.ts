import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type DocumentInput, renderDocument } from '../../../cli/render/document.ts'
import { embeddedPage, pageData } from '../../../cli/render/embedded-page.ts'
import type { PageView } from '../../../runtime/model/page.ts'
import { docPage, indexPage, notFoundPage, site, tagPage, tagsIndexPage } from '../components/sample.ts'

/** What is in the file beside a document. */
const publishedPage = (page: PageView): unknown => JSON.parse(inflateSync(pageData(page)).toString())

const hostileHead = {
  defaults: [],
  configured: [
    { tag: 'meta', attributes: { name: 'author', content: '"><script>alert(1)</script>' } },
    { tag: 'script', attributes: { type: 'application/ld+json' }, json: { name: '</script>' } },
  ],
} as const
const input: DocumentInput = {
  site: { ...site, head: hostileHead },
  page: docPage,
  appHtml: ['<main>app', '</main>'],
  assets: {
    script: 'assets/client-1.js',
    boot: 'assets/boot-1.js',
    style: 'assets/style-1.css',
    icon: 'assets/icon-1.svg',
    integrity: {
      'assets/client-1.js': 'sha384-c',
      'assets/boot-1.js': 'sha384-b',
      'assets/style-1.css': 'sha384-s',
    },
  },
  siteData: '/assets/site-1.json',
}
const documentOf = (given: DocumentInput) => renderDocument(given).join('')
const html = documentOf(input)
const embeddedIn = (document: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="docsite-page">(.*?)<\/script>/.exec(document)?.[1] ?? 'null',
  )

describe('document', () => {
  it('opens with language, direction, classes and colour mode', () => {
    expect(html).toMatch(
      /^<!DOCTYPE html>\n<html lang="ru-RU" dir="ltr" class="docs-wrapper" data-theme="light"><head><meta charset="utf-8">/,
    )
    expect(html).toContain('<title>Первые шаги | Платформа BI</title>')
    expect(html).toContain('<div id="__docusaurus"><main>app</main></div>')
    expect(html).toContain('<body class="navigation-with-keyboard">')
  })

  it('has no inline script, style or handler', () => {
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    const inline = scripts.filter(
      ([, attributes = '', text]) => text !== '' && !/type="application\/(ld\+)?json"/.test(attributes),
    )
    expect(scripts.length).toBe(5)
    expect(inline).toEqual([])
    expect(html).not.toMatch(/<style| style=| on\w+="/)
  })

  it('loads boot script, style and program with their hashes, the boot script before any style sheet', () => {
    expect(html).toContain('src="/assets/boot-1.js" integrity="sha384-b" crossorigin="anonymous"></script>')
    expect(html).toContain(
      '<link rel="stylesheet" href="/assets/style-1.css" integrity="sha384-s" crossorigin="anonymous">',
    )
    expect(html).toContain(
      '<script type="module" src="/assets/client-1.js" integrity="sha384-c" crossorigin="anonymous"></script>',
    )
    expect(html.indexOf('boot-1.js')).toBeLessThan(html.indexOf('rel="stylesheet"'))
    expect(html).not.toMatch(/<script (?!type=)[^>]*(?:defer|async)/)
  })

  it('tells the boot script what it must know', () => {
    expect(html).toContain('<script data-mode="light" data-switch data-announcement="news" src=')
    const other = {
      ...site,
      announcement: null,
      colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: true },
    } as const
    expect(documentOf({ ...input, site: other })).toContain('<script data-mode="dark" data-system src=')
  })

  it('preloads the data of the site in the mode in which it is fetched', () => {
    expect(html).toContain(
      '<link id="docsite-site" rel="preload" as="fetch" type="application/json" href="/assets/site-1.json" crossorigin="anonymous">',
    )
  })

  it('escapes attributes, titles and data', () => {
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).toContain('{"name":"\\u003c/script>"}')
    const hostile = { ...docPage, documentTitle: '</title><script>', editUrl: '<!--</script>\u2028' }
    const document = documentOf({ ...input, page: hostile })
    expect(document).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
    expect(document).not.toContain('\u2028')
    expect(embeddedIn(document)).toMatchObject({ editUrl: '<!--</script>\u2028' })
  })

  it('leaves out attribute names that would end the tag', () => {
    const page = {
      ...docPage,
      themeTags: [{ tag: 'meta', attributes: { 'x><script': '1', name: 'a' } }] as const,
    }
    expect(documentOf({ ...input, page })).toContain('<meta name="a"></head>')
  })

  it('keeps browsers from asking for an icon that is not there', () => {
    expect(html).toContain('<link rel="icon" type="image/svg+xml" href="/assets/icon-1.svg">')
    const defaults = [{ tag: 'link', attributes: { rel: 'icon', href: '/icon.svg' } }] as const
    const own = { ...site, head: { defaults, configured: [] } }
    expect(documentOf({ ...input, site: own }).match(/rel="icon"/g)).toHaveLength(1)
  })

  it('loads the style sheet of the configuration before that of the page, with their hashes where known', () => {
    const assets = { ...input.assets, integrity: { 'assets/p.css': 'sha384-p' } }
    const page = { ...docPage, style: '/assets/p.css' }
    expect(documentOf({ ...input, assets, page, configStyle: '/assets/c.css' })).toContain(
      '<link rel="stylesheet" href="/assets/style-1.css"><link rel="stylesheet" href="/assets/c.css"><link rel="stylesheet" href="/assets/p.css" integrity="sha384-p" crossorigin="anonymous">',
    )
  })

  it('holds the base URL of its locale and the page’s own style sheet', () => {
    const document = documentOf({
      ...input,
      site: { ...site, baseUrl: '/en/' },
      page: { ...docPage, style: '/en/assets/p.css' },
    })
    expect(document).toContain('href="/en/assets/style-1.css"')
    expect(document).toContain('<link rel="stylesheet" href="/en/assets/p.css">')
  })

  it('sets a content policy before anything is loaded, when there is one', () => {
    const document = documentOf({ ...input, contentPolicy: "default-src 'none'" })
    expect(document).toContain(
      '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">',
    )
    expect(html).not.toContain('http-equiv')
  })

  it('carries the base-URL notice only on the page at the base URL, and only when it is on', () => {
    const start = { ...docPage, path: '/' }
    const document = documentOf({ ...input, page: start })
    expect(document).toMatch(
      /<div id="docsite-base-url" class="base-url-banner" data-nosnippet>.*базового адреса \/ \(значение по умолчанию\)/,
    )
    expect(html).not.toContain('base-url')
    expect(documentOf({ ...input, page: start, site: { ...site, baseUrlIssueBanner: false } })).not.toContain(
      'base-url',
    )
    const other = documentOf({
      ...input,
      page: { ...docPage, path: '/x<y/' },
      site: { ...site, baseUrl: '/x<y/' },
    })
    expect(other).toContain('базового адреса /x&lt;y/.')
  })
})

describe('page data', () => {
  it('in the document is what its html does not show', () => {
    expect(embeddedIn(html)).toEqual({
      kind: 'doc',
      keywords: '',
      id: 'guides/start',
      path: '/docs/guides/start',
      docs: { instance: 'default', version: 'current' },
      siteHash: 'hash',
      sidebar: { key: 'default/current/main', items: [] },
      tocMin: 2,
      tocMax: 3,
      showToc: true,
      editUrl: 'https://git.example/edit',
      lastUpdate: { date: '2024-11-05T23:30:00Z', author: 'Анна' },
      versionBadge: 'Next',
      versionBanner: docPage.versionBanner,
      unlisted: true,
      draft: true,
      features: [],
    })
  })

  it('of a generated index in the document has neither what its head shows nor what its frame shows', () => {
    const { documentTitle, htmlClass, breadcrumbs, description, ...rest } = indexPage
    const said = { keywords: '', ...(description ? {} : { description: '' }) }
    expect(embeddedPage(indexPage)).toEqual({
      ...rest,
      ...said,
      sidebar: { key: 'default/current/main', items: [] },
    })
  })

  it('beside the document has the article but not the items of the sidebar', () => {
    expect(publishedPage(docPage)).toEqual({
      ...docPage,
      sidebar: { key: 'default/current/main', items: [] },
    })
  })

  it.each([tagPage, tagsIndexPage, notFoundPage].map((page) => [page.kind, page] as const))(
    'of a %s page in the document has all but what its head shows',
    (_, page: PageView) => {
      const { documentTitle, htmlClass, description, ...rest } = page
      const said = { keywords: '', ...(description ? {} : { description: '' }) }
      expect(embeddedPage(page)).toEqual({ ...rest, ...said })
    },
  )

  it('of a page with elements of its own has also what these may stand in the place of', () => {
    const metadata = [{ name: 'description', content: 'Своё' }]
    expect(embeddedPage({ ...docPage, metadata })).toMatchObject({ description: 'Описание', metadata })
  })

  it('of a page without sidebar is published whole', () => {
    expect(publishedPage(notFoundPage)).toEqual(notFoundPage)
  })
})
