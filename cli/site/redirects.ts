// Redirects from old addresses to new ones: follows chains to their ends, and reports redirects that cannot be published.
import type { SiteConfig } from '../model/config.ts'
import type {
  GoneAddress,
  OldAnchor,
  Redirect,
  RedirectProblem,
  RedirectTable,
  Route,
} from '../model/site.ts'
import { compareStrings } from '../text/compare.ts'
import { globOf, type HostRule, isPattern } from '../text/host-redirects.ts'
import { longPath } from '../text/long-path.ts'
import { outputPath } from '../text/output-path.ts'
import { pathHref } from '../text/path-href.ts'
import { applyTrailingSlash, isInternalUrl, normalizedPath, splitUrl } from '../text/url.ts'
import { addBaseUrl } from './address.ts'
import {
  generatedRedirects,
  type RedirectEntries,
  type RedirectEntry,
  type RedirectSource,
  redirectEntries,
} from './redirect-sources.ts'

/** Context in which redirects are resolved. */
export interface RedirectContext {
  /** Code of the locale. */
  readonly locale: string
  readonly baseUrl: string
  readonly routes: readonly Route[]
  readonly config: Pick<SiteConfig, 'trailingSlash' | 'redirects' | 'createRedirects' | 'links'>
  /** Entries of the redirects file. */
  readonly listed: readonly RedirectEntry[]
  /** The author's own redirects file for hosts. */
  readonly host: HostRedirectsFile | null
  /** Base URLs of other locales; some may start with the base URL of this locale. */
  readonly otherBaseUrls: readonly string[]
}

/** The file `_redirects` of a static folder. */
export interface HostRedirectsFile {
  /** Relative to the site folder. */
  readonly file: string
  readonly rules: readonly HostRule[]
}

/** A step from an old address. `path` is the next address on this site; null if the step leads to another site. */
interface Step extends Omit<RedirectSource, 'isMade'> {
  readonly path: string | null
  /** The step starts at a part of a page. */
  readonly ofPart?: true
}

/** Everything at the addresses of a locale: page paths by output file, and steps by the output file of the old address. */
interface Addresses extends Pick<RedirectContext, 'baseUrl'> {
  readonly trailingSlash: boolean | null
  readonly pages: ReadonlyMap<string, string>
  readonly steps: ReadonlyMap<string, Step>
  /** Steps of parts of pages, by `file#id`. */
  readonly parts: ReadonlyMap<string, Step>
  readonly fileOf: (path: string) => string
}

/** All redirects, followed to their ends. An existing page is never replaced. */
export function redirectTable(context: RedirectContext): RedirectTable {
  const { baseUrl, routes, config, host } = context
  const { elsewhere } = config.links
  const made = generatedRedirects(config.createRedirects, routes, baseUrl)
  const entries = redirectEntries(config.redirects, context.listed, context.locale)
  const sources = [...entries.pages, ...hostRedirects(context), ...made.sources]
  const problems: RedirectProblem[] = [...made.problems]
  if (sources.length + entries.anchors.length + entries.gone.length === 0 && host === null)
    return { redirects: [], anchors: {}, gone: [], problems, elsewhere }
  const answered = (host?.rules ?? []).filter(({ from, status }) => isPattern(from) || status < 300)
  const { trailingSlash } = config
  const fileOf = (path: string) => outputPath(path, baseUrl, trailingSlash)
  const pages = new Map(routes.map(({ path }) => [fileOf(path), path]))
  const steps = stepsOf(sources, { pages, fileOf, baseUrl }, problems)
  const parts = partSteps(entries.anchors, { fileOf, baseUrl }, problems)
  const addresses: Addresses = { baseUrl, trailingSlash, pages, steps, parts, fileOf }
  const redirects: Redirect[] = []
  for (const [file, step] of steps) {
    const end = endOf(step, addresses)
    if (end === null) problems.push({ kind: 'loop', from: step.from, to: step.to, ...placeOf(step) })
    else
      redirects.push({
        path: pathOf(step.from, baseUrl),
        file,
        ...end,
        from: step.from,
        to: step.to,
        ...(step.place ? { place: step.place } : {}),
        ...(step.written ? { written: step.written } : {}),
      })
  }
  const gone = goneAddresses(entries.gone, addresses, problems)
  return {
    redirects,
    anchors: oldAnchors(addresses, gone, problems),
    gone,
    problems,
    elsewhere: [...elsewhere, ...answered.map(globOf)],
  }
}

/** Position of a source or step, for findings about it. */
const placeOf = ({ place, written }: Pick<Step, 'place' | 'written'>) => {
  const at = place ?? written
  return at ? { place: at } : {}
}

/** The first step of each old address, by output file. */
function stepsOf(
  sources: readonly RedirectSource[],
  { pages, fileOf, baseUrl }: Pick<Addresses, 'pages' | 'fileOf' | 'baseUrl'>,
  problems: RedirectProblem[],
): ReadonlyMap<string, Step> {
  const steps = new Map<string, Step>()
  for (const { isMade, ...source } of sources) {
    const { from, to } = source
    const file = fileOf(pathOf(from, baseUrl))
    const before = steps.get(file)
    if (isMade && (pages.has(file) || before)) continue
    // A rule in the author's redirects file for hosts writes no file.
    const reason = source.place ? undefined : longPath(file)
    if (reason !== undefined) problems.push({ kind: 'long', from, to, reason, ...placeOf(source) })
    else if (pages.has(file)) problems.push({ kind: 'taken', from, to, ...placeOf(source) })
    else if (before && before.to !== to) problems.push({ kind: 'twice', from, to, ...placeOf(source) })
    else steps.set(file, { ...source, path: isInternalUrl(to) ? pathOf(to, baseUrl) : null })
  }
  return steps
}

/** The first step of each part of a page, by the page's output file and the id. */
function partSteps(
  sources: readonly RedirectSource[],
  { fileOf, baseUrl }: Pick<Addresses, 'fileOf' | 'baseUrl'>,
  problems: RedirectProblem[],
): ReadonlyMap<string, Step> {
  const parts = new Map<string, Step>()
  for (const source of sources) {
    const { from, to } = source
    const key = `${fileOf(pathOf(from, baseUrl))}#${idOf(from)}`
    const before = parts.get(key)
    if (before && before.to !== to) problems.push({ kind: 'twice', from, to, ...placeOf(source) })
    else parts.set(key, { ...source, path: isInternalUrl(to) ? pathOf(to, baseUrl) : null, ofPart: true })
  }
  return parts
}

/** Moved parts of pages, by the path of the page or redirect that contained them. */
function oldAnchors(
  addresses: Addresses,
  gone: readonly GoneAddress[],
  problems: RedirectProblem[],
): RedirectTable['anchors'] {
  const { baseUrl, pages, steps, parts, fileOf } = addresses
  const found = new Map<string, Map<string, OldAnchor>>()
  const add = (path: string, anchor: OldAnchor) => {
    const all = found.get(path) ?? new Map<string, OldAnchor>()
    if (!all.has(anchor.id)) all.set(anchor.id, anchor)
    found.set(path, all)
  }
  const goneFiles = new Set(gone.flatMap(({ file, id }) => (id === undefined ? file : [])))
  for (const step of parts.values()) {
    const { from, to, written } = step
    const old = pathOf(from, baseUrl)
    // If a page is gone, so are all its parts.
    if (goneFiles.has(fileOf(old))) continue
    const path = pages.get(fileOf(old)) ?? (steps.has(fileOf(old)) ? old : undefined)
    const end = endOf(step, addresses)
    if (path === undefined) problems.push({ kind: 'nowhere', from, to, ...placeOf(step) })
    else if (end === null) problems.push({ kind: 'loop', from, to, ...placeOf(step) })
    else add(path, { id: idOf(from), ...end, from, to, ...(written ? { written } : {}) })
  }
  inherit(found, add, addresses)
  return Object.fromEntries(
    [...found].sort(([a], [b]) => compareStrings(a, b)).map(([path, all]) => [path, [...all.values()]]),
  )
}

/**
 * Copies old ids along chains of redirects. A redirect skips the redirects after it, so it needs their old ids. A page needs
 * the old ids of all redirects that lead to it, because browsers keep the fragment.
 */
function inherit(
  found: ReadonlyMap<string, ReadonlyMap<string, OldAnchor>>,
  add: (path: string, anchor: OldAnchor) => void,
  addresses: Addresses,
): void {
  const { baseUrl, steps, fileOf } = addresses
  if (found.size === 0) return
  const partsAt = (step: Step) => [...(found.get(pathOf(step.from, baseUrl))?.values() ?? [])]
  for (const first of steps.values()) {
    const path = pathOf(first.from, baseUrl)
    const seen = new Set([first])
    for (let step = first; step.path !== null; ) {
      const next = steps.get(fileOf(step.path))
      if (!next || seen.has(next)) break
      seen.add(next)
      for (const anchor of partsAt(next)) add(path, { ...anchor, inherited: true })
      step = next
    }
    const page = endOf(first, addresses)?.page
    for (const anchor of partsAt(first))
      if (page !== undefined && anchor.page === page) add(page, { ...anchor, inherited: true })
  }
}

/** Addresses declared gone; an address that still has a page or a redirect is reported instead. */
function goneAddresses(
  entries: RedirectEntries['gone'],
  { baseUrl, pages, steps, fileOf }: Addresses,
  problems: RedirectProblem[],
): readonly GoneAddress[] {
  return entries.flatMap(({ from, reason, written }): readonly GoneAddress[] => {
    const path = pathOf(from, baseUrl)
    const file = fileOf(path)
    const why = reason === undefined ? {} : { reason }
    if (from.includes('#')) return [{ path: pages.get(file) ?? path, file, id: idOf(from), ...why }]
    const at = written ? { place: written } : {}
    const long = longPath(file)
    if (long !== undefined) problems.push({ kind: 'long', from, to: '', reason: long, ...at })
    else if (pages.has(file)) problems.push({ kind: 'taken', from, to: '', ...at })
    else if (steps.has(file)) problems.push({ kind: 'twice', from, to: '', ...at })
    else return [{ path, file, ...why }]
    return []
  })
}

/** Decoded id in the fragment of an address. */
function idOf(address: string): string {
  return normalizedPath(splitUrl(address).hash ?? '')
}

/** The published target of a step; null if the chain is a loop. */
function endOf(step: Step, addresses: Addresses): { readonly href: string; readonly page?: string } | null {
  const end = follow(step, addresses)
  if (end === null) return null
  const { path } = end.step
  const page = path === null ? undefined : addresses.pages.get(addresses.fileOf(path))
  return { href: hrefOf(end, page, addresses), ...(page === undefined ? {} : { page }) }
}

/** Rules in the author's redirects file for single addresses of this locale. Paths in that file start at the root of the host. */
function hostRedirects({ host, baseUrl, otherBaseUrls }: RedirectContext): readonly RedirectSource[] {
  if (host === null) return []
  const deeper = otherBaseUrls.filter((other) => other.length > baseUrl.length)
  const isOurs = (path: string) =>
    path.startsWith(baseUrl) && !deeper.some((other) => `${path}/`.startsWith(other))
  return host.rules
    .filter(({ from, status }) => status >= 300 && !isPattern(from) && isOurs(from))
    .map(({ from, to, line }) => ({ from, to, place: { file: host.file, start: { line, column: 1 } } }))
}

/** The end of a chain. */
interface End {
  readonly step: Step
  /** The last fragment in the chain: the parts of a page move with it. */
  readonly hash: string | undefined
}

/** Follows a chain of pages and parts to its last step; null if it is a loop. */
function follow(first: Step, { steps, parts, fileOf }: Addresses): End | null {
  const seen = new Set<Step>()
  let hash: string | undefined
  for (let step = first; !seen.has(step); ) {
    seen.add(step)
    const own = splitUrl(step.to).hash
    hash = step.ofPart ? own : (own ?? hash)
    if (step.path === null) return { step, hash }
    const file = fileOf(step.path)
    const next =
      (hash === undefined ? undefined : parts.get(`${file}#${normalizedPath(hash)}`)) ?? steps.get(file)
    if (next === undefined) return { step, hash }
    step = next
  }
  return null
}

/** The published address: that of the page, with query and fragment. */
function hrefOf(
  { step: { to, path }, hash }: End,
  page: string | undefined,
  context: { readonly baseUrl: string; readonly trailingSlash: boolean | null },
): string {
  if (path === null) return to
  const { search } = splitUrl(to)
  const href = pathHref(page ?? path)
  const tail = (search === undefined ? '' : `?${search}`) + (hash === undefined ? '' : `#${hash}`)
  return (page === undefined ? href : applyTrailingSlash(href, context)) + tail
}

/** Path with the base URL, decoded. */
function pathOf(address: string, baseUrl: string): string {
  const { pathname } = splitUrl(address)
  return addBaseUrl(normalizedPath(pathname), baseUrl)
}
