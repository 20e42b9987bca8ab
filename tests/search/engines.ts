// What is compared: searches over the same pages, each answering with routes of pages, best first.
import { createSiteSearch } from '../../cli/pipeline/site-search.ts'
import { indexFile } from '../../cli/search/index-file.ts'
import { partOf } from '../../cli/search/record-part.ts'
import { partRecords, searchRecords } from '../../cli/search/records.ts'
import { sectionTerms } from '../../cli/search/sections.ts'
import { createTermCounter, termOptions } from '../../cli/search/terms.ts'
import { SEARCH_MAX_QUERY } from '../../runtime/model/search.ts'
import { planSearch } from '../../runtime/search/plan/search.ts'
import { type MemoryPage, memoryBackend } from '../helpers/memory-backend.ts'
import { searchConfig } from '../unit/search/config.ts'
import { ROWS } from './score.ts'

/** A search by name. */
export interface Engine {
  readonly name: string
  /** Routes of the pages found. */
  search(query: string): Promise<readonly string[]>
}

/** The lunr index of the specification with the queries that are put to it. */
export function lunrEngine(pages: readonly MemoryPage[]): Engine {
  const config = { ...searchConfig, indexKeywords: true, engine: 'lunr' as const }
  const counter = createTermCounter(termOptions(config))
  const records = pages.flatMap(({ route, title, tags, keywords, breadcrumb, sections }) => {
    const written = sections.map(({ anchor, ...section }) => (anchor ? { ...section, anchor } : section))
    const parentCategories = [...breadcrumb].reverse()
    const terms = sectionTerms(written, counter, 0)
    const page = { route, title, tags, keywords, parentCategories, sections: terms, unlisted: false }
    return searchRecords(page, config, counter)
  })
  const bytes: Buffer[] = []
  indexFile([partOf(partRecords(records))], config, (part) => void bytes.push(Buffer.from(part)))
  const search = createSiteSearch(
    ['default'],
    new Map([['search-index-default.json', Buffer.concat(bytes).toString()]]),
    config,
  )
  return {
    name: 'docsite, lunr',
    search: async (query) =>
      (await search(query)).routes.slice(0, ROWS).map((route) => route.replace(/#.*/s, '')),
  }
}

/** The planner over an index in memory. */
export function plannerEngine(pages: readonly MemoryPage[], languages: readonly string[]): Engine {
  const options = { languages, synonyms: [], maxResults: ROWS, literal: false }
  const backend = memoryBackend(pages, options)
  return {
    name: 'docsite',
    async search(query) {
      const { results } = await planSearch(query.slice(0, SEARCH_MAX_QUERY), backend, options)
      return results.map(({ stored }) => stored.route)
    },
  }
}
