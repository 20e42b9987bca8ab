// What rules see of a page: its links with their targets, in its own locale or another, and the ids of the linked pages.
import { missingTargetKind } from '../check/missing-target-kind.ts'
import type { BuiltPage, CheckedSlot } from '../check/page-subject.ts'
import { type Query, query, type Reader } from '../graph/query.ts'
import type { Slot } from '../model/article.ts'
import type { ArticleFacts } from '../model/compile.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Doc, Route, SiteTables, VersionTables } from '../model/site.ts'
import { byPath } from '../text/by-path.ts'
import { hashText } from '../text/fingerprint.ts'
import { ownAddress } from '../text/own-address.ts'
import { normalizedPath, removeTrailingSlash, splitUrl } from '../text/url.ts'
import type { Inputs } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import type { Parts } from './parts.ts'
import { asPublishedFile, isPublishedFile } from './published-files.ts'
import { RANK } from './rank.ts'
import { docOf } from './site-index.ts'
import { staticFiles } from './static-files.ts'
import { themeComponents } from './theme.ts'

/** A page with everything that its rules may see. */
export interface PageWithLinks extends BuiltPage {
  readonly article: ArticleFacts
  readonly version: VersionTables
}

type Read = Reader['read']

type SubjectParts = Pick<Parts, 'inputs' | 'site' | 'articles' | 'code' | 'pages'>

/** Creates the subjects of rules. */
export function linkSubjects(parts: SubjectParts, files: Query<readonly string[]>) {
  const { inputs, site, articles, pages } = parts
  const statics = staticPaths(inputs)

  /** Tables of the other locales. */
  async function otherLocales(locale: string, read: Read): Promise<readonly SiteTables[]> {
    const plans = await read(inputs.locales, '')
    return Promise.all(plans.filter(({ code }) => code !== locale).map(({ code }) => read(site.tables, code)))
  }

  /** Ids of the pages at these paths. */
  const anchorSets = (paths: readonly string[], locales: readonly SiteTables[], read: Read) =>
    idsByPath(parts, paths, locales, read)

  /** The page with this key; null if it cannot be compiled. */
  async function pageSubject(key: string, read: Read): Promise<PageWithLinks | null> {
    const [locale, path] = splitKey(key)
    const tables = await read(site.tables, locale)
    const { doc, version } = docOf(await read(site.lookup, locale), path)
    const article = await read(articles.facts, joinKey(locale, doc.file))
    if (!article) return null
    const config = await read(inputs.config, '')
    const own = await withOwnAddresses(await read(pages.targets, key), article.slots, {
      tables,
      config,
      statics,
      read,
    })
    const isBroken = own.some(({ target }) => target?.kind === 'broken')
    const others = isBroken ? await otherLocales(locale, read) : []
    const published = others.length > 0 ? await read(statics, '') : new Set<string>()
    const isShown = await substitutesShown(parts, article, read)
    const resolved = own.map((checked, at) => {
      const slot = article.slots[at]
      if (slot?.kind === 'image' && !isShown(slot)) return {}
      const file = asPublishedFile(checked, slot, [tables, ...others], config)
      return inOtherLocale(file, slot, others, published)
    })
    const linked = resolved.flatMap(({ target }) =>
      target?.kind === 'page' && target.anchor ? [target.path] : [],
    )
    const anchors = await anchorSets([path, ...linked], [tables, ...others], read)
    return {
      doc,
      version,
      article,
      resolved,
      site: tables,
      config,
      files: isBroken ? await read(files, locale) : [],
      hasShareImage: await hasShareImage({ pages, statics }, key, doc, tables, read),
      anchorsOf: (other) => anchors.get(other),
    }
  }

  return { statics, pageSubject, anchorSets, otherLocales }
}

/** Resolves absolute URLs of the site itself to its own pages and files. */
async function withOwnAddresses(
  all: readonly CheckedSlot[],
  slots: readonly Slot[],
  {
    tables,
    config,
    statics,
    read,
  }: {
    readonly tables: SiteTables
    readonly config: SiteConfig
    readonly statics: Query<ReadonlySet<string>>
    readonly read: Read
  },
): Promise<readonly CheckedSlot[]> {
  const isOwn = all.map(({ target }, at) => {
    const slot = slots[at]
    return slot?.kind === 'link' && target?.kind === 'external' ? ownAddress(slot.url, config) : null
  })
  if (isOwn.every((own) => own === null)) return all
  const published = await read(statics, '')
  return all.map((checked, at): CheckedSlot => {
    const { target } = checked
    const address = isOwn[at]
    if (!address || target?.kind !== 'external') return checked
    const { href } = target
    const { path, anchor } = address
    if (published.has(path.slice(config.baseUrl.length)) || isPublishedFile(path, tables, config))
      return { target: { kind: 'unchecked', href } }
    const route = routeAt(tables, path)
    // A host may serve more files than this program publishes.
    if (!route && missingTargetKind(path) === 'file') return checked
    if (!route || route.target.kind === 'not-found')
      return { target: { kind: 'broken', href, reason: 'page', wanted: path } }
    const page = { kind: 'page', href, path: route.path } as const
    return { target: anchor === undefined ? page : { ...page, anchor } }
  })
}

/** Whether the share image of a doc exists, next to the doc or as a static file. Images on other sites are assumed to exist. */
async function hasShareImage(
  { pages, statics }: Pick<Parts, 'pages'> & { readonly statics: Query<ReadonlySet<string>> },
  key: string,
  { frontMatter }: Doc,
  { baseUrl }: SiteTables,
  read: Read,
): Promise<boolean> {
  const { image } = frontMatter
  if (image === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(image)) return true
  if (image.startsWith('.')) return (await pages.shareImageOf(key, read))?.target?.kind !== 'broken'
  const path = image.replace(/[?#].*$/, '').replace(/^\/*/, '/')
  const published = await read(statics, '')
  return (
    published.has(path.slice(1)) || (path.startsWith(baseUrl) && published.has(path.slice(baseUrl.length)))
  )
}

/** Paths of static files relative to the base URL; every locale publishes them. */
function staticPaths(inputs: Inputs) {
  return query<ReadonlySet<string>>({
    name: 'static-paths',
    rank: RANK.source,
    compute: async (_key, { read }) => new Set((await staticFiles(inputs, read)).keys()),
    fingerprint: (paths) => hashText([...paths].join('\n')),
  })
}

/**
 * Returns whether an image is shown. A fallback image for a component is hidden if the theme has the component or the page
 * imports it.
 */
async function substitutesShown(
  { code }: SubjectParts,
  { slots, unknownComponents }: ArticleFacts,
  read: Read,
): Promise<(slot: { readonly fallbackFor?: string }) => boolean> {
  const isUsed = slots.some((slot) => slot.kind === 'image' && slot.fallbackFor !== undefined)
  const known = isUsed ? await themeComponents([{ unknownComponents }], code, read) : []
  return ({ fallbackFor }) =>
    fallbackFor === undefined ||
    (!fallbackFor.includes('#') && (known === 'unknown' || !known.includes(fallbackFor)))
}

/** Ids of the pages at these paths, each from the first of the locales that has the page. */
async function idsByPath(
  parts: SubjectParts,
  paths: readonly string[],
  locales: readonly SiteTables[],
  read: Read,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const sets = new Map<string, ReadonlySet<string>>()
  for (const path of new Set(paths)) {
    for (const tables of locales) {
      const ids = await idsAt(parts, path, tables, read)
      if (!ids) continue
      sets.set(path, ids)
      break
    }
  }
  return sets
}

async function idsAt(
  { site, articles }: SubjectParts,
  path: string,
  tables: SiteTables,
  read: Read,
): Promise<ReadonlySet<string> | null> {
  const found = (await read(site.lookup, tables.locale)).docAt(path)
  if (found) {
    const ids = await read(articles.ids, joinKey(tables.locale, found.doc.file))
    return new Set([...ids, ...COMMON_IDS])
  }
  const route = routeAt(tables, path)
  if (route) return new Set([...generatedIds(route, tables), ...COMMON_IDS])
  // The redirect to the first doc drops the fragment.
  return path === tables.baseUrl ? new Set() : null
}

/** Ids that every page has. */
const COMMON_IDS = ['__docusaurus', '__docusaurus_skipToContent_fallback']

/** The tags index has an id for each letter; other generated pages have no ids of their own. */
function generatedIds({ target }: Route, { versions, locale }: SiteTables): readonly string[] {
  if (target.kind !== 'tags-index') return []
  return versions
    .filter(({ version }) => version.instance === target.instance && version.name === target.version)
    .flatMap(({ tags }) => tags.filter(({ unlisted }) => !unlisted))
    .map(({ label }) => [...label][0]?.toLocaleUpperCase(locale) ?? '')
}

/** Resolves a link that is broken in its own locale but leads to a page or static file of another one. */
function inOtherLocale(
  checked: CheckedSlot,
  slot: Slot | undefined,
  others: readonly SiteTables[],
  statics: ReadonlySet<string>,
): CheckedSlot {
  const { target } = checked
  if (target?.kind !== 'broken' || !slot || !('url' in slot)) return checked
  const { href, wanted, reason } = target
  if (reason !== 'page' && (reason !== 'asset' || slot.syntax !== 'html')) return checked
  for (const tables of others) {
    const below = wanted.startsWith(tables.baseUrl) ? wanted.slice(tables.baseUrl.length) : ''
    if (statics.has(below)) return { target: { kind: 'unchecked', href } }
    const route = routeAt(tables, wanted)
    if (slot.kind !== 'link' || !route || route.target.kind === 'not-found') continue
    const { hash } = splitUrl(slot.url)
    const found = { kind: 'page', href, path: route.path } as const
    return { ...checked, target: hash ? { ...found, anchor: normalizedPath(hash) } : found }
  }
  return checked
}

/** The route at a path, with or without a trailing slash. */
export function routeAt({ routes }: SiteTables, path: string): Route | undefined {
  const bare = removeTrailingSlash(path)
  return byPath(routes).get(bare) ?? byPath(routes).get(`${bare}/`)
}

export type LinkSubjects = ReturnType<typeof linkSubjects>
