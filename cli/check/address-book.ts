// Where an address of a locale leads, if anywhere: to a page, by redirects too, to a file, to another site, or to a page that says
// that it is gone.
import { own } from '../../runtime/model/own.ts'
import type { LocaleAddresses } from '../model/addresses.ts'
import { decodePath, isInternalUrl, splitUrl } from '../text/url.ts'

/** What is at an address. `fragment`: the redirect names a part of the page itself. */
export type Arrival =
  | { readonly kind: 'page'; readonly path: string; readonly fragment?: string }
  | { readonly kind: 'file' | 'gone' | 'outside' }
  | { readonly kind: 'nothing' }

/** Look-ups in the addresses of a locale. */
export interface AddressBook {
  readonly addresses: LocaleAddresses
  /** What is at a path. */
  arrive(path: string): Arrival
  /** Whether who follows an address to a part of what was at a path gets to a part that is there, or is told that it is gone. */
  hasPart(path: string, id: string): boolean
  /** Whether a page has an id. */
  hasId(path: string, id: string): boolean
}

/** A chain of redirects is no longer than this. */
const MOST_STEPS = 20

/** The book of these addresses. */
export function addressBook(addresses: LocaleAddresses): AddressBook {
  const { pages, redirects, anchors } = addresses
  const gone = new Set(addresses.gone)
  const files = new Set(addresses.files)
  const ids = new Map(Object.entries(pages).map(([path, page]) => [path, new Set(page.anchors)]))

  function arrive(address: string): Arrival {
    let path = address
    let fragment = ''
    for (let step = 0; step < MOST_STEPS; step++) {
      if (gone.has(path)) return { kind: 'gone' }
      if (own(pages, path)) return fragment === '' ? { kind: 'page', path } : { kind: 'page', path, fragment }
      if (files.has(path)) return { kind: 'file' }
      const next = own(redirects, path)
      if (next === undefined) return { kind: 'nothing' }
      if (!isInternalUrl(next)) return { kind: 'outside' }
      const { pathname, hash = '' } = splitUrl(next)
      path = (decodePath(pathname) ?? pathname).replace(/(.)\/$/, '$1').normalize()
      if (hash !== '') fragment = decodePath(hash) ?? hash
    }
    return { kind: 'nothing' }
  }

  const hasId = (path: string, id: string) => ids.get(path)?.has(id) === true

  const isKnown = (path: string, id: string) =>
    own(own(anchors, path) ?? {}, id) !== undefined || gone.has(`${path}#${id}`)

  return {
    addresses,
    arrive,
    hasId,
    hasPart(path, id) {
      const end = arrive(path)
      if (end.kind !== 'page') return end.kind !== 'nothing'
      // A redirect to a part of a page has its own fragment.
      if (isKnown(path, id) || end.fragment !== undefined) return true
      return hasId(end.path, id) || isKnown(end.path, id)
    },
  }
}
