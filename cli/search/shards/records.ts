// A page -> one record for each section: its stored data, and the terms that find it. Records depend on this page alone
// and not on its URL, so they can be cached between builds and shared by all versions of the docs.
import { STORED_TEXT } from '../../../runtime/search/backend.ts'
import type { SearchConfig } from '../../model/config.ts'
import { excerptOf } from '../excerpt.ts'
import { SHARD_FIELDS } from '../impact.ts'
import { joinPositions } from '../positions.ts'
import type { PageRecords } from '../record-part.ts'
import {
  firstTitled,
  NO_RECORDS,
  pageHeading,
  type SearchPage,
  shownTitle,
  titledSections,
} from '../records.ts'
import type { SectionTerms } from '../sections.ts'
import { type FieldTerms, NO_TERMS, type PageCounter, type TermCounter } from '../term-counter.ts'

/** Stored data of a section. */
export interface StoredRecord {
  /** Only in the first section of a page. */
  readonly page?: {
    readonly title: string
    readonly breadcrumb: readonly string[]
    readonly tags: readonly string[]
    readonly keywords: readonly string[]
  }
  readonly title: string
  readonly anchor: string
  readonly text: string
}

/**
 * Number of fields in a record: `SHARD_FIELDS`, counted in tenths of words, and the terms of title and text with their
 * positions instead of counts.
 */
export const FIELDS_AND_POSITIONS = SHARD_FIELDS.length + 1

/** Records of a page, in the order of its sections. */
export function shardRecords(page: SearchPage, config: SearchConfig, counter: TermCounter): PageRecords {
  if (page.unlisted) return NO_RECORDS
  const terms = counter.page(page.text.terms)
  const sections = titledSections(page, terms)
  const heading = pageHeading(page, sections)
  const tagged = firstTitled(sections)
  const stored = {
    title: shownTitle(page, heading, config),
    breadcrumb: [...page.parentCategories].reverse(),
    tags: page.tags,
    keywords: page.keywords,
  }
  const { description = '' } = page
  const records = sections.map(({ title, anchor = '', excerpt, fields }, index) => {
    const isTagged = index === tagged
    const text = isTagged && description !== '' ? excerptOf(description, STORED_TEXT - 1) : excerpt
    const document: StoredRecord = { ...(index === 0 ? { page: stored } : {}), title, anchor, text }
    return {
      document,
      fields: isTagged
        ? taggedFields({ title, fields }, heading, page, config, terms)
        : [NO_TERMS, fields.title, fields.text, NO_TERMS, NO_TERMS, NO_TERMS, NO_TERMS, fields.positions],
    }
  })
  return { terms: terms.terms, records }
}

/** The fields of the section that carries the terms of the page itself. */
function taggedFields(
  { title, fields }: Pick<SectionTerms, 'title' | 'fields'>,
  heading: string,
  page: SearchPage,
  config: SearchConfig,
  terms: PageCounter,
): readonly FieldTerms[] {
  const categories = page.parentCategories.slice(0, config.indexDocSidebarParentCategories)
  const about = terms.section('', page.description ?? '')
  return [
    title === heading ? fields.title : terms.section(heading, '').title,
    otherTitle(page, heading, title, terms, fields.title),
    fields.text,
    terms.list(page.tags),
    terms.list([...page.keywords, ...joinedNeighbours(heading)]),
    terms.section('', categories.join(' ')).text,
    about.text,
    joinPositions([fields.positions, about.positions]),
  ]
}

/** Neighbouring words of a heading joined into one, as readers type them: «quickstart» for «Quick Start». */
export function joinedNeighbours(heading: string): readonly string[] {
  const words = heading.toLowerCase().split(/[^\p{L}\p{Nd}]+/u)
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? ''
    return before.length > 1 && word.length > 1 ? [before + word] : []
  })
}

/** A second title: the section's own, or the page's front matter title if it differs from the heading. */
function otherTitle(
  page: SearchPage,
  heading: string,
  title: string,
  terms: PageCounter,
  titleTerms: FieldTerms,
): FieldTerms {
  if (title !== heading) return titleTerms
  return page.title === heading ? NO_TERMS : terms.section(page.title, '').title
}
