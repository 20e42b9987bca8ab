// A page without content that leads to another URL, even without JavaScript, or says that the page at its URL is gone.
import type { SiteConfig } from '../model/config.ts'
import type { LocalePlan, SiteReader } from '../model/reader.ts'
import { escapeHtml } from '../text/escape.ts'
import { isInternalUrl, joinUrl } from '../text/url.ts'

/** Data that all such pages of a locale share. */
export interface RefreshFrame {
  readonly config: SiteConfig
  readonly plan: LocalePlan
  /** Interface strings by id. */
  readonly messages: Readonly<Record<string, string>>
  /** URLs of stylesheets. */
  readonly styles: readonly string[]
  /** URL of the icon. */
  readonly icon: string
}

/** A link on such a page. */
interface PlainLink {
  /** Target URL, percent-encoded. */
  readonly to: string
  /** Text of the link. */
  readonly label: string
}

/** A page that leads to another URL. */
export interface RefreshPage extends PlainLink {
  readonly isHidden: boolean
  /** URL of a script that redirects and keeps the query and fragment of the old URL. */
  readonly script?: string
  /** Sections of the old page that have moved elsewhere, by their old ids. */
  readonly parts?: readonly (PlainLink & { readonly id: string })[]
}

/** A page that says the content is gone. */
export interface GonePage {
  readonly title: string
  readonly reason?: string
  /** Link to the home page. */
  readonly home: PlainLink
}

/** Reads the data of the frame. */
export async function refreshFrame(site: SiteReader, locale: string): Promise<RefreshFrame> {
  const [config, plan, messages, runtime, shared] = await Promise.all([
    site.config(),
    site.plan(locale),
    site.messages(locale),
    site.runtime(),
    site.sharedFiles(locale),
  ])
  const own = shared.flatMap(({ href }) => (href.endsWith('.css') ? [href] : []))
  const { favicon } = config
  const below = favicon !== null && isInternalUrl(favicon) && !favicon.startsWith(plan.baseUrl)
  const icon = below ? joinUrl(plan.baseUrl, favicon) : (favicon ?? plan.baseUrl + runtime.icon)
  return { config, plan, messages, styles: [plan.baseUrl + runtime.style, ...own], icon }
}

/** HTML of a page that leads to another URL. */
export function refreshHtml(page: RefreshPage, frame: RefreshFrame): string {
  const { config, plan } = frame
  const target = escapeHtml(page.to)
  const canonical = isInternalUrl(page.to)
    ? plan.origin + page.to.slice(encodeURI(plan.baseUrl).length)
    : page.to
  return plainPage(frame, {
    refresh: `<meta http-equiv="refresh" content="0; url=${target}">`,
    title: config.title,
    head: [
      `<link rel="canonical" href="${escapeHtml(canonical)}">`,
      page.isHidden ? '<meta name="robots" content="noindex, nofollow">' : '',
    ],
    body: [
      `<p>${linkHtml(page)}</p>`,
      ...(page.parts ?? []).map(
        (part) => `<p class="moved-part" id="${escapeHtml(part.id)}">${linkHtml(part)}</p>`,
      ),
      page.script === undefined ? '' : `<script src="${escapeHtml(page.script)}"></script>`,
    ],
  })
}

/** HTML of a page that says the content is gone; `noindex` keeps it out of search engines. */
export function goneHtml({ title, reason, home }: GonePage, frame: RefreshFrame): string {
  return plainPage(frame, {
    refresh: '',
    title,
    head: ['<meta name="robots" content="noindex">'],
    body: [reason === undefined ? '' : `<p>${escapeHtml(reason)}</p>`, `<p>${linkHtml(home)}</p>`],
  })
}

const linkHtml = ({ to, label }: PlainLink) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`

/** Parts of either kind of page. */
interface PlainPage {
  readonly refresh: string
  readonly title: string
  readonly head: readonly string[]
  readonly body: readonly string[]
}

function plainPage({ config, plan, styles, icon }: RefreshFrame, page: PlainPage): string {
  const locale = config.i18n.locales.find(({ code }) => code === plan.code)
  return [
    `<!DOCTYPE html>\n<html lang="${escapeHtml(locale?.htmlLang ?? plan.code)}" dir="${locale?.direction ?? 'ltr'}"`,
    ` data-theme="${config.themeConfig.colorMode.defaultMode}"><head><meta charset="utf-8">`,
    page.refresh,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    ...page.head,
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    '</head><body><main class="container narrow-page"><div class="markdown">',
    `<h1>${escapeHtml(page.title)}</h1>`,
    ...page.body,
    '</div></main></body></html>\n',
  ].join('')
}
