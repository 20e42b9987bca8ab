// Links that name a file of the built site instead of the address of a page: `/docs/a/index.html`, `/sitemap.xml`. They work,
// so they are not broken.
import type { CheckedSlot } from '../check/page-rule.ts'
import { outputPath } from '../emit/output-path.ts'
import type { Slot } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Route, SiteTables } from '../model/site.ts'
import { decodePath, splitUrl } from '../text/url.ts'

const htmlFiles = new WeakMap<SiteTables, ReadonlyMap<string, Route>>()

/** Routes by the address of their html file. */
function routesByFile(tables: SiteTables, { trailingSlash }: SiteConfig): ReadonlyMap<string, Route> {
  const { routes, baseUrl } = tables
  const known = htmlFiles.get(tables)
  if (known) return known
  const made = new Map(
    routes.map((route) => [baseUrl + outputPath(route.path, baseUrl, trailingSlash), route]),
  )
  htmlFiles.set(tables, made)
  return made
}

/** Whether a build writes a file at an address that is no page's. */
export function isPublishedFile(path: string, tables: SiteTables, config: SiteConfig): boolean {
  if (!path.startsWith(tables.baseUrl)) return false
  const name = path.slice(tables.baseUrl.length)
  if (name === 'robots.txt') return tables.baseUrl === config.baseUrl
  if (name === 'sitemap.xml' || name === 'llms.txt') return !config.noIndex
  return routesByFile(tables, config).has(path)
}

/** A link that is no page's address and leads to a file of the site after all. */
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
  const route = routesByFile(tables, config).get(wanted)
  if (!route || route.target.kind === 'not-found') return { target: { kind: 'unchecked', href } }
  const { hash } = splitUrl(slot.url)
  const page = { kind: 'page', href, path: route.path } as const
  return { target: !hash ? page : { ...page, anchor: (decodePath(hash) ?? hash).normalize() } }
}
