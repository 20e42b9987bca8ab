// Sitemaps: addresses in all languages, last changes, and more pages than one file may hold.
import { describe, expect, it } from 'vitest'
import { sitemap } from '../../cli/emit/sitemap.ts'
import type { SiteReader } from '../../cli/model/reader.ts'
import { outcomeOf } from '../helpers/content-case.ts'
import { siteTablesOf } from '../helpers/site-tables.ts'

const alternate = (lang: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="https://example.com/${path}"/>`

describe('the sitemap', () => {
  it('names the last change of pages that show it', async () => {
    const { others } = await outcomeOf(
      { 'docs/a.md': '---\nlast_update: { date: 2024-05-01 }\n---\n\n# A\n' },
      'docs: { showLastUpdateTime: true },',
    )
    expect(others.get('sitemap.xml')).toContain(
      '<loc>https://example.com/docs/a</loc><lastmod>2024-05-01T00:00:00.000Z</lastmod>',
    )
  })

  it('names the page in all languages that have it, and is named by robots.txt in each', async () => {
    const { others } = await outcomeOf(
      {
        'docs/a.md': '# A\n',
        'docs/c.md': '# C\n',
        'i18n/en/docusaurus-plugin-content-docs/current/a.md': '# A\n',
        'i18n/en/docusaurus-plugin-content-docs/current/b.md': '# B\n',
      },
      "i18n: { defaultLocale: 'ru', locales: ['ru', 'en'], localeConfigs: { ru: { htmlLang: 'ru-RU' } } },",
    )
    const all = alternate('ru-RU', 'docs/a') + alternate('en', 'en/docs/a') + alternate('x-default', 'docs/a')
    expect(others.get('sitemap.xml')).toContain(`<url><loc>https://example.com/docs/a</loc>${all}</url>`)
    expect(others.get('en/sitemap.xml')).toContain(
      `<url><loc>https://example.com/en/docs/a</loc>${all}</url>`,
    )
    // A page without a translation belongs to its own language alone.
    expect(others.get('sitemap.xml')).toContain('<url><loc>https://example.com/docs/c</loc></url>')
    expect(others.get('en/sitemap.xml')).not.toContain('docs/c')
    expect(others.get('sitemap.xml')).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    expect(others.get('robots.txt')).toContain(
      'Sitemap: https://example.com/sitemap.xml\nSitemap: https://example.com/en/sitemap.xml\n',
    )
  })

  it('is that of the site where it brings one', async () => {
    const site = {
      plan: async () => ({ code: 'en', baseUrl: '/', outPrefix: '', origin: 'https://example.com/' }),
      config: async () => ({ noIndex: false, i18n: { defaultLocale: 'en', locales: [] } }),
      tables: async () => ({
        ...siteTablesOf([]),
        routes: [{ path: '/docs/a', target: { kind: 'search' as const } }],
      }),
      staticFiles: async () => [{ path: 'sitemap.xml', file: 'static/sitemap.xml' }],
    } as unknown as SiteReader
    expect(await sitemap.list(site, 'en')).toEqual([])
  })

  it('is an index where one file would be too long', async () => {
    const routes = Array.from({ length: 20_001 }, (_, at) => ({
      path: `/docs/p${at}`,
      target: { kind: 'search' as const },
    }))
    const plan = { code: 'en', baseUrl: '/', outPrefix: '', origin: 'https://example.com/' }
    const site = {
      plan: async () => plan,
      locales: async () => [plan],
      config: async () => ({ noIndex: false, i18n: { defaultLocale: 'en', locales: [] } }),
      tables: async () => ({ ...siteTablesOf([]), routes }),
      staticFiles: async () => [],
    } as unknown as SiteReader
    const [listed] = await sitemap.list(site, 'en')
    expect(listed?.paths).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
    const files = listed ? await sitemap.emit(listed, site, 'en') : []
    const bodies = files.map((file) => ('body' in file ? String(file.body) : ''))
    expect(bodies[0]).toContain(
      '<sitemap><loc>https://example.com/sitemap-3.xml</loc></sitemap>\n</sitemapindex>',
    )
    expect(bodies.slice(1).map((body) => body.match(/<url>/g)?.length)).toEqual([10_000, 10_000, 1])
  })
})
