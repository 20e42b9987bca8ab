// URLs as components of a Docusaurus site write them: relative to the base URL, which they leave out.
import { useSite } from '../../contexts.tsx'
import type { SiteView } from '../../model/site.ts'

/** Options for `withBaseUrl`. */
export interface BaseUrlOptions {
  /** Prepends the base URL even to a URL that already starts with it. */
  readonly forcePrependBaseUrl?: boolean
  /** Includes the origin of the site. */
  readonly absolute?: boolean
}

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Whether a URL leads to another site or is not a page: `https:`, `mailto:`, `//host`. */
export const hasScheme = (url: string): boolean => SCHEME.test(url)

/** The URL with the base URL of the page's locale; fragments and URLs of other sites are unchanged. */
export function withBaseUrl(
  { baseUrl, url: origin }: Pick<SiteView, 'baseUrl' | 'url'>,
  url: string,
  { forcePrependBaseUrl = false, absolute = false }: BaseUrlOptions = {},
): string {
  if (url === '' || url.startsWith('#') || hasScheme(url)) return url
  const root = baseUrl.replace(/\/$/, '')
  const isBelow = url === root || url.startsWith(baseUrl)
  const path = isBelow && !forcePrependBaseUrl ? url : `${root}/${url.replace(/^\//, '')}`
  return absolute ? origin.replace(/\/$/, '') + path : path
}

/** `withBaseUrl` for the site of the current page. */
export function useWithBaseUrl(): (url: string, options?: BaseUrlOptions) => string {
  const site = useSite()
  return (url, options) => withBaseUrl(site, url, options)
}
