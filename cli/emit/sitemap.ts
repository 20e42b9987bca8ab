// sitemap.xml: the pages that search engines may list.
import { encodedPath } from '../../runtime/routing/encoded-path.ts'
import type { SiteReader } from '../model/reader.ts'
import { escapeHtml } from '../text/escape.ts'
import { indexableRoutes } from './indexable-routes.ts'
import { oneFile } from './one-file.ts'

/** `sitemap.xml` at the root of the locale; none when the site asks not to be indexed. */
export const sitemap = oneFile({
  name: 'sitemap',
  async list(site, locale) {
    const [plan, config] = await Promise.all([site.plan(locale), site.config()])
    return config.noIndex ? [] : [{ paths: [`${plan.outPrefix}sitemap.xml`], arg: '' }]
  },
  body: async (_arg, site, locale) => xml(await addresses(site, locale)),
})

async function addresses(site: SiteReader, locale: string): Promise<string[]> {
  const [tables, { origin, baseUrl }] = await Promise.all([site.tables(locale), site.plan(locale)])
  return indexableRoutes(tables).map(({ path }) => origin + encodedPath(path.slice(baseUrl.length)))
}

function xml(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}
