// Addresses of the configuration and of sidebars files as pages get them: base URL, trailing slash, safe schemes.
import type { SiteConfig } from '../model/config.ts'
import { applyTrailingSlash, hasScheme, isInternalUrl, pathnameOf } from '../text/url.ts'

const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])
const UNCHECKED = 'pathname://'
/** The address of a file, which never ends with a slash; `/docs/1.0` is none. */
const FILE = /\.[a-z][a-z\d]*$/i

/** The scheme of an address as a browser reads it, lower-case; undefined when it has none. */
export function schemeOf(url: string): string | undefined {
  if (!url.includes(':')) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these characters before they read the scheme
  const bare = url.replace(/[\u0000-\u0020\u007f-\u009f]/g, '')
  return hasScheme(bare) ? bare.slice(0, bare.indexOf(':')).toLowerCase() : undefined
}

/** Whether the address may stand in a page: no scheme, or one that runs nothing; `further` are those the site allows in pages. */
export function hasSafeScheme(url: string, further: readonly string[] = []): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || SAFE_SCHEMES.has(scheme) || further.includes(scheme)
}

/** What addresses depend on. */
export interface AddressContext {
  /** Base URL of the locale. */
  readonly baseUrl: string
  readonly config: Pick<SiteConfig, 'trailingSlash'>
}

/** The address with the base URL before it, unless it is there already or the address leads elsewhere. */
export function addBaseUrl(url: string, baseUrl: string): string {
  if (url === '' || url.startsWith('#') || !isInternalUrl(url)) return url
  if (url === baseUrl.replace(/\/$/, '')) return baseUrl
  return url.startsWith(baseUrl) ? url : baseUrl + url.replace(/^\//, '')
}

/** A configured address: internal ones with base URL and trailing slash; null for a scheme that is not allowed. */
export function configuredAddress(
  url: string,
  { baseUrl, config: { trailingSlash } }: AddressContext,
): { readonly href: string; readonly external: boolean } | null {
  if (url.startsWith(UNCHECKED)) {
    const rest = url.slice(UNCHECKED.length)
    return { href: rest.startsWith('/') ? addBaseUrl(rest, baseUrl) : rest, external: true }
  }
  if (!hasSafeScheme(url)) return null
  if (!isInternalUrl(url)) return { href: url, external: true }
  const href = addBaseUrl(url, baseUrl)
  const isFile = FILE.test(pathnameOf(url))
  return { href: isFile ? href : applyTrailingSlash(href, { trailingSlash, baseUrl }), external: false }
}
