// Compares the addresses a site published before with those it would publish now. Returns the lost ones, each with the
// likely new address.
import { own } from '../../runtime/model/own.ts'
import type { LocaleAddresses } from '../model/addresses.ts'
import { type AddressLookup, addressLookup } from './address-lookup.ts'
import { newPages } from './new-page.ts'
import { newParts } from './new-part.ts'

/** A published address that would lead nowhere, or to a missing part of its page. */
export interface LostAddress {
  readonly kind: 'page' | 'file' | 'part'
  /** Path below the base URL of the locale; with a fragment if `kind` is `part`. */
  readonly from: string
  /** Suggested new address: a page or a part of one. Files get one only if exactly one new file has the same name. */
  readonly to?: string
  /** Reason for the suggestion, for messages. */
  readonly why?: string
  /** Source file of the suggested page. */
  readonly file?: string
}

/** Lost addresses of a locale, in the order of publication. */
export function lostAddresses(before: LocaleAddresses, now: LocaleAddresses): readonly LostAddress[] {
  const book = addressLookup(now)
  const places = newPages(before, now)
  const pages = Object.keys(before.pages).filter((path) => isLost(path, book))
  const lost = pages.map((path) => ({ from: path, ...places(path) }))
  const redirected = withRedirects(now, lost)
  const earlier = addressLookup(before)
  const redirects = Object.keys(before.redirects)
    // A configured redirect that leads nowhere is reported separately.
    .filter((path) => isLost(path, redirected) && own(now.redirects, path) === undefined)
    .map((path) => {
      const end = earlier.arrive(path)
      const target = end.kind === 'page' ? end.path : path
      const found = isLost(target, book)
        ? places(target)
        : { to: target, why: 'the old URL redirected there' }
      return { from: path, ...found }
    })
  return [
    ...[...lost, ...redirects].map(
      (found): LostAddress => ({ kind: 'page', ...found, ...fileAt(found.to, now) }),
    ),
    // Parts of a lost page are looked up on the page that it would redirect to.
    ...lostParts(before, redirected),
    ...before.files.filter((path) => isLost(path, book)).map((path) => lostFile(path, before, now)),
  ]
}

/** The lookups as they would be with these additional redirects. */
const withRedirects = (
  now: LocaleAddresses,
  added: readonly { readonly from: string; readonly to: string }[],
): AddressLookup =>
  addressLookup({
    ...now,
    redirects: { ...now.redirects, ...Object.fromEntries(added.map(({ from, to }) => [from, to])) },
  })

const isLost = (path: string, book: AddressLookup) => book.arrive(path).kind === 'nothing'

const fileAt = (address: string, { pages }: LocaleAddresses) => {
  const file = own(pages, address.replace(/#.*$/, ''))?.file
  return file === undefined ? {} : { file }
}

/** Lost parts of pages, where the page itself still exists or has moved. */
function lostParts(before: LocaleAddresses, book: AddressLookup): readonly LostAddress[] {
  const { addresses: now } = book
  const places = newParts(before, book)
  // Parts that other redirects lead to.
  const targets = new Set(Object.values(now.anchors).flatMap((ids) => Object.values(ids)))
  return Object.entries(before.pages).flatMap(([path, { anchors }]): readonly LostAddress[] => {
    const end = book.arrive(path)
    if (end.kind !== 'page') return []
    const older = Object.keys(own(before.anchors, path) ?? {})
    const lost = [...new Set([...anchors, ...older])].filter((id) => !book.hasPart(path, id))
    if (lost.length === 0) return []
    const place = places(path, end.path)
    return (
      lost
        .map((id) => ({ from: `${path}#${id}`, ...place(id) }))
        // Readers who follow the redirect of the page already arrive at the nearest page.
        .filter(({ from, to }) => to !== end.path || path === end.path || targets.has(from))
        .map((found) => ({ kind: 'part' as const, ...found, ...fileAt(found.to, now) }))
    )
  })
}

function lostFile(path: string, before: LocaleAddresses, now: LocaleAddresses): LostAddress {
  const name = path.slice(path.lastIndexOf('/'))
  const known = new Set(before.files)
  const [same, ...others] = now.files.filter((file) => file.endsWith(name) && !known.has(file))
  const isOnly = same !== undefined && others.length === 0
  return { kind: 'file', from: path, ...(isOnly ? { to: same, why: 'it has the same name' } : {}) }
}
