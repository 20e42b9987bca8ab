// Search records of each page, kept in the cache because stemming is the costly part, and the index files made of them.
import { type Query, query } from '../graph/query.ts'
import type { SearchConfig } from '../model/config.ts'
import { indexFileText } from '../search/index-file.ts'
import { type SearchPage, type SearchRecord, searchRecords } from '../search/records.ts'
import { createTermCounter, type TermCounter } from '../search/terms.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import { parentCategories } from '../view/breadcrumbs.ts'
import { displayedSidebar } from '../view/doc-page.ts'
import { type Articles, articleOf } from './articles.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { RANK } from './rank.ts'
import { docOf, routeOf, type SiteQueries } from './site.ts'

/** Search tag of a version. */
export const searchTag = (instance: string, version: string) => `docs-${instance}-${version}`

/** The queries of the search. */
export function searchQueries(ports: PipelinePorts, inputs: Inputs, site: SiteQueries, articles: Articles) {
  const counters = new Map<string, TermCounter>()

  /** Stems are remembered for as long as the settings stay the same. */
  function counterFor(config: SearchConfig): TermCounter {
    const key = JSON.stringify([config.language, config.lunr.tokenizerSeparator])
    const counter = counters.get(key) ?? createTermCounter(config)
    counters.set(key, counter)
    return counter
  }

  /** Records of one page. Keys are `locale|path of the route`. */
  const records: Query<readonly SearchRecord[]> = query<readonly SearchRecord[]>({
    name: 'search-records',
    rank: RANK.search,
    retain: false,
    compute: async (key, reader) => {
      const { read } = reader
      const [locale, path] = splitKey(key)
      const tables = await read(site.tables, locale)
      const { search } = await read(inputs.config, '')
      const { target } = routeOf(tables, path)
      if (target.kind === 'generated-index') {
        const version = tables.versions.find(
          (each) => each.version.instance === target.instance && each.version.name === target.version,
        )
        const index = version?.generatedIndexes.find(({ id }) => id === target.id)
        if (!index) return []
        const page = { route: path, title: index.title, tags: [], parentCategories: [], unlisted: false }
        return searchRecords(
          { ...page, sections: [{ title: index.title, text: index.description ?? '' }] },
          search,
          counterFor(search),
        )
      }
      const { doc, version } = docOf(tables, path)
      const { key: articleKey, article } = await articleOf(articles, joinKey(locale, doc.file), reader)
      const sidebar = version.sidebars[displayedSidebar(doc) ?? '']
      const about: Omit<SearchPage, 'sections'> = {
        route: path,
        title: doc.title,
        tags: doc.tags.map(({ label }) => label),
        parentCategories: sidebar ? parentCategories(sidebar.items, path) : [],
        unlisted: doc.unlisted,
      }
      const cacheKey = hashText(JSON.stringify([articleKey, fingerprint(search), about]))
      const kept = (await ports.cache.get('search', cacheKey)) as readonly SearchRecord[] | undefined
      if (kept) return kept
      const made = searchRecords({ ...about, sections: article.sections }, search, counterFor(search))
      await ports.cache.put('search', cacheKey, made)
      return made
    },
  })

  /** Index file of a tag as text; empty when nothing is found under it. Keys are `locale|tag`. */
  const index = query<string>({
    name: 'search-index',
    rank: RANK.index,
    retain: false,
    compute: async (key, { read }) => {
      const [locale, tag] = splitKey(key)
      const tables = await read(site.tables, locale)
      const { search } = await read(inputs.config, '')
      const all: SearchRecord[] = []
      for (const { path, target } of tables.routes) {
        if (target.kind !== 'doc' && target.kind !== 'generated-index') continue
        if (searchTag(target.instance, target.version) !== tag) continue
        all.push(...(await read(records, joinKey(locale, path))))
      }
      return indexFileText(all, search) ?? JSON.stringify({ documents: [], index: null })
    },
    fingerprint: hashText,
  })

  return { records, index }
}

export type Search = ReturnType<typeof searchQueries>
