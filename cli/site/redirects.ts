// Old addresses that lead to new ones: the redirects of the configuration followed to their ends, and those that cannot be.
import type { SiteConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import type {
  GoneAddress,
  OldAnchor,
  Redirect,
  RedirectProblem,
  RedirectTable,
  Route,
} from '../model/site.ts'
import { byCodePoint } from '../text/compare.ts'
import { globOf, type HostRule, isPattern } from '../text/host-redirects.ts'
import { longPath } from '../text/long-path.ts'
import { outputPath } from '../text/output-path.ts'
import { pathHref } from '../text/path-href.ts'
import { applyTrailingSlash, decodePath, isInternalUrl, splitUrl } from '../text/url.ts'
import { addBaseUrl } from './address.ts'
import {
  madeRedirects,
  type RedirectEntries,
  type RedirectEntry,
  type RedirectSource,
  redirectEntries,
} from './redirect-sources.ts'

/** What redirects are resolved against. */
export interface RedirectContext {
  /** Code of the locale. */
  readonly locale: string
  readonly baseUrl: string
  readonly routes: readonly Route[]
  readonly config: Pick<SiteConfig, 'trailingSlash' | 'redirects' | 'createRedirects' | 'links'>
  /** Those of the file of redirects. */
  readonly listed: readonly RedirectEntry[]
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
  readonly written?: Place
  /** It is that of a part of a page. */
  readonly ofPart?: true
}

/** What is at the addresses of a locale: files of pages with their paths, and steps by the file of the old address. */
interface Addresses extends Pick<RedirectContext, 'baseUrl'> {
  readonly trailingSlash: boolean | null
  readonly pages: ReadonlyMap<string, string>
  readonly steps: ReadonlyMap<string, Step>
  /** Steps of parts of pages, by the file of the page and the id behind `#`. */
  readonly parts: ReadonlyMap<string, Step>
  readonly fileOf: (path: string) => string
}

/** All redirects, followed to their ends; a page that exists is never replaced. */
export function redirectTable(context: RedirectContext): RedirectTable {
  const { baseUrl, routes, config, host } = context
  const { elsewhere } = config.links
  const made = madeRedirects(config.createRedirects, routes, baseUrl)
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

/** Where a source or a step is written, for what is wrong with it. */
const placeOf = ({ place, written }: Pick<Step, 'place' | 'written'>) => {
  const at = place ?? written
  return at ? { place: at } : {}
}

/** The first step of each old address, by its file. */
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
    // A rule of the author's file for hosts makes no file.
    const reason = source.place ? undefined : longPath(file)
    if (reason !== undefined) problems.push({ kind: 'long', from, to, reason, ...placeOf(source) })
    else if (pages.has(file)) problems.push({ kind: 'taken', from, to, ...placeOf(source) })
    else if (before && before.to !== to) problems.push({ kind: 'twice', from, to, ...placeOf(source) })
    else steps.set(file, { ...source, path: isInternalUrl(to) ? pathOf(to, baseUrl) : null })
  }
  return steps
}

/** The first step of each part of a page, by the file of the page and the id. */
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

/** Parts of pages that have moved, by the path of the page or of the redirect at which they were. */
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
    // Of a page that is gone all parts are.
    if (goneFiles.has(fileOf(old))) continue
    const path = pages.get(fileOf(old)) ?? (steps.has(fileOf(old)) ? old : undefined)
    const end = endOf(step, addresses)
    if (path === undefined) problems.push({ kind: 'nowhere', from, to, ...placeOf(step) })
    else if (end === null) problems.push({ kind: 'loop', from, to, ...placeOf(step) })
    else add(path, { id: idOf(from), ...end, from, to, ...(written ? { written } : {}) })
  }
  inherit(found, add, addresses)
  return Object.fromEntries(
    [...found].sort(([a], [b]) => byCodePoint(a, b)).map(([path, all]) => [path, [...all.values()]]),
  )
}

/**
 * A redirect leads past the redirects after it, and so knows the parts that these know. A page knows the parts of all that leads to
 * it: whoever comes from another old address brings their ids along.
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

/** What is declared gone; a page or a redirect is there all the same. */
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

/** Id in the fragment of an address, decoded. */
function idOf(address: string): string {
  return decoded(splitUrl(address).hash ?? '')
}

/** Where a step leads in the end, as it is published; null when it comes back to itself. */
function endOf(step: Step, addresses: Addresses): { readonly href: string; readonly page?: string } | null {
  const end = follow(step, addresses)
  if (end === null) return null
  const { path } = end.step
  const page = path === null ? undefined : addresses.pages.get(addresses.fileOf(path))
  return { href: hrefOf(end, page, addresses), ...(page === undefined ? {} : { page }) }
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

/** The end of a chain. */
interface End {
  readonly step: Step
  /** Fragment of the last address that has one; a page that moves takes its parts along. */
  readonly hash: string | undefined
}

/** The last step of a chain, of pages and of their parts; null when it comes back to itself. */
function follow(first: Step, { steps, parts, fileOf }: Addresses): End | null {
  const seen = new Set<Step>()
  let hash: string | undefined
  for (let step = first; !seen.has(step); ) {
    seen.add(step)
    const own = splitUrl(step.to).hash
    hash = step.ofPart ? own : (own ?? hash)
    if (step.path === null) return { step, hash }
    const file = fileOf(step.path)
    const next = (hash === undefined ? undefined : parts.get(`${file}#${decoded(hash)}`)) ?? steps.get(file)
    if (next === undefined) return { step, hash }
    step = next
  }
  return null
}

/** The address as it is published: that of the page, with query and fragment. */
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

const decoded = (text: string) => (decodePath(text) ?? text).normalize()

/** Path with the base URL, not encoded. */
function pathOf(address: string, baseUrl: string): string {
  const { pathname } = splitUrl(address)
  return addBaseUrl((decodePath(pathname) ?? pathname).normalize(), baseUrl)
}
