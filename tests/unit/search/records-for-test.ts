// Records of pages given as text, as the compiler and the pipeline make them together.
import type { TextSection } from '../../../cli/model/article.ts'
import type { SearchConfig } from '../../../cli/model/config.ts'
import { LUNR_EXCERPT } from '../../../cli/search/excerpt.ts'
import { partOf } from '../../../cli/search/record-part.ts'
import * as records from '../../../cli/search/records.ts'
import { sectionTerms } from '../../../cli/search/sections.ts'
import * as terms from '../../../cli/search/terms.ts'

/** A page with the text of its sections. */
export type SearchPage = Omit<records.SearchPage, 'sections'> & { readonly sections: readonly TextSection[] }

/** Records of a page. */
export const searchRecords = (page: SearchPage, config: SearchConfig, counter: terms.TermCounter) =>
  records.searchRecords(
    { ...page, sections: sectionTerms(page.sections, counter, LUNR_EXCERPT) },
    config,
    counter,
  )

/** A counter with the settings of a site. */
export const createTermCounter = (config: SearchConfig) => terms.createTermCounter(terms.termOptions(config))

/** Records of a lunr index put together. */
export const recordPart = (all: readonly records.SearchRecord[]) => partOf(records.partRecords(all))
