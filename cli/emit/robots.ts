// robots.txt, unless the site brings its own: crawlers only read the one at the root of the domain.
import { sitemapRoutes } from './indexable-routes.ts'
import { oneFile } from './one-file.ts'

/** `robots.txt` at the root of the output. */
export const robots = oneFile({
  name: 'robots',
  async list(site, locale) {
    const [plan, files] = await Promise.all([site.plan(locale), site.staticFiles()])
    return plan.outPrefix !== '' || files.some(({ path }) => path === 'robots.txt')
      ? []
      : [{ paths: ['robots.txt'], arg: '' }]
  },
  async body(_arg, site) {
    const [config, plans] = await Promise.all([site.config(), site.locales()])
    if (config.noIndex) return 'User-agent: *\nDisallow: /\n'
    const counted = await Promise.all(
      plans.map(async ({ code, origin }) => {
        const { length } = sitemapRoutes(await site.tables(code), config.i18n)
        return { origin, length }
      }),
    )
    const sitemaps = counted
      .filter(({ length }) => length > 0)
      .map(({ origin }) => `Sitemap: ${encodeURI(origin)}sitemap.xml\n`)
    return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`
  },
})
