// Search records of each page, built from its sections and its table data, and the indexes built from them. Each kind of index
// has its own records.
import { own } from '../../runtime/model/own.ts'
import { query, type Reader } from '../graph/query.ts'
import type { SearchConfig } from '../model/config.ts'
import { type IndexKind, indexKinds } from '../model/index-kinds.ts'
import type { EmittedFolder, Pieces } from '../model/output.ts'
import { type ByteBuffer, type Cache, EnvironmentError } from '../model/ports.ts'
import type { SiteTables } from '../model/site.ts'
import type { SiteLookup } from '../model/site-lookup.ts'
import { type Counters, createCounters, indexedSections, termOptions } from '../search/counters.ts'
import { indexFile } from '../search/index-file.ts'
import { type PageRecords, partOf } from '../search/record-part.ts'
import { NO_RECORDS, type SearchPage, searchRecords } from '../search/records.ts'
import { shardRecords } from '../search/shards/records.ts'
import { type RecordParts, shardFiles } from '../search/shards/shard-files.ts'
import type { TermCounter } from '../search/term-counter.ts'
import { hashText } from '../text/fingerprint.ts'
import { createScratchBuffer } from '../text/scratch-buffer.ts'
import { splitIntoRuns } from '../text/split-into-runs.ts'
import { parentCategories } from '../view/breadcrumbs.ts'
import { displayedSidebar } from '../view/doc-page.ts'
import type { Articles } from './articles.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import type { SiteQueries } from './site.ts'
import { docOf, routeOf } from './site-index.ts'

/** Search tag of a version. */
export const searchTag = (instance: string, version: string) => `docs-${instance}-${version}`

/** A value with the hash of everything it is made from. */
interface Keyed<V> {
  readonly key: string
  readonly value: V
}

/** Hashes of the search data of a page. */
interface About {
  /** Hash of everything that the search knows about the page. */
  readonly key: string
  /** Cache key of the article. */
  readonly article: string
}

/** Routes whose records form one part of an index. */
export interface PartRoutes {
  /** Key of the query that builds the part. */
  readonly key: string
  readonly tag: string
  readonly kind: IndexKind
  readonly paths: readonly string[]
}

/** The records of a part: if the cache has them under their key, they are read when needed. */
interface CachedPart {
  readonly key: string
  readonly bytes?: Uint8Array
}

const PART_KIND = 'search-part'

/** Builds the records of a page for each kind of index. */
const RECORDS: Readonly<
  Record<IndexKind, (page: SearchPage, config: SearchConfig, counter: TermCounter) => PageRecords>
> = { lunr: searchRecords, shards: shardRecords }

/** What the search knows about a page besides its text. */
type SearchPageAbout = Omit<SearchPage, 'text'>

/** Pages per part. With larger parts, versions would hardly share any. */
const PART_PAGES = 4

/** The queries of the search. */
export function searchQueries(ports: PipelinePorts, inputs: Inputs, site: SiteQueries, articles: Articles) {
  const records = recordQueries(inputs, site, articles)
  const { parts, part } = partQueries(ports, inputs, site, articles, records)

  /**
   * The parts of a tag for one kind of index, opened one after another, and the key of everything that the index is made from.
   */
  async function partsFor(kind: IndexKind, name: string, read: Reader['read']): Promise<Keyed<Opened>> {
    const [locale, tag] = splitKey(name)
    const { search } = await read(inputs.config, '')
    const all: (CachedPart & Pick<PartRoutes, 'paths'>)[] = []
    for (const { key, paths, ...other } of await read(parts, locale))
      if (other.tag === tag && other.kind === kind) all.push({ ...(await read(part, key)), paths })
    const opened = {
      length: all.length,
      *[Symbol.iterator]() {
        const scratch = createScratchBuffer()
        for (const { paths, ...kept } of all)
          yield { bytes: bytesOfPart(kept, ports.cache, scratch), routes: paths }
      },
    }
    const made = all.map(({ key, paths }) => [key, ...paths])
    return {
      key: hashText(JSON.stringify([ports.toolVersion, search, made])),
      value: { parts: opened, search },
    }
  }

  /** Index file of a tag, identified by the key of its inputs. Keys are `locale|tag`. */
  const index = query<Keyed<Pieces>>({
    name: 'search-index',
    rank: RANK.index,
    retain: false,
    fingerprint: ({ key }) => key,
    compute: async (name, { read }) => {
      const { key, value } = await partsFor('lunr', name, read)
      return { key, value: (take) => indexFile(value.parts, value.search, take) }
    },
  })

  /** Sharded index of a tag: a function, kept for callers that request its files one by one. Keys are `locale|tag`. */
  const shards = query<Keyed<EmittedFolder['files']>>({
    name: 'search-shards',
    rank: RANK.index,
    fingerprint: ({ key }) => key,
    compute: async (name, { read }) => {
      const [locale, tag] = splitKey(name)
      const { key, value } = await partsFor('shards', name, read)
      const { outPrefix } = planOf(await read(inputs.locales, ''), locale)
      return { key, value: () => shardFiles(value.parts, value.search, tag, outPrefix) }
    },
  })

  return { about: records.about, parts, part, index, shards }
}

/** Parts of an index, and the settings it is built with. */
interface Opened {
  readonly parts: RecordParts
  readonly search: SearchConfig
}

export type Search = ReturnType<typeof searchQueries>

/** What the search knows about single pages. Keys are `locale|route path`. */
function recordQueries(inputs: Inputs, site: SiteQueries, articles: Articles) {
  const counters = new Map<string, Counters>()

  /** Counters are kept as long as the settings stay the same, because they cache words. */
  function countersFor(config: SearchConfig): Counters {
    const options = termOptions(config)
    const key = JSON.stringify(options)
    const known = counters.get(key) ?? createCounters(options)
    counters.set(key, known)
    return known
  }

  /** Null for pages whose text is not searched. */
  const about = query<About | null>({
    name: 'search-about',
    rank: RANK.searchKey,
    keep: 'inside',
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const lookup = await read(site.lookup, locale)
      const { search } = await read(inputs.config, '')
      if (routeOf(lookup, path).target.kind !== 'doc') return null
      const article = await read(articles.key, joinKey(locale, docOf(lookup, path).doc.file))
      return { key: hashText(JSON.stringify([article, search, docInSearch(lookup, path, search)])), article }
    },
    fingerprint: (value) => value?.key ?? '',
  })

  /** Records of one page for one kind of index. */
  async function recordsOf(kind: IndexKind, page: string, read: Reader['read']): Promise<PageRecords> {
    const [locale, path] = splitKey(page)
    const { search } = await read(inputs.config, '')
    const lookup = await read(site.lookup, locale)
    const own = countersFor(search)
    if (routeOf(lookup, path).target.kind !== 'doc') {
      const index = generatedIndex(path, await read(site.tables, locale))
      if (!index) return NO_RECORDS
      const { [kind]: text } = indexedSections(index.sections, own, termOptions(search))
      return RECORDS[kind]({ ...index.about, text }, search, own[kind])
    }
    const { [kind]: text } = await articles.sectionsOf(joinKey(locale, docOf(lookup, path).doc.file), read)
    return RECORDS[kind]({ ...docInSearch(lookup, path, search), text }, search, own[kind])
  }

  return { about, recordsOf }
}

/** The records of pages, grouped into parts. */
function partQueries(
  ports: PipelinePorts,
  inputs: Inputs,
  site: SiteQueries,
  articles: Articles,
  { about, recordsOf }: ReturnType<typeof recordQueries>,
) {
  /** The parts of all indexes of a locale. */
  const parts = query<readonly PartRoutes[]>({
    name: 'search-parts',
    rank: RANK.searchKey,
    keep: 'inside',
    compute: async (locale, { read }) => {
      const tables = await read(site.tables, locale)
      const { search } = await read(inputs.config, '')
      const tags = new Set(tables.versions.map(({ version }) => searchTag(version.instance, version.name)))
      return [...tags].flatMap((tag) =>
        splitIntoRuns(taggedRoutes(tables, tag), ({ id }) => id, PART_PAGES).flatMap((run) => {
          const paths = run.map(({ path }) => path)
          return indexKinds(search).map((kind) => ({
            key: joinKey(locale, JSON.stringify([kind, ...paths])),
            tag,
            kind,
            paths,
          }))
        }),
      )
    },
  })

  /** Records of consecutive routes, encoded by `partOf`: from the cache, or built now. */
  const part = query<CachedPart>({
    name: 'search-part',
    rank: RANK.searchPart,
    fingerprint: ({ key }) => key,
    compute: async (name, { read }) => {
      const [locale, list] = splitKey(name)
      const [kind, ...paths] = JSON.parse(list) as [IndexKind, ...string[]]
      const known = await Promise.all(paths.map((path) => read(about, joinKey(locale, path))))
      const keys = paths.map(
        async (path, at) =>
          known[at]?.key ?? hashText(partOf([await recordsOf(kind, joinKey(locale, path), read)])),
      )
      const key = hashText([ports.toolVersion, kind, ...(await Promise.all(keys))].join('|'))
      // Reads the entry instead of only looking it up, so that a damaged one is detected now.
      if (ports.cache.getBytes(PART_KIND, key)) return { key }
      const all: PageRecords[] = []
      for (const path of paths) all.push(await recordsOf(kind, joinKey(locale, path), read))
      const bytes = partOf(all)
      if (!known.some((page) => page && articles.isUnrepeatable(page.article)))
        ports.cache.putBytes(PART_KIND, key, bytes)
      return ports.cache.has(PART_KIND, key) ? { key } : { key, bytes }
    },
  })

  return { parts, part }
}

/** A route under a tag, with the id that its page has in every version. */
interface TaggedRoute {
  readonly path: string
  readonly id: string
}

function taggedRoutes(tables: SiteTables, tag: string): readonly TaggedRoute[] {
  return tables.routes.flatMap(({ path, target, part }) => {
    // Everything on a list is searched itself, so its first page is enough.
    if (part) return []
    if (target.kind !== 'doc' && target.kind !== 'generated-index') return []
    return searchTag(target.instance, target.version) === tag ? [{ path, id: target.id }] : []
  })
}

function bytesOfPart({ key, bytes }: CachedPart, cache: Cache, scratch?: ByteBuffer): Uint8Array {
  const found = bytes ?? cache.getBytes(PART_KIND, key, scratch)
  if (!found) throw new EnvironmentError('another process changed the cache during the build; build again')
  return found
}

/** What the search knows about a doc besides its text and address. */
function docInSearch(lookup: SiteLookup, path: string, search: SearchConfig): SearchPageAbout {
  const { doc, version } = docOf(lookup, path)
  const sidebar = own(version.sidebars, displayedSidebar(doc) ?? '')
  return {
    title: doc.title,
    tags: doc.tags.map(({ label }) => label),
    keywords: search.indexKeywords ? (doc.frontMatter.keywords ?? []) : [],
    description: doc.frontMatter.description ?? '',
    parentCategories: sidebar ? parentCategories(lookup.sidebarIndex(sidebar), path) : [],
    unlisted: doc.unlisted,
  }
}

/** A generated index is a single section: its title and description. */
function generatedIndex(path: string, tables: SiteTables) {
  const indexes = tables.versions.flatMap(({ generatedIndexes }) => generatedIndexes)
  const index = indexes.find(({ permalink }) => permalink === path)
  if (!index) return null
  const { title, description = '' } = index
  const about: SearchPageAbout = {
    title,
    tags: [],
    keywords: [],
    parentCategories: [],
    unlisted: false,
  }
  return { about, sections: [{ title, text: description }] }
}
