// Every page of a locale by its address. Reports two pages with the same address, and pages at the addresses of generated
// files.
import { listPagePath, pageCount } from '../../runtime/routing/list-pages.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Route, VersionTables } from '../model/site.ts'
import { compareStrings } from '../text/compare.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { longPath } from '../text/long-path.ts'
import { outputPath } from '../text/output-path.ts'

/** Settings that decide which pages become routes. */
export interface RoutesContext {
  readonly config: Pick<SiteConfig, 'trailingSlash' | 'onDuplicateRoutes'>
  /** Base URL of the locale. */
  readonly baseUrl: string
}

/** A page that cannot be published. */
export type RouteProblem =
  | { readonly kind: 'reserved'; readonly route: Route; readonly name: string }
  | { readonly kind: 'long'; readonly route: Route; readonly problem: string }
  | { readonly kind: 'collision'; readonly route: Route; readonly first: Route }

/** Routes in code-point order of their paths, and pages that cannot be routes. */
export interface RouteTable {
  readonly routes: readonly Route[]
  readonly problems: readonly RouteProblem[]
}

/**
 * Names directly below the base URL that the build uses for its own files. Pages may be in `llms/`, next to its text files, and
 * one may be at `/assets` itself.
 */
const RESERVED =
  /^(404|assets|sitemap(?:-\d+)?\.xml|robots\.txt|llms\.txt|search-(?:index|manifest)-[^/]*|_headers|_redirects|addresses\.json)$/

/** All pages of a version, whether or not they can become routes. */
export function versionPages({
  version,
  docs,
  generatedIndexes,
  tags,
}: Pick<VersionTables, 'version' | 'docs' | 'generatedIndexes' | 'tags'>): readonly Route[] {
  const { instance, name } = version
  const of = { instance, version: name }
  const listedTags = tags.filter(({ unlisted }) => !unlisted).length
  const pages: readonly (Route & { readonly entries?: number })[] = [
    ...docs.map(
      ({ id, permalink, file }): Route => ({ path: permalink, target: { kind: 'doc', ...of, id }, file }),
    ),
    ...generatedIndexes.map(({ permalink, id, entries }) => {
      return { path: permalink, target: { kind: 'generated-index', ...of, id }, entries } as const
    }),
    ...(listedTags > 0
      ? [{ path: version.tagsPath, target: { kind: 'tags-index', ...of }, entries: listedTags } as const]
      : []),
    ...tags.map(
      ({ permalink, docs: tagged }) =>
        ({ path: permalink, target: { kind: 'tag', ...of, permalink }, entries: tagged.length }) as const,
    ),
  ]
  return pages.flatMap(({ entries = 0, ...page }) => [page, ...furtherPages(page, entries)])
}

/** The second and later pages of a list. */
function furtherPages(page: Route, entries: number): readonly Route[] {
  return Array.from({ length: pageCount(entries) - 1 }, (_, at) => ({
    ...page,
    path: listPagePath(page.path, at + 2),
    part: { number: at + 2, first: page.path },
  }))
}

/** The routes of a locale. If pages collide, only the first becomes a route. */
export function routeTable(pages: readonly Route[], context: RoutesContext): RouteTable {
  const problems: RouteProblem[] = []
  const first = new Map<string, Route>()
  for (const route of pages) {
    const key = collisionKey(route.path, context.config.trailingSlash)
    const other = first.get(key)
    const problem =
      reserved(route, context) ??
      tooLong(route, context) ??
      (other && ({ kind: 'collision', route, first: other } as const))
    if (problem) problems.push(problem)
    else first.set(key, route)
  }
  const notFound: Route = { path: `${context.baseUrl}404.html`, target: { kind: 'not-found' } }
  const routes = [...first.values(), notFound].sort((a, b) => compareStrings(a.path, b.path))
  return { routes, problems }
}

/** The finding for a page that cannot be published. The tables of the versions show where its address comes from. */
export function routeFinding(
  problem: RouteProblem,
  context: RoutesContext,
  versions: readonly VersionTables[],
): Diagnostic {
  if (problem.kind === 'collision') return collision(problem, context, versions)
  const { route, kind } = problem
  const { path, file, target } = route
  const place = placeOf(route, versions)
  const at = place ? { place } : {}
  if (kind === 'long')
    return {
      code: 'site/long-address',
      severity: 'error',
      message: `The address of ${nameOf(route)} needs ${problem.problem}`,
      hint: HINTS[target.kind],
      ...at,
    }
  return {
    code: 'site/reserved-route',
    severity: 'error',
    message: `${file ?? `The ${target.kind} page`} would be at ${path}, where the build writes its own ${context.baseUrl}${problem.name}`,
    hint: /^404(?:\.html?)?$/i.test(problem.name)
      ? 'leave the page out with `docs.exclude`; the not-found page shows the strings `theme.NotFound.…` of i18n/<locale>/code.json. To publish it as an ordinary page, give it another `slug`'
      : 'give the page another `slug`',
    ...at,
  }
}

function reserved(route: Route, { baseUrl }: RoutesContext): RouteProblem | undefined {
  const { path } = route
  const [name = '', ...below] = path.slice(baseUrl.length).split('/')
  const bare = name.replace(/\.html?$/, '')
  const isBefore = bare === 'assets' && below.join('') === ''
  const isTaken = path.startsWith(baseUrl) && RESERVED.test(bare.toLowerCase()) && !isBefore
  return isTaken ? { kind: 'reserved', route, name } : undefined
}

/** Paths with equal keys are the same file. */
function fileKey(path: string, trailingSlash: boolean | null): string {
  const bare = path.replace(/\/$/, '')
  return trailingSlash === false ? bare.replace(/\.html?$/, '') : bare
}

function tooLong(route: Route, { baseUrl, config }: RoutesContext): RouteProblem | undefined {
  const problem = longPath(outputPath(route.path, baseUrl, config.trailingSlash))
  return problem === undefined ? undefined : { kind: 'long', route, problem }
}

const HINTS: Readonly<Record<Route['target']['kind'], string>> = {
  doc: 'give the page a shorter `slug`',
  'generated-index': 'give the link of the category a shorter `slug`',
  'tags-index': 'choose a shorter `routeBasePath` or `tagsBasePath`',
  tag: 'write the tag as { label: …, permalink: … } with a short permalink',
  'not-found': 'choose a shorter `baseUrl`',
}

/** Paths with equal keys are the same file on a case-insensitive file system. */
function collisionKey(path: string, trailingSlash: boolean | null): string {
  return fileKey(path, trailingSlash).normalize().toLowerCase()
}

function collision(
  { first, route: second }: Extract<RouteProblem, { kind: 'collision' }>,
  { config }: RoutesContext,
  versions: readonly VersionTables[],
): Diagnostic {
  const { trailingSlash, onDuplicateRoutes } = config
  const isSame = fileKey(first.path, trailingSlash) === fileKey(second.path, trailingSlash)
  const author = second.file === undefined ? first : second
  const place = placeOf(author, versions)
  const related = first.file !== undefined && second.file !== undefined ? placeOf(first, versions) : undefined
  const both = `${nameOf(first)} and ${nameOf(second)} have`
  const lost = `${nameOf(second)} is not published`
  return {
    code: isSame ? 'site/duplicate-route' : 'site/case-collision',
    severity: 'error',
    ...(isSame ? { buildLevel: onDuplicateRoutes } : {}),
    message: isSame
      ? `${both} the same address: ${first.path}; ${lost}`
      : `${both} addresses that differ only in letter case: ${first.path}, ${second.path}; ${lost}`,
    hint: slugHint(author, [first, second]),
    ...(place ? { place } : {}),
    ...(related ? { related: [{ message: 'the other page', place: related }] } : {}),
  }
}

/** How to give one of two pages another address. A page named like its folder stands for the folder, as an index does. */
function slugHint(author: Route, both: readonly Route[]): string {
  const named = both.find(({ file = '' }) => /(?:^|\/)([^/]+)\/\1\.mdx?$/.test(file))
  const [, name] = /([^/]+)\.mdx?$/.exec(named?.file ?? '') ?? []
  if (named !== undefined && name !== undefined && both.every(({ file }) => file !== undefined))
    return `${named.file} is the page of its folder, because it has the same name: to publish it beside the others, give it \`slug: ${name}\``
  return author.file === undefined
    ? 'give one of them another `slug`'
    : `give ${author.file} another \`slug\``
}

const NAMES: Readonly<Record<Route['target']['kind'], string>> = {
  doc: 'a page',
  'generated-index': 'a generated index',
  'tags-index': 'the generated list of tags',
  tag: 'a generated tag page',
  'not-found': 'the not-found page',
}

function nameOf({ file, target }: Route): string {
  return file ?? NAMES[target.kind]
}

/**
 * Position that determines a page's address: its `slug`, its `id`, or the whole file; the first use of a tag; the category of a
 * generated index.
 */
function placeOf(
  { path: own, part, file, target }: Route,
  versions: readonly VersionTables[],
): Place | undefined {
  if (target.kind === 'not-found' || target.kind === 'tags-index') return undefined
  const path = part?.first ?? own
  const tables = versions.find(
    ({ version }) => version.instance === target.instance && version.name === target.version,
  )
  if (target.kind === 'generated-index')
    return tables?.generatedIndexes.find(({ permalink }) => permalink === path)?.place
  if (target.kind === 'tag') return tables && placeOfTag(path, tables)
  if (file === undefined) return undefined
  const { keyPlaces = {} } = tables?.docs.find((doc) => doc.id === target.id) ?? {}
  return keyPlaceOrStart({ file, keyPlaces }, 'slug', 'id')
}

function placeOfTag(path: string, { docs }: VersionTables): Place | undefined {
  const doc = docs.find(({ tags }) => tags.some(({ permalink }) => permalink === path))
  const index = doc?.tags.findIndex(({ permalink }) => permalink === path)
  return doc && keyPlaceOrStart(doc, `tags.${index}`, 'tags')
}
