// The HTML document of a page: head, HTML of the app, and the data the browser starts from. There is no inline script
// or style, so the strictest content security policy works. Scripts and stylesheets carry integrity hashes.
import { ATTRIBUTE_NAME } from '../../runtime/head/attribute-name.ts'
import { headTags } from '../../runtime/head/head-tags.ts'
import { scriptJson } from '../../runtime/head/script-json.ts'
import type { HeadTag } from '../../runtime/model/head.ts'
import { OFFLINE_ROOT } from '../../runtime/model/offline.ts'
import { own } from '../../runtime/model/own.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { SiteView } from '../../runtime/model/site.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import { escapeHtml } from '../text/escape.ts'
import { baseUrlBanner } from './base-url-banner.ts'
import { embeddedPage } from './embedded-page.ts'

/** Files of the runtime that a page names, by URL below the base URL, also in `integrity`. */
export type DocumentAssets = Pick<
  RuntimeBundle,
  'script' | 'isClassic' | 'boot' | 'style' | 'icon' | 'fonts' | 'integrity'
>

/** Input of a document. */
export interface DocumentInput {
  readonly site: SiteView
  readonly page: PageView
  /** HTML of the app, in pieces. */
  readonly appHtml: readonly string[]
  readonly assets: DocumentAssets
  /** URL of the site's hashed JSON file, with the base URL. */
  readonly siteData: string
  /** URL of the stylesheet generated from the configuration, if there is one. */
  readonly configStyle?: string
  /** Content security policy for a meta element; absent if only response headers set one. */
  readonly contentPolicy?: string
}

/** The document in pieces, because joining them would cost one more copy. */
export function renderDocument(input: DocumentInput): readonly string[] {
  const { site, page, appHtml } = input
  const { htmlLang, direction } = site.locale
  const open = element('html', {
    lang: htmlLang,
    dir: direction,
    class: page.htmlClass,
    'data-theme': site.colorMode.defaultMode,
  })
  const head = `<!DOCTYPE html>\n${open}<head>${documentHead(input).join('')}</head>`
  const banner = page.path === site.baseUrl && site.baseUrlIssueBanner ? baseUrlBanner(site) : ''
  const data = `<script type="application/json" id="docsite-page">${scriptJson(embeddedPage(page))}</script>`
  return [
    `${head}<body class="navigation-with-keyboard">${banner}<div id="__docusaurus">`,
    ...appHtml,
    `</div>${data}</body></html>\n`,
  ]
}

/**
 * Delays the first paint until everything above the page's data has arrived: otherwise tables and balanced lines would
 * move. The browser waits only for the start tag of the referenced element.
 */
const BLOCK_FIRST_PAINT = '<link rel="expect" href="#docsite-page" blocking="render">'

function documentHead(input: DocumentInput): string[] {
  const { site, page, assets, siteData, configStyle, contentPolicy } = input
  const head = headTags(site, page)
  const { boot, program, icon } = loadedBy(site, assets)
  return [
    '<meta charset="utf-8">',
    contentPolicy === undefined
      ? ''
      : element('meta', { 'http-equiv': 'Content-Security-Policy', content: contentPolicy }),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="generator" content="docsite">',
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    BLOCK_FIRST_PAINT,
    boot,
    ...fontLinks(input),
    ...[configStyle, page.style].map((href) => (href === undefined ? '' : styleSheet(href, site, assets))),
    siteLink(siteData, assets),
    program,
    head.some(({ attributes }) => attributes.rel === 'icon') ? '' : icon,
    ...head.map(headTag),
  ]
}

/**
 * Preloads the fonts that a page needs. With `font-display: optional`, a browser uses the fonts available at the first
 * paint and never swaps later, so they must be requested early. They have low priority and do not delay other
 * resources.
 */
function fontLinks({ site, appHtml, assets }: DocumentInput): string[] {
  const { fonts = [], isClassic } = assets
  // From disk, pages request fonts in a mode that preload links do not match.
  if (fonts.length === 0 || isClassic) return []
  const scripts = ['Latn', new Intl.Locale(site.locale.htmlLang).maximize().script]
  const has = (tag: string) => appHtml.some((piece) => piece.includes(tag))
  const isNeeded = { code: () => has('<code'), math: () => has('<math'), text: () => true }
  const needed = fonts.filter(
    ({ role, script }) => (script === undefined || scripts.includes(script)) && isNeeded[role](),
  )
  // One file may contain several scripts.
  return [...new Set(needed.map(({ path }) => path))].map((path) =>
    element('link', {
      rel: 'preload',
      as: 'font',
      type: `font/${path.slice(path.lastIndexOf('.') + 1)}`,
      href: site.baseUrl + path,
      crossorigin: 'anonymous',
      fetchpriority: 'low',
    }),
  )
}

/** Link through which the browser program finds the data shared by all pages. */
function siteLink(href: string, { isClassic }: DocumentAssets): string {
  // The mode matches that of `fetch`, so that the preloaded response is used.
  const kind: Readonly<Record<string, string>> = isClassic
    ? { rel: 'docsite-data', type: 'application/json', href }
    : { rel: 'preload', as: 'fetch', type: 'application/json', href, crossorigin: 'anonymous' }
  return element('link', { id: 'docsite-site', ...kind })
}

/** Attributes that say how the browser program runs. A classic script needs the root of the site. */
function programKind({ isClassic }: DocumentAssets): Readonly<Record<string, string>> {
  return isClassic ? { 'data-root': OFFLINE_ROOT, defer: '' } : { type: 'module' }
}

/** Tags for the resources that every page of a site loads. */
function loadedBy(site: SiteView, assets: DocumentAssets) {
  return {
    // The script precedes the stylesheet because a script waits for the stylesheets above it.
    boot:
      script({ ...bootData(site), ...checked('src', site.baseUrl + assets.boot, site, assets) }) +
      styleSheet(site.baseUrl + assets.style, site, assets),
    program: script({
      ...programKind(assets),
      ...checked('src', site.baseUrl + assets.script, site, assets),
    }),
    // Without an icon link, browsers request a file that does not exist.
    icon: element('link', { rel: 'icon', type: 'image/svg+xml', href: site.baseUrl + assets.icon }),
  }
}

function styleSheet(href: string, site: SiteView, assets: DocumentAssets): string {
  return element('link', { rel: 'stylesheet', ...checked('href', href, site, assets) })
}

/** Configuration values for the boot script. */
function bootData({ colorMode, announcement }: SiteView): Readonly<Record<string, string>> {
  return {
    'data-mode': colorMode.defaultMode,
    ...(colorMode.disableSwitch ? {} : { 'data-switch': '' }),
    ...(colorMode.respectPrefersColorScheme ? { 'data-system': '' } : {}),
    ...(announcement ? { 'data-announcement': announcement.id } : {}),
  }
}

/** URL attribute of a resource, with its integrity hash. */
function checked(
  attribute: 'src' | 'href',
  address: string,
  site: SiteView,
  assets: DocumentAssets,
): Readonly<Record<string, string>> {
  const integrity = own(assets.integrity, address.slice(site.baseUrl.length))
  return { [attribute]: address, ...(integrity === undefined ? {} : { integrity, crossorigin: 'anonymous' }) }
}

const script = (attributes: Readonly<Record<string, string>>) => `${element('script', attributes)}</script>`

function headTag({ tag, attributes, json }: HeadTag): string {
  const open = element(tag, attributes)
  return tag === 'script' ? `${open}${json === undefined ? '' : scriptJson(json)}</script>` : open
}

/** A start tag. Drops attributes whose names could end it early. */
function element(tag: string, attributes: Readonly<Record<string, string>>): string {
  let html = `<${tag}`
  for (const name in attributes) {
    const value = attributes[name]
    if (value !== undefined && ATTRIBUTE_NAME.test(name))
      html += value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`
  }
  return `${html}>`
}
