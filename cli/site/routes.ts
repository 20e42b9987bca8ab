// Every page of a locale by its address. Two pages with one address, and pages where generated files will lie, are errors.
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic, Place, Report } from '../model/diagnostic.ts'
import type { Doc, Route, VersionTables } from '../model/site.ts'
import { byCodePoint } from '../text/compare.ts'
import { keepEqual } from '../text/keep-equal.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { onceFor } from '../text/once-for.ts'
import { outputPath } from '../text/output-path.ts'

/** What routes are made from. */
export interface RoutesInput {
  readonly config: SiteConfig
  /** Base URL of the locale. */
  readonly baseUrl: string
  readonly versions: readonly VersionTables[]
}

/** Names below the base URL at which the build writes files of its own. */
const RESERVED =
  /^(404|assets|sitemap\.xml|robots\.txt|llms\.txt|search-index-[^/]*|docsite-headers|_headers)$/

/** What pages were there, and the routes they gave; only of pages there was nothing to say of. */
interface Kept {
  readonly pages: readonly Route[]
  readonly routes: readonly Route[]
}

const kept = new WeakMap<SiteConfig, Map<string, Kept>>()

/** All routes in code-point order of their paths; those of before as long as no page comes, goes or moves. */
export function buildRoutes(input: RoutesInput, report: Report): readonly Route[] {
  const { baseUrl, config } = input
  const known = kept.get(config) ?? new Map<string, Kept>()
  kept.set(config, known)
  const before = known.get(baseUrl)
  const pages = keepEqual(before?.pages, input.versions.flatMap(versionRoutes))
  if (before?.pages === pages) return before.routes
  const findings: Diagnostic[] = []
  const routes = routesOf(pages, input, (finding) => void findings.push(finding))
  for (const finding of findings) report(finding)
  if (findings.length === 0) known.set(baseUrl, { pages, routes })
  return routes
}

/** Of routes that collide only the first is kept. */
function routesOf(routes: readonly Route[], input: RoutesInput, report: Report): readonly Route[] {
  const { baseUrl } = input
  const free = routes.filter((route) => !isReserved(route, input, report) && !isTooLong(route, input, report))
  const notFound: Route = { path: `${baseUrl}404.html`, target: { kind: 'not-found' } }
  return [...withoutCollisions(free, input, report), notFound].sort((a, b) => byCodePoint(a.path, b.path))
}

function versionRoutes({ version, docs, generatedIndexes, tags }: VersionTables): readonly Route[] {
  const { instance, name } = version
  const of = { instance, version: name }
  return [
    ...docs.map(docRoute),
    ...generatedIndexes.map(({ permalink, id }): Route => {
      return { path: permalink, target: { kind: 'generated-index', ...of, id } }
    }),
    ...(tags.some(({ unlisted }) => !unlisted)
      ? [{ path: version.tagsPath, target: { kind: 'tags-index', ...of } } as const]
      : []),
    ...tags.map(({ permalink }): Route => ({ path: permalink, target: { kind: 'tag', ...of, permalink } })),
  ]
}

const docRoute = onceFor(({ instance, version, id, permalink, file }: Doc): Route => {
  return { path: permalink, target: { kind: 'doc', instance, version, id }, file }
})

function isReserved(route: Route, { baseUrl, versions }: RoutesInput, report: Report): boolean {
  const { path, file, target } = route
  const [name = ''] = path.slice(baseUrl.length).split('/', 1)
  if (!path.startsWith(baseUrl) || !RESERVED.test(name.replace(/\.html?$/, '').toLowerCase())) return false
  const place = placeOf(route, versions)
  report({
    code: 'site/reserved-route',
    severity: 'error',
    message: `${file ?? `The ${target.kind} page`} would be at ${path}, where the build puts its own ${baseUrl}${name}`,
    hint: 'give the page another `slug`',
    ...(place ? { place } : {}),
  })
  return true
}

/** Equal keys: one file. */
function fileKey(path: string, trailingSlash: boolean | null): string {
  const bare = path.replace(/\/$/, '')
  return trailingSlash === false ? bare.replace(/\.html?$/, '') : bare
}

/** Most bytes of a name, on every file system in use. */
const LONGEST_NAME = 255
/** Most bytes of a path below the output folder: systems take 4,096 with all that stands before it. */
const LONGEST_PATH = 3_000

function isTooLong(route: Route, { baseUrl, config, versions }: RoutesInput, report: Report): boolean {
  const output = outputPath(route.path, baseUrl, config.trailingSlash)
  const long = output.split('/').find((name) => bytesOf(name) > LONGEST_NAME)
  if (long === undefined && bytesOf(output) <= LONGEST_PATH) return false
  const place = placeOf(route, versions)
  const problem =
    long === undefined
      ? `a path of ${bytesOf(output)} bytes, and no more than ${LONGEST_PATH} fit everywhere`
      : `a file name of ${bytesOf(long)} bytes, '${shortened(long)}', and disks take ${LONGEST_NAME}`
  report({
    code: 'site/long-address',
    severity: 'error',
    message: `The address of ${nameOf(route)} needs ${problem}`,
    hint: HINTS[route.target.kind],
    ...(place ? { place } : {}),
  })
  return true
}

const HINTS: Readonly<Record<Route['target']['kind'], string>> = {
  doc: 'give the page a shorter `slug`',
  'generated-index': 'give the link of the category a shorter `slug`',
  'tags-index': 'choose a shorter `routeBasePath` or `tagsBasePath`',
  tag: 'write the tag as { label: …, permalink: … } with a short permalink',
  'not-found': 'choose a shorter `baseUrl`',
}

const bytesOf = (text: string): number => Buffer.byteLength(text)

const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)

/** Equal keys: one file on a disk that does not tell letter cases apart. */
function collisionKey(path: string, trailingSlash: boolean | null): string {
  return fileKey(path, trailingSlash).normalize().toLowerCase()
}

function withoutCollisions(routes: readonly Route[], input: RoutesInput, report: Report): readonly Route[] {
  const first = new Map<string, Route>()
  for (const route of routes) {
    const key = collisionKey(route.path, input.config.trailingSlash)
    const other = first.get(key)
    if (other) reportCollision(other, route, input, report)
    else first.set(key, route)
  }
  return [...first.values()]
}

function reportCollision(
  first: Route,
  second: Route,
  { config, versions }: RoutesInput,
  report: Report,
): void {
  const { trailingSlash, onDuplicateRoutes } = config
  const isSame = fileKey(first.path, trailingSlash) === fileKey(second.path, trailingSlash)
  const author = second.file === undefined ? first : second
  const place = placeOf(author, versions)
  const related = first.file !== undefined && second.file !== undefined ? placeOf(first, versions) : undefined
  const both = `${nameOf(first)} and ${nameOf(second)} have`
  const lost = `${nameOf(second)} is not published`
  report({
    code: isSame ? 'site/duplicate-route' : 'site/case-collision',
    severity: 'error',
    ...(isSame ? { inBuild: onDuplicateRoutes } : {}),
    message: isSame
      ? `${both} one address: ${first.path}; ${lost}`
      : `${both} addresses that differ only in letter case: ${first.path}, ${second.path}; ${lost}`,
    hint:
      author.file === undefined ? 'give one of them another `slug`' : `give ${author.file} another \`slug\``,
    ...(place ? { place } : {}),
    ...(related ? { related: [{ message: 'the other page', place: related }] } : {}),
  })
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

/** Where the address of a page comes from: its `slug`, its `id`, or the file as a whole; the first use of a tag; a category. */
function placeOf({ path, file, target }: Route, versions: readonly VersionTables[]): Place | undefined {
  if (target.kind === 'not-found' || target.kind === 'tags-index') return undefined
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
