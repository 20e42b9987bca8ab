// sitemap.xml: the pages that search engines may list, with their last modification and their URLs in other languages.
// Source: https://www.sitemaps.org/protocol.html and
// https://developers.google.com/search/docs/specialty/international/localized-versions
import { encodedPath } from '../../runtime/routing/encoded-path.ts'
import { originalPaths } from '../model/originals.ts'
import type { Emitter, LocalePlan, SiteReader } from '../model/reader.ts'
import { escapeHtml } from '../text/escape.ts'
import { sitemapRoutes } from './indexable-routes.ts'

/** Most URLs in one file. The format allows 50,000 URLs and 50 MB, which pages with many languages would exceed. */
const FILE_LIMIT = 10_000

/**
 * `sitemap.xml` at the root of the locale, an index if several files are needed. Absent if the site has `noIndex`,
 * nothing is translated, or the site has its own file.
 */
export const sitemap: Emitter = {
  name: 'sitemap',
  async list(site, locale) {
    const [plan, config, tables, files] = await Promise.all([
      site.plan(locale),
      site.config(),
      site.tables(locale),
      site.staticFiles(),
    ])
    const { length } = sitemapRoutes(tables, config.i18n)
    const hasOwn = files.some(({ path }) => path === `${plan.outPrefix}sitemap.xml`)
    if (config.noIndex || length === 0 || hasOwn) return []
    const parts = partCount(length)
    const names = ['sitemap', ...Array.from({ length: parts }, (_, at) => partName(at))]
    return [{ paths: names.map((name) => `${plan.outPrefix}${name}.xml`), arg: '' }]
  },
  async emit({ paths: [first = '', ...further] }, site, locale) {
    const entries = await pageEntries(site, locale)
    if (further.length === 0) return [{ path: first, body: listOf('urlset', entries) }]
    const { origin } = await site.plan(locale)
    const index = further.map(
      (_, at) => `<sitemap><loc>${escapeHtml(origin)}${partName(at)}.xml</loc></sitemap>\n`,
    )
    return [
      { path: first, body: listOf('sitemapindex', index) },
      ...further.map((path, at) => ({
        path,
        body: listOf('urlset', entries.slice(at * FILE_LIMIT, (at + 1) * FILE_LIMIT)),
      })),
    ]
  },
}

const partCount = (addresses: number) => (addresses > FILE_LIMIT ? Math.ceil(addresses / FILE_LIMIT) : 0)

const partName = (at: number) => `sitemap-${at + 1}`

const listOf = (element: 'urlset' | 'sitemapindex', entries: readonly string[]) => {
  const links = element === 'urlset' && entries.some((entry) => entry.includes('<xhtml:'))
  const languages = links ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages}>\n${entries.join('')}</${element}>\n`
}

/** A `url` element for each page. */
async function pageEntries(site: SiteReader, locale: string): Promise<readonly string[]> {
  const [tables, { origin, baseUrl }, alternates, { i18n }] = await Promise.all([
    site.tables(locale),
    site.plan(locale),
    alternatesOf(site),
    site.config(),
  ])
  const changed = new Map(
    tables.versions.flatMap(({ docs }) => docs.map((doc) => [doc.permalink, doc.lastUpdate?.date])),
  )
  return sitemapRoutes(tables, i18n).map(({ path }) => {
    const below = path.slice(baseUrl.length)
    const date = changed.get(path)
    const lastChange = date === undefined ? '' : `<lastmod>${escapeHtml(date)}</lastmod>`
    return `<url><loc>${escapeHtml(origin + encodedPath(below))}</loc>${lastChange}${alternates(below)}</url>\n`
  })
}

/** The pages of one language. */
interface Language {
  readonly htmlLang: string
  readonly plan: LocalePlan
  /** Paths below the base URL. */
  readonly pages: ReadonlySet<string>
}

/**
 * Returns a function that writes the links to all translations of a page, given its path below the base URL. They equal
 * those in the page's head.
 */
async function alternatesOf(site: SiteReader): Promise<(below: string) => string> {
  const [plans, { i18n }] = await Promise.all([site.locales(), site.config()])
  if (plans.length < 2) return () => ''
  const languages = await Promise.all(
    plans.map(async (plan): Promise<Language> => {
      const tables = await site.tables(plan.code)
      const originals = originalPaths(tables, i18n)
      const { htmlLang = plan.code } = i18n.locales.find(({ code }) => code === plan.code) ?? {}
      const paths = tables.routes.map(({ path }) => path.slice(plan.baseUrl.length))
      const pages = new Set(paths.filter((below) => !originals.has(below)))
      return { htmlLang, plan, pages }
    }),
  )
  const link = (hreflang: string, { plan }: Language, below: string) =>
    `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(plan.origin + encodedPath(below))}"/>`
  return (below) => {
    const existing = languages.filter(({ pages }) => pages.has(below))
    if (existing.length < 2) return ''
    const fallback = existing.find(({ plan }) => plan.code === i18n.defaultLocale)
    return [
      ...existing.map((language) => link(language.htmlLang, language, below)),
      ...(fallback ? [link('x-default', fallback, below)] : []),
    ].join('')
  }
}
