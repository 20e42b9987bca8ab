// The page at the base URL of a site without one: it leads to the first doc, even without JavaScript.
import { encodedHref } from '../../runtime/routing/encoded-path.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SiteTables } from '../model/site.ts'
import { outputPath } from '../text/output-path.ts'
import { pathHref } from '../text/path-href.ts'
import { oneFile } from './one-file.ts'
import { refreshFrame, refreshHtml } from './refresh-page.ts'

/** `index.html` at the root of a locale, unless a page, a static file or the configuration prevents it. */
export const homePage = oneFile({
  name: 'home-page',
  async list(site, locale) {
    const [config, plan, tables, files] = await Promise.all([
      site.config(),
      site.plan(locale),
      site.tables(locale),
      site.staticFiles(),
    ])
    const isTaken = files.some(({ path }) => path === 'index.html' || path === `${plan.outPrefix}index.html`)
    return isTaken || homeTarget(tables, config) === null
      ? []
      : [{ paths: [`${plan.outPrefix}index.html`], arg: '' }]
  },
  async body(_arg, site, locale) {
    const [frame, tables] = await Promise.all([refreshFrame(site, locale), site.tables(locale)])
    const { config, plan } = frame
    const href = homeTarget(tables, config) ?? plan.baseUrl
    const docs = tables.versions.flatMap((version) => version.docs.map((doc) => ({ doc, version })))
    const first = docs.find(({ doc }) => pathHref(doc.permalink) === href)
    return refreshHtml(
      {
        to: encodedHref(href),
        label: first?.doc.title ?? config.title,
        isHidden: config.noIndex || Boolean(first?.doc.unlisted || first?.version.version.noIndex),
      },
      frame,
    )
  },
})

/**
 * Target of the generated home page; null if the site has a page or redirect there, has no docs, or has turned it off.
 */
export function homeTarget(
  { routes, redirects, baseUrl, home }: SiteTables,
  config: SiteConfig,
): string | null {
  const isPage = routes.some(({ path }) => outputPath(path, baseUrl, config.trailingSlash) === 'index.html')
  const isRedirect = redirects.redirects.some(({ file }) => file === 'index.html')
  return isPage || isRedirect || !config.home ? null : home
}
