// Records of pages given as text, as the compiler and the pipeline make them together.
import type { TextSection } from '../../../cli/model/article.ts'
import type { SearchConfig } from '../../../cli/model/config.ts'
import { LUNR_EXCERPT } from '../../../cli/search/excerpt.ts'
import { type IndexPart, partOf } from '../../../cli/search/record-part.ts'
import * as records from '../../../cli/search/records.ts'
import { sectionTerms } from '../../../cli/search/sections.ts'
import * as terms from '../../../cli/search/terms.ts'

/** A page with its route and the text of its sections. */
export type SearchPage = Omit<records.SearchPage, 'sections'> & {
  readonly route: string
  readonly sections: readonly TextSection[]
}

/** Records of a page. */
export const searchRecords = (page: SearchPage, config: SearchConfig, counter: terms.TermCounter) =>
  records.searchRecords(
    { ...page, sections: sectionTerms(page.sections, counter, LUNR_EXCERPT) },
    config,
    counter,
  )

/** A counter with the settings of a site. */
export const createTermCounter = (config: SearchConfig) => terms.createTermCounter(terms.termOptions(config))

/** A page with its records. */
export interface RecordsOfPage {
  readonly route: string
  readonly records: readonly records.SearchRecord[]
}

/** Records of a lunr index put together. */
export const recordPart = (pages: readonly RecordsOfPage[]): IndexPart => ({
  bytes: partOf(pages.map((page) => records.partRecords(page.records))),
  routes: pages.map(({ route }) => route),
})

/** Pages of a lunr index put together. */
export const pagePart = (
  pages: readonly SearchPage[],
  config: SearchConfig,
  counter: terms.TermCounter = createTermCounter(config),
): IndexPart =>
  recordPart(pages.map((page) => ({ route: page.route, records: searchRecords(page, config, counter) })))
