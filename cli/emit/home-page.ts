// The page at the base URL of a site that has none of its own: it leads to the first doc, also without scripts.
import { encodedHref } from '../../runtime/routing/encoded-path.ts'
import type { SiteConfig } from '../model/config.ts'
import type { LocalePlan } from '../model/reader.ts'
import type { SiteTables } from '../model/site.ts'
import { escapeHtml } from '../text/escape.ts'
import { outputPath } from '../text/output-path.ts'
import { pathHref } from '../text/path-href.ts'
import { isInternalUrl, joinUrl } from '../text/url.ts'
import { oneFile } from './one-file.ts'

/** What the page is made from. */
interface HomePage {
  readonly config: SiteConfig
  readonly plan: LocalePlan
  readonly tables: SiteTables
  /** Address of the first doc. */
  readonly to: string
  /** Addresses of style sheets. */
  readonly styles: readonly string[]
  /** Address of the icon. */
  readonly icon: string
}

/** `index.html` at the root of a locale, unless a page, a static file or the configuration says otherwise. */
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
    const [config, plan, tables, runtime, shared] = await Promise.all([
      site.config(),
      site.plan(locale),
      site.tables(locale),
      site.runtime(),
      site.sharedFiles(locale),
    ])
    const own = shared.flatMap(({ href }) => (href.endsWith('.css') ? [href] : []))
    const styles = [plan.baseUrl + runtime.style, ...own]
    const { favicon } = config
    const below = favicon !== null && isInternalUrl(favicon) && !favicon.startsWith(plan.baseUrl)
    const icon = below ? joinUrl(plan.baseUrl, favicon) : (favicon ?? plan.baseUrl + runtime.icon)
    return html({ config, plan, tables, styles, icon, to: homeTarget(tables, config) ?? plan.baseUrl })
  },
})

/** Where such a page leads; null for a site that has a page there, no docs, or does not want one. */
export function homeTarget({ routes, baseUrl, home }: SiteTables, config: SiteConfig): string | null {
  const isPage = routes.some(({ path }) => outputPath(path, baseUrl, config.trailingSlash) === 'index.html')
  return isPage || !config.home ? null : home
}

function html({ config, plan, tables, to, styles, icon }: HomePage): string {
  const locale = config.i18n.locales.find(({ code }) => code === plan.code)
  const target = escapeHtml(encodedHref(to))
  const canonical = escapeHtml(plan.origin + encodedHref(to).slice(encodeURI(plan.baseUrl).length))
  const docs = tables.versions.flatMap((version) => version.docs.map((doc) => ({ doc, version })))
  const first = docs.find(({ doc }) => pathHref(doc.permalink) === to)
  const isHidden = config.noIndex || first?.doc.unlisted || first?.version.version.noIndex
  return [
    `<!DOCTYPE html>\n<html lang="${escapeHtml(locale?.htmlLang ?? plan.code)}" dir="${locale?.direction ?? 'ltr'}"`,
    ` data-theme="${config.themeConfig.colorMode.defaultMode}"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(config.title)}</title>`,
    `<link rel="canonical" href="${canonical}">`,
    isHidden ? '<meta name="robots" content="noindex, nofollow">' : '',
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    '</head><body><main class="container narrow-page"><div class="markdown">',
    `<h1>${escapeHtml(config.title)}</h1>`,
    `<p><a href="${target}">${escapeHtml(first?.doc.title ?? config.title)}</a></p>`,
    '</div></main></body></html>\n',
  ].join('')
}
