// Decides what a click on a link and a change of address mean: for the router or for the browser, push or replace, load a
// page or only move on the one that is here.
import { decodePathname } from './location.ts'
import { foldHtml, type PagePlace } from './page-data-path.ts'
import { samePath } from './same-path.ts'

/** An address on this site in parts, query and hash with their first characters. */
export interface Address {
  /** Percent-decoded. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The part of a click that counts. */
export interface LinkClick {
  readonly button: number
  readonly defaultPrevented: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The part of an anchor that counts. */
export interface LinkTarget {
  /** Absolute address. */
  readonly href: string
  readonly target: string
  readonly download: boolean
}

/** Whether a click on a link is the router's: an unmodified primary click on a page of this locale, in this tab. */
export function isRouted(click: LinkClick, link: LinkTarget, origin: string, place: PagePlace): boolean {
  const { button, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = click
  if (button !== 0 || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return false
  if (link.target !== '' && link.target !== '_self') return false
  return !link.download && isPageAddress(link.href, origin, place)
}

/** Whether an absolute address may be a page of this locale: below its root and not a file of another kind. */
export function isPageAddress(href: string, origin: string, { baseUrl }: PagePlace): boolean {
  const url = parseUrl(href)
  if (!url || url.origin !== origin) return false
  const { pathname } = url
  if (!pathname.startsWith(baseUrl) && `${pathname}/` !== baseUrl) return false
  if (!isDecodable(pathname)) return false
  const extension = /\.([a-z][a-z0-9]{0,4})$/i.exec(pathname)?.[1]?.toLowerCase()
  return extension === undefined || extension === 'html' || extension === 'htm'
}

/** What cannot be decoded is no page: the server may say so. */
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

/** How going from one address to another is carried out. */
export type Move =
  /** The page is on screen: the browser jumps to the hash. */
  | 'fragment'
  /** The page is on screen: only the address changes, or it is shown again from its top. */
  | 'stay'
  /** Another page. */
  | 'load'

/** What going to an address takes. */
export function moveTo(from: Address, to: Address): Move {
  if (!samePath(foldHtml(from.pathname), foldHtml(to.pathname))) return 'load'
  return to.hash !== '' && from.search === to.search ? 'fragment' : 'stay'
}

/** Whether the history entry is replaced: the very same address again adds nothing to go back to. */
export function replacesEntry(from: Address, to: Address): boolean {
  return from.pathname === to.pathname && from.search === to.search && from.hash === to.hash
}
