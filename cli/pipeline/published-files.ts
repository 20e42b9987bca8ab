// Links that name a file of the built site instead of a page address: `/docs/a/index.html`, `/404`, `/sitemap.xml`. They work,
// so they are not broken.
import type { CheckedSlot } from '../check/page-subject.ts'
import { homeTarget } from '../emit/home-page.ts'
import { ADDRESSES_FILE } from '../model/addresses.ts'
import type { Slot } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Redirect, Route, SiteTables } from '../model/site.ts'
import { onceFor } from '../text/once-for.ts'
import { outputPath } from '../text/output-path.ts'
import { normalizedPath, splitUrl } from '../text/url.ts'

/** Routes by the address of their html file. */
const routesByFile = onceFor(({ routes, baseUrl }: SiteTables) =>
  onceFor(
    ({ trailingSlash }: SiteConfig): ReadonlyMap<string, Route> =>
      new Map(routes.map((route) => [baseUrl + outputPath(route.path, baseUrl, trailingSlash), route])),
  ),
)

/** Files of old addresses, and the addresses themselves, relative to the base URL. */
const redirectedFiles = onceFor(({ redirects, baseUrl }: SiteTables): ReadonlySet<string> => {
  const forms = ({ path, file }: Redirect) => {
    const bare = path.slice(baseUrl.length).replace(/\/$/, '')
    return [file, bare, `${bare}/`]
  }
  return new Set(redirects.redirects.flatMap(forms))
})

/** Whether a path relative to the base URL is the base URL itself. */
const isHome = (name: string) => name === '' || name === 'index.html'

/** The route whose file a host serves at an address: the file of this name, or of this name plus `.html`. */
function routeOfFile(path: string, tables: SiteTables, config: SiteConfig): Route | undefined {
  const files = routesByFile(tables)(config)
  return files.get(path) ?? files.get(`${path}.html`)
}

/** Whether a build writes a file at an address that is not the address of a page. */
export function isPublishedFile(path: string, tables: SiteTables, config: SiteConfig): boolean {
  if (!path.startsWith(tables.baseUrl)) return false
  const name = path.slice(tables.baseUrl.length)
  if (isHome(name))
    return homeTarget(tables, config) !== null || routeOfFile(path, tables, config) !== undefined
  if (name === ADDRESSES_FILE) return true
  if (name === 'robots.txt') return tables.baseUrl === config.baseUrl
  if (name === 'sitemap.xml' || name === 'llms.txt') return !config.noIndex
  return routeOfFile(path, tables, config) !== undefined || redirectedFiles(tables).has(name)
}

/** The page in a file: a route, or the page at the base URL that redirects to the first doc; null for other files. */
function pageBehind(path: string, tables: SiteTables, config: SiteConfig): string | null {
  const route = routeOfFile(path, tables, config)
  if (route) return route.target.kind === 'not-found' ? null : route.path
  return isHome(path.slice(tables.baseUrl.length)) && homeTarget(tables, config) !== null
    ? tables.baseUrl
    : null
}

/** Resolves a link that is not the address of a page but leads to a file of the site. */
export function asPublishedFile(
  checked: CheckedSlot,
  slot: Slot | undefined,
  locales: readonly SiteTables[],
  config: SiteConfig,
): CheckedSlot {
  const { target } = checked
  if (target?.kind !== 'broken' || target.reason !== 'page' || slot?.kind !== 'link') return checked
  const { href, wanted } = target
  const tables = locales.find((candidate) => isPublishedFile(wanted, candidate, config))
  if (!tables) return checked
  const path = pageBehind(wanted, tables, config)
  if (path === null) return { target: { kind: 'unchecked', href } }
  const { hash } = splitUrl(slot.url)
  const page = { kind: 'page', href, path } as const
  return { target: !hash ? page : { ...page, anchor: normalizedPath(hash) } }
}
