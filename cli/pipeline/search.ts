// Search records of each page, made of its sections and what the tables say of it, and the index files made of them.
import { type Query, query, type Reader } from '../graph/query.ts'
import type { SearchConfig } from '../model/config.ts'
import type { SiteTables } from '../model/site.ts'
import { indexFileText } from '../search/index-file.ts'
import { type RecordPart, recordPart } from '../search/record-part.ts'
import { type SearchPage, type SearchRecord, searchRecords } from '../search/records.ts'
import { sectionTerms } from '../search/sections.ts'
import { createTermCounter, type TermCounter, termOptions } from '../search/terms.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import { parentCategories } from '../view/breadcrumbs.ts'
import { displayedSidebar } from '../view/doc-page.ts'
import type { Articles } from './articles.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { RANK } from './rank.ts'
import type { SiteQueries } from './site.ts'
import { docOf, routeOf } from './site-index.ts'

/** Search tag of a version. */
export const searchTag = (instance: string, version: string) => `docs-${instance}-${version}`

/** What the search knows of a page besides its text. */
interface About {
  /** Hash of all of it and of the text. */
  readonly key: string
  /** Key of the article. */
  readonly article: string
  readonly page: Omit<SearchPage, 'sections'>
}

const PART_KIND = 'search-part'
/** One route in so many begins a new part. */
const PART_ROUTES = 32

/** The queries of the search. */
export function searchQueries(ports: PipelinePorts, inputs: Inputs, site: SiteQueries, articles: Articles) {
  const counters = new Map<string, TermCounter>()

  /** Stems are remembered for as long as the settings stay the same. */
  function counterFor(config: SearchConfig): TermCounter {
    const options = termOptions(config)
    const key = JSON.stringify(options)
    const counter = counters.get(key) ?? createTermCounter(options)
    counters.set(key, counter)
    return counter
  }

  /** Null for pages whose text the search does not look at. */
  const about = query<About | null>({
    name: 'search-about',
    rank: RANK.searchKey,
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const tables = await read(site.tables, locale)
      const { search } = await read(inputs.config, '')
      const { target } = routeOf(tables, path)
      if (target.kind !== 'doc') return null
      const { doc, version } = docOf(tables, path)
      const sidebar = version.sidebars[displayedSidebar(doc) ?? '']
      const page = {
        route: path,
        title: doc.title,
        tags: doc.tags.map(({ label }) => label),
        keywords: search.indexKeywords ? (doc.frontMatter.keywords ?? []) : [],
        parentCategories: sidebar ? parentCategories(sidebar.items, path) : [],
        unlisted: doc.unlisted,
      }
      const article = await read(articles.key, joinKey(locale, doc.file))
      return { key: hashText(JSON.stringify([article, search, page])), article, page }
    },
    fingerprint: (value) => value?.key ?? '',
  })

  /** Records of one page. Keys are `locale|path of the route`. */
  const records: Query<readonly SearchRecord[]> = query<readonly SearchRecord[]>({
    name: 'search-records',
    rank: RANK.search,
    fingerprint,
    compute: async (key, { read }) => {
      const [locale, path] = splitKey(key)
      const { search } = await read(inputs.config, '')
      const known = await read(about, key)
      if (!known) return indexRecords(path, await read(site.tables, locale), search, counterFor(search))
      const { doc } = docOf(await read(site.tables, locale), path)
      const sections = (await read(articles.sections, joinKey(locale, doc.file)))?.value ?? []
      return searchRecords({ ...known.page, sections }, search, counterFor(search))
    },
  })

  /** Paths of the routes under a tag. */
  function taggedPaths(tables: SiteTables, tag: string): readonly string[] {
    return tables.routes.flatMap(({ path, target }) => {
      if (target.kind !== 'doc' && target.kind !== 'generated-index') return []
      return searchTag(target.instance, target.version) === tag ? [path] : []
    })
  }

  /** Hash of everything an index is made from. */
  const indexKey = query<string>({
    name: 'search-index-key',
    rank: RANK.search,
    compute: async (key, { read }) => {
      const [locale, tag] = splitKey(key)
      const tables = await read(site.tables, locale)
      const keys = [
        ports.toolVersion,
        fingerprint((await read(inputs.config, '')).search),
        await read(site.hash, locale),
      ]
      for (const path of taggedPaths(tables, tag))
        keys.push((await read(about, joinKey(locale, path)))?.key ?? '')
      return hashText(keys.join('|'))
    },
    fingerprint: (value) => value,
  })

  /** Records of some routes in a row: as they were kept, or put together now. */
  async function partOf(locale: string, paths: readonly string[], read: Reader['read']): Promise<RecordPart> {
    const known = await Promise.all(paths.map((path) => read(about, joinKey(locale, path))))
    const keys = paths.map(
      async (path, at) => known[at]?.key ?? fingerprint(await read(records, joinKey(locale, path))),
    )
    const key = hashText([ports.toolVersion, ...(await Promise.all(keys))].join('|'))
    const kept = ports.cache.get(PART_KIND, key)
    if (kept) return kept as RecordPart
    const all: SearchRecord[] = []
    for (const path of paths) all.push(...(await read(records, joinKey(locale, path))))
    const made = recordPart(all)
    if (!known.some((page) => page && articles.isPassing(page.article))) ports.cache.put(PART_KIND, key, made)
    return made
  }

  /** Index file of a tag as text; empty when nothing is found under it. Keys are `locale|tag`. */
  const index = query<string>({
    name: 'search-index',
    rank: RANK.index,
    retain: false,
    compute: async (key, { read }) => {
      const [locale, tag] = splitKey(key)
      const tables = await read(site.tables, locale)
      const { search } = await read(inputs.config, '')
      const parts: RecordPart[] = []
      for (const paths of inParts(taggedPaths(tables, tag))) parts.push(await partOf(locale, paths, read))
      return indexFileText(parts, search) ?? JSON.stringify({ documents: [], index: null })
    },
    fingerprint: hashText,
  })

  return { records, index, indexKey }
}

/** Routes in parts that begin at routes of certain names, so that a new page changes no part but its own. */
function inParts(paths: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = []
  for (const path of paths) {
    const begins = Number.parseInt(hashText(path).slice(0, 8), 16) % PART_ROUTES === 0
    if (begins || parts.length === 0) parts.push([])
    parts.at(-1)?.push(path)
  }
  return parts
}

/** A generated index is one section: its title and description. */
function indexRecords(
  path: string,
  tables: SiteTables,
  search: SearchConfig,
  counter: TermCounter,
): readonly SearchRecord[] {
  const indexes = tables.versions.flatMap(({ generatedIndexes }) => generatedIndexes)
  const index = indexes.find(({ permalink }) => permalink === path)
  if (!index) return []
  const sections = sectionTerms([{ title: index.title, text: index.description ?? '' }], counter)
  const page = {
    route: path,
    title: index.title,
    tags: [],
    keywords: [],
    parentCategories: [],
    unlisted: false,
    sections,
  }
  return searchRecords(page, search, counter)
}

export type Search = ReturnType<typeof searchQueries>
