// What is compared: searches over the same pages, each answering with routes of pages, best first.
import { gzipSync } from 'node:zlib'
import { createSiteSearch } from '../../cli/pipeline/site-search.ts'
import { termOptions } from '../../cli/search/counters.ts'
import { indexFile } from '../../cli/search/index-file.ts'
import { lunrAnalyzer } from '../../cli/search/lunr-analyzer.ts'
import { partOf } from '../../cli/search/record-part.ts'
import { searchRecords } from '../../cli/search/records.ts'
import { sectionTerms } from '../../cli/search/sections.ts'
import { createTermCounter } from '../../cli/search/term-counter.ts'
import { SEARCH_MAX_QUERY } from '../../runtime/model/search.ts'
import { planSearch } from '../../runtime/search/plan/search.ts'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { backendOver, shardFilesOf } from '../helpers/shard-backend.ts'
import { searchConfig } from '../unit/search/config.ts'
import { codeBytes } from './code-bytes.ts'
import { ROWS } from './score.ts'

/** A search by name. */
export interface Engine {
  readonly name: string
  /** Routes of the pages found. */
  search(query: string): Promise<readonly string[]>
  /** Bytes on the line until a first query is answered, with the code of the search and without that of its dialog. */
  firstBytes(query: string): Promise<number>
  close?(): Promise<void>
}

/** The lunr index of the specification with the queries that are put to it. */
export function lunrEngine(pages: readonly MemoryPage[]): Engine {
  const config = { ...searchConfig, indexKeywords: true, engine: 'lunr' as const }
  const counter = createTermCounter(lunrAnalyzer(termOptions(config)))
  const records = pages.map(({ title, tags, keywords, breadcrumb, sections }) => {
    const written = sections.map(({ anchor, ...section }) => (anchor ? { ...section, anchor } : section))
    const parentCategories = [...breadcrumb].reverse()
    const terms = sectionTerms(written, counter.page(), 0)
    const page = { title, tags, keywords, parentCategories, text: terms, unlisted: false }
    return searchRecords(page, config, counter)
  })
  const bytes: Buffer[] = []
  const part = { bytes: partOf(records), routes: pages.map(({ route }) => route) }
  indexFile([part], config, (piece) => void bytes.push(Buffer.from(piece)))
  const search = createSiteSearch(
    ['default'],
    new Map([['search-index-default.json', Buffer.concat(bytes).toString()]]),
    config,
  )
  const firstBytes = gzipSync(Buffer.concat(bytes)).length + codeBytes('./runtime/search/lunr/worker.ts')
  return {
    name: 'lunr',
    search: async (query) =>
      (await search(query)).routes.slice(0, ROWS).map((route) => route.replace(/#.*/s, '')),
    firstBytes: async () => firstBytes,
  }
}

/** The planner over the index in shards, as it is published. */
export function plannerEngine(pages: readonly MemoryPage[], languages: readonly string[]): Engine {
  const options = { languages, synonyms: [], maxResults: ROWS, literal: false }
  const files = shardFilesOf(pages, options)
  const backend = backendOver(files)
  const code = codeBytes('./runtime/search/sharded/worker.ts')
  return {
    name: 'docsite',
    async search(query) {
      const { results } = await planSearch(query.slice(0, SEARCH_MAX_QUERY), backend, options)
      return results.map(({ stored }) => stored.route)
    },
    async firstBytes(query) {
      const asked = new Set<string>()
      const fresh = backendOver(files, (path) => void asked.add(path))
      await planSearch(query.slice(0, SEARCH_MAX_QUERY), fresh, options)
      return [...asked].reduce((sum, path) => sum + lineBytes(path, files.get(path)), code)
    },
  }
}

/** All but the manifest are compressed as they are published. */
const lineBytes = (path: string, body: Uint8Array = new Uint8Array()): number =>
  path.endsWith('.json') ? gzipSync(body).length : body.length
