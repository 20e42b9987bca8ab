// Finds the part that has replaced an id a page no longer has: an id that differs only in punctuation, the same id on
// another page, or a heading at the same position; otherwise the page itself.
import { own } from '../../runtime/model/own.ts'
import type { LocaleAddresses } from '../model/addresses.ts'
import { groupBy } from '../text/group-by.ts'
import { suggest } from '../text/suggest.ts'
import type { AddressLookup } from './address-lookup.ts'
import type { SuggestedAddress } from './new-page.ts'

/** Returns a function that suggests new addresses for the parts of a page that was at `path` and is now at `page`. */
export function newParts(
  before: LocaleAddresses,
  { addresses: now }: AddressLookup,
): (path: string, page: string) => (id: string) => SuggestedAddress {
  const byId = groupBy(
    Object.entries(now.pages).flatMap(([path, { anchors }]) => anchors.map((id) => ({ id, path }))),
    ({ id }) => id,
  )
  const hadId = (path: string, id: string) => own(before.pages, path)?.anchors.includes(id) === true

  return (path, page) => {
    const old = own(before.pages, path)?.anchors ?? []
    const ids = own(now.pages, page)?.anchors ?? []
    const renamed = renamedIds(old, ids)
    const known = new Set(old)
    const fresh = ids.filter((id) => !known.has(id))
    const plainIds = groupBy(fresh, plain)
    return (id) => {
      const [same, ...others] = plainIds.get(plain(id)) ?? []
      if (same !== undefined && others.length === 0 && plain(id) !== '')
        return { to: `${page}#${same}`, why: 'it differs only in case or punctuation' }
      const moved = (byId.get(id) ?? []).filter((found) => found.path !== page && !hadId(found.path, id))
      if (moved.length === 1 && moved[0])
        return { to: `${moved[0].path}#${id}`, why: 'the section has moved there' }
      const next = renamed.get(id)
      if (next !== undefined) return { to: `${page}#${next}`, why: 'it is in the same position' }
      const near = suggest(id, fresh)
      if (near !== undefined) return { to: `${page}#${near}`, why: 'its name is similar' }
      const earlier = own(own(before.anchors, path) ?? {}, id)
      const { pathname, id: part } = partOf(earlier ?? '')
      if (part !== '' && own(now.pages, pathname)?.anchors.includes(part))
        return { to: `${pathname}#${part}`, why: 'the old URL redirected there' }
      return { to: page, why: 'the section was on this page' }
    }
  }
}

function partOf(address: string): { readonly pathname: string; readonly id: string } {
  const at = address.indexOf('#')
  return at < 0
    ? { pathname: address, id: '' }
    : { pathname: address.slice(0, at), id: address.slice(at + 1) }
}

const plain = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Pairs removed ids with new ones between the same neighbours, where both are equal in number. */
function renamedIds(old: readonly string[], now: readonly string[]): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>()
  const places = new Map(now.map((id, at) => [id, at]))
  let gone: string[] = []
  let from = 0
  const pair = (to: number) => {
    const added = now.slice(from, to)
    if (added.length === gone.length) for (const [at, id] of gone.entries()) renamed.set(id, added[at] ?? id)
    gone = []
  }
  for (const id of old) {
    const at = places.get(id)
    if (at === undefined) gone.push(id)
    else if (at >= from) {
      pair(at)
      from = at + 1
    }
  }
  pair(now.length)
  return renamed
}
