// Old addresses that lead to new ones: the redirects of the configuration followed to their ends, and those that cannot be.
import type { SiteConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import type { Redirect, RedirectProblem, RedirectTable, Route } from '../model/site.ts'
import { globOf, type HostRule, isPattern } from '../text/host-redirects.ts'
import { outputPath } from '../text/output-path.ts'
import { pathHref } from '../text/path-href.ts'
import { applyTrailingSlash, decodePath, isInternalUrl, splitUrl } from '../text/url.ts'
import { addBaseUrl } from './address.ts'
import { listedRedirects, madeRedirects, type RedirectSource } from './redirect-sources.ts'

/** What redirects are resolved against. */
export interface RedirectContext {
  readonly baseUrl: string
  readonly routes: readonly Route[]
  readonly config: Pick<SiteConfig, 'trailingSlash' | 'redirects' | 'createRedirects' | 'links'>
  /** The author's own file for hosts. */
  readonly host: HostFile | null
  /** Base URLs of other locales, of which this one's may be a part. */
  readonly otherBaseUrls: readonly string[]
}

/** The file `_redirects` of a static folder. */
export interface HostFile {
  /** Relative to the site folder. */
  readonly file: string
  readonly rules: readonly HostRule[]
}

/** A step from an old address: path and fragment of the next one, or the address of another site. */
interface Step {
  readonly from: string
  readonly to: string
  readonly path: string | null
  readonly place?: Place
}

/** All redirects, followed to their ends; a page that exists is never replaced. */
export function redirectTable(context: RedirectContext): RedirectTable {
  const { baseUrl, routes, config, host } = context
  const { elsewhere } = config.links
  const isEmpty = config.redirects.length === 0 && config.createRedirects === null && host === null
  if (isEmpty) return { redirects: [], problems: [], elsewhere }
  const made = madeRedirects(config.createRedirects, routes, baseUrl)
  const answered = (host?.rules ?? []).filter(({ from, status }) => isPattern(from) || status < 300)
  const { trailingSlash } = config
  const fileOf = (path: string) => outputPath(path, baseUrl, trailingSlash)
  const pages = new Map(routes.map(({ path }) => [fileOf(path), path]))
  const steps = new Map<string, Step>()
  const redirects: Redirect[] = []
  const problems: RedirectProblem[] = [...made.problems]
  const sources = [...listedRedirects(config.redirects), ...hostRedirects(context), ...made.sources]
  for (const { from, to, isMade, place } of sources) {
    const at = place ? { place } : {}
    const file = fileOf(pathOf(from, baseUrl))
    const before = steps.get(file)
    if (isMade && (pages.has(file) || before)) continue
    if (pages.has(file)) problems.push({ kind: 'taken', from, to, ...at })
    else if (before && before.to !== to) problems.push({ kind: 'twice', from, to, ...at })
    else steps.set(file, { from, to, path: isInternalUrl(to) ? pathOf(to, baseUrl) : null, ...at })
  }
  for (const [file, { from, to, place }] of steps) {
    const at = place ? { place } : {}
    const end = follow(file, steps, fileOf)
    if (end === null) {
      problems.push({ kind: 'loop', from, to, ...at })
      continue
    }
    const page = end.path === null ? undefined : pages.get(fileOf(end.path))
    redirects.push({
      path: pathOf(from, baseUrl),
      file,
      href: hrefOf(end, page, { baseUrl, trailingSlash }),
      ...(page === undefined ? {} : { page }),
      from,
      to,
      ...at,
    })
  }
  return { redirects, problems, elsewhere: [...elsewhere, ...answered.map(globOf)] }
}

/** Rules of the author's file for single addresses of this locale; paths there begin at the root of the host. */
function hostRedirects({ host, baseUrl, otherBaseUrls }: RedirectContext): readonly RedirectSource[] {
  if (host === null) return []
  const deeper = otherBaseUrls.filter((other) => other.length > baseUrl.length)
  const isOurs = (path: string) =>
    path.startsWith(baseUrl) && !deeper.some((other) => `${path}/`.startsWith(other))
  return host.rules
    .filter(({ from, status }) => status >= 300 && !isPattern(from) && isOurs(from))
    .map(({ from, to, line }) => ({ from, to, place: { file: host.file, start: { line, column: 1 } } }))
}

/** The last step of a chain that begins at a file; null when it comes back to itself. */
function follow(
  file: string,
  steps: ReadonlyMap<string, Step>,
  fileOf: (path: string) => string,
): Step | null {
  const seen = new Set<string>()
  for (let at = file; ; ) {
    const step = steps.get(at)
    if (!step || seen.has(at)) return null
    seen.add(at)
    const next = step.path === null ? undefined : fileOf(step.path)
    if (next === undefined || !steps.has(next)) return step
    at = next
  }
}

/** The address as it is published: that of the page, with query and fragment as written. */
function hrefOf(
  { to, path }: Step,
  page: string | undefined,
  context: { readonly baseUrl: string; readonly trailingSlash: boolean | null },
): string {
  if (path === null) return to
  const { pathname } = splitUrl(to)
  const tail = to.slice(pathname.length)
  const href = pathHref(page ?? path)
  return (page === undefined ? href : applyTrailingSlash(href, context)) + tail
}

/** Path with the base URL, not encoded. */
function pathOf(address: string, baseUrl: string): string {
  const { pathname } = splitUrl(address)
  return addBaseUrl((decodePath(pathname) ?? pathname).normalize(), baseUrl)
}
