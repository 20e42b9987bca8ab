// What is compared: searches over the same pages, each answering with routes of pages, best first.
import { createSiteSearch } from '../../cli/pipeline/site-search.ts'
import { indexFile } from '../../cli/search/index-file.ts'
import { recordPart } from '../../cli/search/record-part.ts'
import { searchRecords } from '../../cli/search/records.ts'
import { sectionTerms } from '../../cli/search/sections.ts'
import { createTermCounter, termOptions } from '../../cli/search/terms.ts'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { searchConfig } from '../unit/search/config.ts'

/** Rows that readers see. */
export const ROWS = 8

/** A search by name. */
export interface Engine {
  readonly name: string
  /** Routes of the pages found. */
  search(query: string): Promise<readonly string[]>
}

/** The lunr index of the specification with the queries that are put to it. */
export function lunrEngine(pages: readonly MemoryPage[]): Engine {
  const config = { ...searchConfig, indexKeywords: true }
  const counter = createTermCounter(termOptions(config))
  const records = pages.flatMap(({ route, title, tags, keywords, breadcrumb, sections }) => {
    const written = sections.map(({ anchor, ...section }) => (anchor ? { ...section, anchor } : section))
    const parentCategories = [...breadcrumb].reverse()
    const terms = sectionTerms(written, counter)
    const page = { route, title, tags, keywords, parentCategories, sections: terms, unlisted: false }
    return searchRecords(page, config, counter)
  })
  const bytes: Buffer[] = []
  indexFile([recordPart(records)], config, (part) => void bytes.push(Buffer.from(part)))
  const search = createSiteSearch(new Map([['default', Buffer.concat(bytes).toString()]]), config)
  return {
    name: 'docsite, lunr',
    search: async (query) => (await search(query)).slice(0, ROWS).map((route) => route.replace(/#.*/s, '')),
  }
}
