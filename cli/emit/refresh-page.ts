// A page without content that leads to another address, also without scripts, or says that what was at its address is gone.
import type { SiteConfig } from '../model/config.ts'
import type { LocalePlan, SiteReader } from '../model/reader.ts'
import { escapeHtml } from '../text/escape.ts'
import { isInternalUrl, joinUrl } from '../text/url.ts'

/** The look of such pages in a locale. */
export interface RefreshFrame {
  readonly config: SiteConfig
  readonly plan: LocalePlan
  /** Interface strings by id. */
  readonly messages: Readonly<Record<string, string>>
  /** Addresses of style sheets. */
  readonly styles: readonly string[]
  /** Address of the icon. */
  readonly icon: string
}

/** A link of such a page. */
interface PlainLink {
  /** Address to go to, percent-encoded. */
  readonly to: string
  /** Words of the link. */
  readonly label: string
}

/** One such page. */
export interface RefreshPage extends PlainLink {
  readonly isHidden: boolean
  /** Address of a script that goes there with query and fragment of the old address. */
  readonly script?: string
  /** Parts of the old page that are elsewhere now, by their old ids. */
  readonly parts?: readonly (PlainLink & { readonly id: string })[]
}

/** A page that says that what was here is gone. */
export interface GonePage {
  readonly title: string
  readonly reason?: string
  /** Where to begin anew. */
  readonly home: PlainLink
}

/** Reads the frame. */
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

/** The html of the page. */
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

/** The html of a page that says that what was here is gone; no search engine is to keep it. */
export function goneHtml({ title, reason, home }: GonePage, frame: RefreshFrame): string {
  return plainPage(frame, {
    refresh: '',
    title,
    head: ['<meta name="robots" content="noindex">'],
    body: [reason === undefined ? '' : `<p>${escapeHtml(reason)}</p>`, `<p>${linkHtml(home)}</p>`],
  })
}

const linkHtml = ({ to, label }: PlainLink) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`

/** Parts of such a page. */
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
