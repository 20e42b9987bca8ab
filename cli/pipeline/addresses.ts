// The addresses of the site: published by a build in `addresses.json`, compared by `check --against`.
import { own } from '../../runtime/model/own.ts'
import { type LostAddress, lostAddresses } from '../check/lost-addresses.ts'
import { homeTarget } from '../emit/home-page.ts'
import type { Graph } from '../graph/graph.ts'
import { query } from '../graph/query.ts'
import type { LocaleAddresses, SiteAddresses } from '../model/addresses.ts'
import { localeAddresses } from '../site/addresses.ts'
import { pagePath } from '../text/url.ts'
import { joinKey } from './keys.ts'
import type { PageParts } from './page-parts.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import { staticFiles } from './static-files.ts'

export type { LostAddress } from '../check/lost-addresses.ts'
export { lostFinding } from '../check/lost-findings.ts'
export { newRedirects } from '../check/new-redirects.ts'
export { type PublishedAddresses, readPublishedAddresses } from '../check/published-addresses.ts'
export { REDIRECT_FILES } from '../site/redirect-file.ts'

/** Separates ids, which contain no whitespace. */
const GAP = ' '

/** The queries over addresses. */
export function addressQueries({ inputs, site, articles }: Pick<PageParts, 'inputs' | 'site' | 'articles'>) {
  /** Ids of a page as one string, which stays in memory when the article is evicted. Keys are `locale|file`. */
  const pageIds = query<string>({
    name: 'page-ids',
    rank: RANK.uses,
    keep: 'inside',
    compute: async (page, { read }) => (await read(articles.ids, page)).join(GAP),
    fingerprint: (value) => value,
  })

  /** Keys are locales. */
  const addresses = query<LocaleAddresses>({
    name: 'addresses',
    rank: RANK.policy,
    retain: false,
    fingerprint: 'reads',
    compute: async (locale, { read }) => {
      const tables = await read(site.tables, locale)
      const { outPrefix } = planOf(await read(inputs.locales, ''), locale)
      const ids = new Map<string, readonly string[]>()
      for (const { file } of tables.versions.flatMap(({ docs }) => docs))
        ids.set(file, (await read(pageIds, joinKey(locale, file))).split(GAP).filter(Boolean))
      return localeAddresses(tables, {
        home: homeTarget(tables, await read(inputs.config, '')),
        idsOf: (file) => ids.get(file) ?? [],
        files: outPrefix === '' ? [...(await staticFiles(inputs, read)).keys()] : [],
      })
    },
  })

  return { pageIds, addresses }
}

export type AddressQueries = ReturnType<typeof addressQueries>

/** The addresses of all locales of a site. */
export async function siteAddresses(
  graph: Graph,
  { inputs, site, addresses }: Pick<PageParts, 'inputs' | 'site'> & { readonly addresses: AddressQueries },
): Promise<SiteAddresses> {
  const found: [string, SiteAddresses[string]][] = []
  for (const { code, outPrefix } of await graph.demand(inputs.locales, '')) {
    const { versions } = await graph.demand(site.tables, code)
    const files = versions.flatMap(({ docs }) => docs.map(({ file }) => file))
    for (let at = 0; at < files.length; at += AT_ONCE) {
      const some = files.slice(at, at + AT_ONCE)
      await Promise.all(some.map((file) => graph.demand(addresses.pageIds, joinKey(code, file))))
    }
    found.push([code, { ...(await graph.demand(addresses.addresses, code)), folder: outPrefix }])
  }
  return Object.fromEntries(found)
}

/** Docs compiled concurrently: enough to keep all threads busy. */
const AT_ONCE = 64

/** Lost addresses by locale. `known` are the site's locales: nothing can be said about a known locale that is not being built. */
export function lostByLocale(
  before: SiteAddresses,
  now: SiteAddresses,
  known: readonly string[],
): ReadonlyMap<string, readonly LostAddress[]> {
  const lost = new Map<string, readonly LostAddress[]>()
  const [root = ''] = Object.entries(now).flatMap(([code, { folder }]) => (folder === '' ? [code] : []))
  for (const [code, old] of Object.entries(before)) {
    const current = own(now, code)
    if (current) lost.set(code, [...(lost.get(code) ?? []), ...lostAddresses(old, current)])
    const whole = own(now, root)
    // The site no longer has this locale: its addresses count as addresses of the whole site.
    if (!current && whole && !known.includes(code))
      lost.set(root, [...(lost.get(root) ?? []), ...lostAddresses(inFolder(old), whole)])
  }
  return lost
}

/** The addresses of a locale as seen from the locale at the base URL. */
function inFolder({ folder, pages, redirects, anchors }: SiteAddresses[string]): LocaleAddresses {
  const at = (path: string) => (path.startsWith('/') ? pagePath(`/${folder}${path.slice(1)}`) : path)
  const moved = <V, W>(record: Readonly<Record<string, V>>, value: (each: V) => W) =>
    Object.fromEntries(Object.entries(record).map(([path, each]) => [at(path), value(each)]))
  return {
    pages: moved(pages, (page) => page),
    redirects: moved(redirects, at),
    anchors: moved(anchors, (ids) => Object.fromEntries(Object.entries(ids).map(([id, to]) => [id, at(to)]))),
    gone: [],
    files: [],
  }
}
