// A page -> one record for each section: what is stored of it and the terms it is found by. Plain JSON that depends on this
// page alone, so it can be kept from build to build.
import type { SearchConfig } from '../../model/config.ts'
import { firstTitled, pageHeading, type SearchPage, shownTitle, titledSections } from '../records.ts'
import { NO_TERMS, type TermCounter, type TermCounts } from '../terms.ts'

/** What is stored of a section. */
export interface StoredRecord {
  /** Of the first section of a page. */
  readonly page?: {
    readonly route: string
    readonly title: string
    readonly breadcrumb: readonly string[]
    readonly tags: readonly string[]
    readonly keywords: readonly string[]
  }
  readonly title: string
  readonly anchor: string
  readonly text: string
}

/** A section with its terms, counted in tenths of words, in the order of `SHARD_FIELDS`. */
export interface ShardRecord {
  readonly document: StoredRecord
  readonly fields: readonly TermCounts[]
}

/** Records of a page, in the order of its sections. */
export function shardRecords(page: SearchPage, config: SearchConfig, terms: TermCounter): ShardRecord[] {
  if (page.unlisted) return []
  const sections = titledSections(page, terms)
  const heading = pageHeading(page, sections)
  const tagged = firstTitled(sections)
  const about = {
    route: page.route,
    title: shownTitle(page, heading, config),
    breadcrumb: [...page.parentCategories].reverse(),
    tags: page.tags,
    keywords: page.keywords,
  }
  const categories = page.parentCategories.slice(0, config.indexDocSidebarParentCategories)
  return sections.map(({ title, anchor = '', excerpt, titleTerms, textTerms }, index) => ({
    document: { ...(index === 0 ? { page: about } : {}), title, anchor, text: excerpt },
    fields:
      index === tagged
        ? [
            title === heading ? titleTerms : terms.text(heading),
            otherTitle(page, heading, title, terms, titleTerms),
            textTerms,
            terms.list(page.tags),
            terms.list(page.keywords),
            terms.text(categories.join(' ')),
          ]
        : [NO_TERMS, titleTerms, textTerms, NO_TERMS, NO_TERMS, NO_TERMS],
  }))
}

/** A title beside that of the page: of a section of its own, or the page's in its front matter. */
function otherTitle(
  page: SearchPage,
  heading: string,
  title: string,
  terms: TermCounter,
  titleTerms: TermCounts,
): TermCounts {
  if (title !== heading) return titleTerms
  return page.title === heading ? NO_TERMS : terms.text(page.title)
}
