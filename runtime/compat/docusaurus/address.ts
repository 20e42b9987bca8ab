// Addresses as the components of a Docusaurus site write them: below the base URL, which they leave out.
import { useSite } from '../../contexts.tsx'
import type { SiteView } from '../../model/site.ts'

/** How an address is to be written. */
export interface BaseUrlOptions {
  /** Puts the base URL also before what begins with it already. */
  readonly forcePrependBaseUrl?: boolean
  /** With the origin of the site. */
  readonly absolute?: boolean
}

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Whether an address leads to another site, or is none of a page: `https:`, `mailto:`, `//host`. */
export const hasScheme = (url: string): boolean => SCHEME.test(url)

/** The address with the base URL of the page's locale; fragments and addresses of other sites stay as they are. */
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

/** The same for the page around the component. */
export function useWithBaseUrl(): (url: string, options?: BaseUrlOptions) => string {
  const site = useSite()
  return (url, options) => withBaseUrl(site, url, options)
}
