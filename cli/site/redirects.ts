// Old addresses that lead to new ones: the redirects of the configuration followed to their ends, and those that cannot be.
import type { RedirectConfig, SiteConfig } from '../model/config.ts'
import type { Redirect, RedirectProblem, RedirectTable, Route } from '../model/site.ts'
import { outputPath } from '../text/output-path.ts'
import { pathHref } from '../text/path-href.ts'
import { applyTrailingSlash, decodePath, isInternalUrl, splitUrl } from '../text/url.ts'
import { addBaseUrl } from './address.ts'

/** What redirects are resolved against. */
export interface RedirectContext {
  readonly baseUrl: string
  readonly routes: readonly Route[]
  readonly config: Pick<SiteConfig, 'trailingSlash' | 'redirects'>
}

/** A step from an old address: path and fragment of the next one, or the address of another site. */
interface Step {
  readonly from: string
  readonly to: string
  readonly path: string | null
}

/** All redirects, followed to their ends; a page that exists is never replaced. */
export function redirectTable({ baseUrl, routes, config }: RedirectContext): RedirectTable {
  if (config.redirects.length === 0) return { redirects: [], problems: [] }
  const { trailingSlash } = config
  const fileOf = (path: string) => outputPath(path, baseUrl, trailingSlash)
  const pages = new Map(routes.map(({ path }) => [fileOf(path), path]))
  const steps = new Map<string, Step>()
  const redirects: Redirect[] = []
  const problems: RedirectProblem[] = []
  for (const { from, to } of config.redirects.flatMap(sources)) {
    const file = fileOf(pathOf(from, baseUrl))
    const before = steps.get(file)
    if (pages.has(file)) problems.push({ kind: 'taken', from, to })
    else if (before && before.to !== to) problems.push({ kind: 'twice', from, to })
    else steps.set(file, { from, to, path: isInternalUrl(to) ? pathOf(to, baseUrl) : null })
  }
  for (const [file, { from, to }] of steps) {
    const end = follow(file, steps, fileOf)
    if (end === null) {
      problems.push({ kind: 'loop', from, to })
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
    })
  }
  return { redirects, problems }
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

function sources({ from, to }: RedirectConfig): readonly { readonly from: string; readonly to: string }[] {
  return (typeof from === 'string' ? [from] : from).map((each) => ({ from: each, to }))
}
