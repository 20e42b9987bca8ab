// Addresses in the configuration and in sidebar files as written to pages: with base URL, trailing slash and a safe scheme.
import type { SiteConfig } from '../model/config.ts'
import { LINK_SCHEMES, schemeOf } from '../model/link-schemes.ts'
import { applyTrailingSlash, isInternalUrl, pathnameOf } from '../text/url.ts'

const UNCHECKED = 'pathname://'
/** The address of a file, which never gets a trailing slash; `/docs/1.0` is not a file. */
const FILE = /\.[a-z][a-z\d]*$/i

/**
 * Whether a URL may be used in a page: it has no scheme, or one that every site allows. `further` are additional schemes that the
 * site allows.
 */
export function hasSafeScheme(url: string, further: readonly string[] = []): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || LINK_SCHEMES.has(scheme) || further.includes(scheme)
}

/** Settings that affect addresses. */
export interface AddressContext {
  /** Base URL of the locale. */
  readonly baseUrl: string
  readonly config: Pick<SiteConfig, 'trailingSlash'>
}

/** Prepends the base URL, unless it is already there or the address is external. */
export function addBaseUrl(url: string, baseUrl: string): string {
  if (url === '' || url.startsWith('#') || !isInternalUrl(url)) return url
  if (url === baseUrl.replace(/\/$/, '')) return baseUrl
  return url.startsWith(baseUrl) ? url : baseUrl + url.replace(/^\//, '')
}

/** Resolves a configured address: internal ones get base URL and trailing slash. Null if the scheme is not allowed. */
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
