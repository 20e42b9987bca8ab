// Collects the addresses that a locale publishes, from its tables, the ids of its pages and the files of the static folders.
import type { LocaleAddresses, PageAddress } from '../model/addresses.ts'
import type { RedirectTable, SiteTables } from '../model/site.ts'
import { compareStrings } from '../text/compare.ts'
import { groupBy } from '../text/group-by.ts'
import { decodePath, pagePath, splitUrl } from '../text/url.ts'

/** Data that is not in the tables. */
export interface PublishedIds {
  /** Address of the page to which the base URL redirects; null if there is a page at the base URL, or no page at all. */
  readonly home: string | null
  /** Ids of the doc in a file. */
  readonly idsOf: (file: string) => readonly string[]
  /** Paths of static files, relative to their folders. */
  readonly files: readonly string[]
}

/** Ids of footnotes contain numbers that change whenever a footnote is added or removed. */
const FOOTNOTE = /^(?:(?:user-content-)?fn(?:ref)?-|footnote-label$|term:)/

/** The addresses of a locale. Pages include their source files, for findings. */
export function localeAddresses(
  { baseUrl, versions, routes, redirects }: SiteTables,
  { home, idsOf, files }: PublishedIds,
): LocaleAddresses {
  const below = (path: string) => pagePath(`/${path.slice(baseUrl.length)}`)
  const docs = new Map(versions.flatMap((version) => version.docs.map((doc) => [doc.permalink, doc])))
  const gone = [...docs.values()].filter(({ frontMatter }) => frontMatter.gone)
  const pages = routes.flatMap(({ path, target, part }): readonly (readonly [string, PageAddress])[] => {
    // Further pages of a list come and go with its entries, so their addresses are not promised.
    if (target.kind === 'not-found' || part) return []
    const doc = docs.get(path)
    if (!doc) return [[below(path), { anchors: [] }]]
    const anchors = idsOf(doc.file).filter((id) => !FOOTNOTE.test(id))
    return [
      [
        below(path),
        { title: doc.title, file: doc.file, anchors, ...(doc.unlisted ? { unlisted: true } : {}) },
      ],
    ]
  })
  return {
    pages: sorted(pages),
    ...oldAddresses(redirects, { baseUrl, home, below }),
    gone: [
      ...gone.map(({ permalink }) => below(permalink)),
      ...redirects.gone.map(({ path, id }) => below(path) + (id === undefined ? '' : `#${id}`)),
    ].sort(compareStrings),
    files: files.map((file) => `/${file}`).sort(compareStrings),
  }
}

function oldAddresses(
  { redirects, anchors, problems }: RedirectTable,
  {
    baseUrl,
    home,
    below,
  }: {
    readonly baseUrl: string
    readonly home: string | null
    readonly below: (path: string) => string
  },
): Pick<LocaleAddresses, 'redirects' | 'anchors'> {
  const newAddress = (href: string) => (href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href)
  const parts = Object.entries(anchors).flatMap(([path, old]) =>
    old.map(({ id, href }) => ({ path: below(path), id, to: newAddress(href) })),
  )
  // Parts of a page that disappeared without a redirect: they are published again as soon as there is one.
  const waiting = problems.flatMap(({ kind, from, to }) => {
    const { pathname, hash = '' } = splitUrl(from)
    return kind === 'nowhere' ? { path: pathname, id: decodePath(hash) ?? hash, to } : []
  })
  return {
    redirects: sorted([
      ...(home === null ? [] : [['/', newAddress(decodePath(home) ?? home)] as const]),
      ...redirects.map(({ path, href }) => [below(path), newAddress(href)] as const),
    ]),
    anchors: sorted(
      [...groupBy([...parts, ...waiting], ({ path }) => path)].map(([path, all]) => [
        path,
        sorted(all.map(({ id, to }) => [id, to])),
      ]),
    ),
  }
}

const sorted = <V>(entries: readonly (readonly [string, V])[]): Readonly<Record<string, V>> =>
  Object.fromEntries([...entries].sort(([a], [b]) => compareStrings(a, b)))
