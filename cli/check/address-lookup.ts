// Resolves an address of a locale to where it leads: a page (also through redirects), a file, another site, or a page
// that says it is gone.
import { own } from '../../runtime/model/own.ts'
import type { LocaleAddresses } from '../model/addresses.ts'
import { decodePath, isInternalUrl, normalizedPath, pagePath, splitUrl } from '../text/url.ts'

/** Where an address leads. `fragment`: the redirect points to a part of the page. */
export type Arrival =
  | { readonly kind: 'page'; readonly path: string; readonly fragment?: string }
  | { readonly kind: 'file' | 'gone' | 'outside' }
  | { readonly kind: 'nothing' }

/** Lookups in the addresses of a locale. */
export interface AddressLookup {
  readonly addresses: LocaleAddresses
  /** Follows redirects from a path. */
  arrive(path: string): Arrival
  /** Whether a link to `path#id` reaches an existing part of a page, is redirected, or is told that it is gone. */
  hasPart(path: string, id: string): boolean
  /** Whether a page has an id. */
  hasId(path: string, id: string): boolean
}

/** Longest chain of redirects that is followed. */
const MAX_STEPS = 20

/** Builds the lookups for these addresses. */
export function addressLookup(addresses: LocaleAddresses): AddressLookup {
  const { pages, redirects, anchors } = addresses
  const gone = new Set(addresses.gone)
  const files = new Set(addresses.files)
  const ids = new Map(Object.entries(pages).map(([path, page]) => [path, new Set(page.anchors)]))

  function arrive(address: string): Arrival {
    let path = address
    let fragment = ''
    for (let step = 0; step < MAX_STEPS; step++) {
      if (gone.has(path)) return { kind: 'gone' }
      if (own(pages, path)) return fragment === '' ? { kind: 'page', path } : { kind: 'page', path, fragment }
      if (files.has(path)) return { kind: 'file' }
      const next = own(redirects, path)
      if (next === undefined) return { kind: 'nothing' }
      if (!isInternalUrl(next)) return { kind: 'outside' }
      const { pathname, hash = '' } = splitUrl(next)
      path = pagePath(normalizedPath(pathname))
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
      // A redirect to a part of a page brings its own fragment, which replaces this one.
      if (isKnown(path, id) || end.fragment !== undefined) return true
      return hasId(end.path, id) || isKnown(end.path, id)
    },
  }
}
