// Records of pages given as text, as the compiler and the pipeline make them together.
import type { TextSection } from '../../../cli/model/article.ts'
import type { SearchConfig } from '../../../cli/model/config.ts'
import { termOptions } from '../../../cli/search/counters.ts'
import { LUNR_EXCERPT } from '../../../cli/search/excerpt.ts'
import { lunrAnalyzer } from '../../../cli/search/lunr-analyzer.ts'
import { type IndexPart, type PageRecords, partOf } from '../../../cli/search/record-part.ts'
import * as records from '../../../cli/search/records.ts'
import { sectionTerms } from '../../../cli/search/sections.ts'
import * as terms from '../../../cli/search/term-counter.ts'
import { nextNumber } from '../../../cli/text/bytes.ts'

/** A page with its route and the text of its sections. */
export type SearchPage = Omit<records.SearchPage, 'text'> & {
  readonly route: string
  readonly sections: readonly TextSection[]
}

/** Records of a page. */
export const searchRecords = (page: SearchPage, config: SearchConfig, counter: terms.TermCounter) =>
  records.searchRecords(
    { ...page, text: sectionTerms(page.sections, counter.page(), LUNR_EXCERPT) },
    config,
    counter,
  )

/** A counter with the settings of a site. */
export const createTermCounter = (config: SearchConfig) =>
  terms.createTermCounter(lunrAnalyzer(termOptions(config)))

/** Terms of a field with their counts. */
export function termsIn(
  field: terms.FieldTerms,
  list: readonly string[],
): readonly (readonly [string, number])[] {
  const reader = { bytes: field, at: 0 }
  return Array.from({ length: nextNumber(reader) }, () => [
    list[nextNumber(reader)] ?? '',
    nextNumber(reader),
  ])
}

/** Terms of a field of a record. */
export const fieldTerms = (page: PageRecords, record: number, name: records.FieldName): readonly string[] =>
  termsIn(page.records[record]?.fields[records.FIELDS.indexOf(name)] ?? terms.NO_TERMS, page.terms).map(
    ([term]) => term,
  )

/** A page with its records. */
export interface RecordsOfPage extends PageRecords {
  readonly route: string
}

/** Records of a lunr index put together. */
export const recordPart = (pages: readonly RecordsOfPage[]): IndexPart => ({
  bytes: partOf(pages),
  routes: pages.map(({ route }) => route),
})

/** Pages of a lunr index put together. */
export const pagePart = (
  pages: readonly SearchPage[],
  config: SearchConfig,
  counter: terms.TermCounter = createTermCounter(config),
): IndexPart =>
  recordPart(pages.map((page) => ({ route: page.route, ...searchRecords(page, config, counter) })))
