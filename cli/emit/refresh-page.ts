// A page without content that leads to another address, also without scripts.
import type { SiteConfig } from '../model/config.ts'
import type { LocalePlan, SiteReader } from '../model/reader.ts'
import { escapeHtml } from '../text/escape.ts'
import { isInternalUrl, joinUrl } from '../text/url.ts'

/** The look of such pages in a locale. */
export interface RefreshFrame {
  readonly config: SiteConfig
  readonly plan: LocalePlan
  /** Addresses of style sheets. */
  readonly styles: readonly string[]
  /** Address of the icon. */
  readonly icon: string
}

/** One such page. */
export interface RefreshPage {
  /** Address to go to, percent-encoded. */
  readonly to: string
  /** Words of the link. */
  readonly label: string
  readonly isHidden: boolean
  /** Address of a script that goes there with query and fragment of the old address. */
  readonly script?: string
}

/** Reads the frame. */
export async function refreshFrame(site: SiteReader, locale: string): Promise<RefreshFrame> {
  const [config, plan, runtime, shared] = await Promise.all([
    site.config(),
    site.plan(locale),
    site.runtime(),
    site.sharedFiles(locale),
  ])
  const own = shared.flatMap(({ href }) => (href.endsWith('.css') ? [href] : []))
  const { favicon } = config
  const below = favicon !== null && isInternalUrl(favicon) && !favicon.startsWith(plan.baseUrl)
  const icon = below ? joinUrl(plan.baseUrl, favicon) : (favicon ?? plan.baseUrl + runtime.icon)
  return { config, plan, styles: [plan.baseUrl + runtime.style, ...own], icon }
}

/** The html of the page. */
export function refreshHtml(page: RefreshPage, { config, plan, styles, icon }: RefreshFrame): string {
  const locale = config.i18n.locales.find(({ code }) => code === plan.code)
  const target = escapeHtml(page.to)
  const canonical = isInternalUrl(page.to)
    ? plan.origin + page.to.slice(encodeURI(plan.baseUrl).length)
    : page.to
  return [
    `<!DOCTYPE html>\n<html lang="${escapeHtml(locale?.htmlLang ?? plan.code)}" dir="${locale?.direction ?? 'ltr'}"`,
    ` data-theme="${config.themeConfig.colorMode.defaultMode}"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(config.title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    page.isHidden ? '<meta name="robots" content="noindex, nofollow">' : '',
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    '</head><body><main class="container narrow-page"><div class="markdown">',
    `<h1>${escapeHtml(config.title)}</h1>`,
    `<p><a href="${target}">${escapeHtml(page.label)}</a></p>`,
    page.script === undefined ? '' : `<script src="${escapeHtml(page.script)}"></script>`,
    '</div></main></body></html>\n',
  ].join('')
}
