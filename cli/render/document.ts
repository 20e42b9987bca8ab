// The html document of a page: head, the app's html, and the data the browser starts from. No inline script or style: the
// strictest content policy lets the page work. The tags that load anything carry the hash of what they load.
import { ATTRIBUTE_NAME } from '../../runtime/head/attribute-name.ts'
import { headTags } from '../../runtime/head/head-tags.ts'
import { scriptJson } from '../../runtime/head/script-json.ts'
import type { HeadTag } from '../../runtime/model/head.ts'
import { OFFLINE_ROOT } from '../../runtime/model/offline.ts'
import { own } from '../../runtime/model/own.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { SiteView } from '../../runtime/model/site.ts'
import type { FontRole } from '../model/config.ts'
import { escapeHtml } from '../text/escape.ts'
import { baseUrlBanner } from './base-url-banner.ts'
import { embeddedPage } from './embedded-page.ts'

/** Addresses below the base URL, with `integrity` values by address, those of the other style sheets included. */
export interface DocumentAssets {
  readonly script: string
  /** The script is no module: in pages from a disk, which may load neither modules nor data. */
  readonly isClassic?: true
  readonly boot: string
  readonly style: string
  /** Icon of sites that have none of their own. */
  readonly icon: string
  /** Fonts of the site that are asked for before the style sheet is there; `script`: letters of ISO 15924. */
  readonly fonts?: readonly { readonly role: FontRole; readonly script?: string; readonly path: string }[]
  readonly integrity: Readonly<Record<string, string>>
}

/** All that a document is made of. */
export interface DocumentInput {
  readonly site: SiteView
  readonly page: PageView
  /** Html of the app, in pieces. */
  readonly appHtml: readonly string[]
  readonly assets: DocumentAssets
  /** Address of the site's hashed JSON file, with the base URL. */
  readonly siteData: string
  /** Address of the style sheet made from the configuration, when it has styles. */
  readonly configStyle?: string
  /** Content policy for a meta element; absent where only headers set one. */
  readonly contentPolicy?: string
}

/** The document in pieces: put together they would be copied once more. */
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
 * The browser first paints when it has all above the page's data: tables and balanced lines would move as their rest arrives. It looks
 * for the start of the element only.
 */
const WHOLE_FIRST = '<link rel="expect" href="#docsite-page" blocking="render">'

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
    WHOLE_FIRST,
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
 * The fonts that a page needs. They never hold up what it loads beside them, and the first lines are not exchanged when they come: a
 * browser uses those that are there when it paints (`font-display: optional`), which takes a link that asks for them early.
 */
function fontLinks({ site, appHtml, assets }: DocumentInput): string[] {
  const { fonts = [], isClassic } = assets
  // From a disk a font is asked for in another way than such a link can.
  if (fonts.length === 0 || isClassic) return []
  const scripts = ['Latn', new Intl.Locale(site.locale.htmlLang).maximize().script]
  const has = (tag: string) => appHtml.some((piece) => piece.includes(tag))
  const isNeeded = { code: () => has('<code'), math: () => has('<math'), text: () => true }
  const needed = fonts.filter(
    ({ role, script }) => (script === undefined || scripts.includes(script)) && isNeeded[role](),
  )
  // One file may hold several scripts.
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

/** Where the program finds what all pages share. */
function siteLink(href: string, { isClassic }: DocumentAssets): string {
  // `fetch` asks in this very mode, so that the preloaded answer is used.
  const kind: Readonly<Record<string, string>> = isClassic
    ? { rel: 'docsite-data', type: 'application/json', href }
    : { rel: 'preload', as: 'fetch', type: 'application/json', href, crossorigin: 'anonymous' }
  return element('link', { id: 'docsite-site', ...kind })
}

/** How the browser program runs. One that is no module is told where the site begins. */
function programKind({ isClassic }: DocumentAssets): Readonly<Record<string, string>> {
  return isClassic ? { 'data-root': OFFLINE_ROOT, defer: '' } : { type: 'module' }
}

/** What every page of a site loads. */
function loadedBy(site: SiteView, assets: DocumentAssets) {
  return {
    // The script before the style sheet: a script waits for the style sheets above it.
    boot:
      script({ ...bootData(site), ...checked('src', site.baseUrl + assets.boot, site, assets) }) +
      styleSheet(site.baseUrl + assets.style, site, assets),
    program: script({
      ...programKind(assets),
      ...checked('src', site.baseUrl + assets.script, site, assets),
    }),
    // Without one, browsers ask for a file that does not exist.
    icon: element('link', { rel: 'icon', type: 'image/svg+xml', href: site.baseUrl + assets.icon }),
  }
}

function styleSheet(href: string, site: SiteView, assets: DocumentAssets): string {
  return element('link', { rel: 'stylesheet', ...checked('href', href, site, assets) })
}

/** What the boot script must know of the configuration. */
function bootData({ colorMode, announcement }: SiteView): Readonly<Record<string, string>> {
  return {
    'data-mode': colorMode.defaultMode,
    ...(colorMode.disableSwitch ? {} : { 'data-switch': '' }),
    ...(colorMode.respectPrefersColorScheme ? { 'data-system': '' } : {}),
    ...(announcement ? { 'data-announcement': announcement.id } : {}),
  }
}

/** The address of something loaded, with the hash that what comes must have. */
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

/** A start tag; attribute names that could end it early are left out. */
function element(tag: string, attributes: Readonly<Record<string, string>>): string {
  let html = `<${tag}`
  for (const name in attributes) {
    const value = attributes[name]
    if (value !== undefined && ATTRIBUTE_NAME.test(name))
      html += value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`
  }
  return `${html}>`
}
