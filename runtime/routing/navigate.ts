// Decides how to handle a click on a link or a change of URL: router or browser, push or replace, load a page or stay on the
// current one.
import { decodePathname } from './location.ts'
import { type PageInVersion, stripHtmlExtension } from './page-data-path.ts'
import { samePath } from './same-path.ts'

/** A URL on this site in parts; query and hash include their first characters. */
export interface Address {
  /** Percent-decoded. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The relevant part of a click event. */
export interface LinkClick {
  readonly button: number
  readonly defaultPrevented: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The relevant part of an anchor. */
export interface LinkTarget {
  /** Absolute URL. */
  readonly href: string
  readonly target: string
  readonly download: boolean
}

/** Whether the router handles a click on a link: an unmodified primary click on a page of this locale, in this tab. */
export function isRouted(click: LinkClick, link: LinkTarget, origin: string, place: PageInVersion): boolean {
  const { button, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = click
  if (button !== 0 || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return false
  if (link.target !== '' && link.target !== '_self') return false
  return !link.download && isPageAddress(link.href, origin, place)
}

/** Whether an absolute URL may be a page of this locale: below its root and not a file of another kind. */
export function isPageAddress(href: string, origin: string, { baseUrl }: PageInVersion): boolean {
  const url = parseUrl(href)
  if (!url || url.origin !== origin) return false
  const { pathname } = url
  if (!pathname.startsWith(baseUrl) && `${pathname}/` !== baseUrl) return false
  if (!isDecodable(pathname)) return false
  const extension = /\.([a-z][a-z0-9]{0,4})$/i.exec(pathname)?.[1]?.toLowerCase()
  return extension === undefined || extension === 'html' || extension === 'htm'
}

/** A path that cannot be decoded is not a page; it is left to the server. */
function isDecodable(pathname: string): boolean {
  try {
    return decodePathname(pathname) !== ''
  } catch {
    return false
  }
}

function parseUrl(href: string): URL | null {
  try {
    return new URL(href)
  } catch {
    return null
  }
}

/** How to go from one URL to another. */
export type Move =
  /** The page is already shown: the browser jumps to the hash. */
  | 'fragment'
  /** The page is already shown: only the URL changes, or the page scrolls to its top. */
  | 'stay'
  /** Another page. */
  | 'load'

/** How to go to a URL. */
export function moveTo(from: Address, to: Address): Move {
  if (!samePath(stripHtmlExtension(from.pathname), stripHtmlExtension(to.pathname))) return 'load'
  return to.hash !== '' && from.search === to.search ? 'fragment' : 'stay'
}

/** Whether to replace the history entry: the same URL again adds nothing to go back to. */
export function replacesEntry(from: Address, to: Address): boolean {
  return from.pathname === to.pathname && from.search === to.search && from.hash === to.hash
}
