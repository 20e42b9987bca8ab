// A page -> one record for each section, with what a result shows and the terms it is found by. Records are plain JSON that
// depends on this page alone and not on its address, so they can be kept from build to build, and for all versions of the docs.
import type { SearchDocument } from '../../runtime/model/search.ts'
import type { SearchConfig } from '../model/config.ts'
import type { PartRecord } from './record-part.ts'
import type { SectionTerms } from './sections.ts'
import { NO_TERMS, type TermCounter, type TermCounts } from './terms.ts'

/** What the search needs to know of a page. */
export interface SearchPage {
  readonly title: string
  /** Labels. */
  readonly tags: readonly string[]
  /** Of the front matter, where the site searches them. */
  readonly keywords: readonly string[]
  /** Of the front matter. */
  readonly description?: string
  /** Labels of the sidebar categories the page is in, nearest first. */
  readonly parentCategories: readonly string[]
  /** Of the article; of a generated index, one section with its title and description. */
  readonly sections: readonly SectionTerms[]
  /** Unlisted pages are not found. */
  readonly unlisted: boolean
}

/** Names of the indexed fields in the order of the index file. */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories', 'keywords'] as const

/** Name of an indexed field. */
export type FieldName = (typeof FIELDS)[number]

/**
 * A section in the index: what is stored of it, without the number it gets in the file and with only the end of its route, which
 * stands behind that of its page; and its terms.
 */
export interface SearchRecord {
  readonly document: Omit<SearchDocument, 'id'>
  readonly fields: Readonly<Partial<Record<FieldName, TermCounts>>>
}

/** Records as parts hold them: with the fields of `FIELDS` in their order. */
export const partRecords = (records: readonly SearchRecord[]): readonly PartRecord[] =>
  records.map(({ document, fields }) => ({
    document,
    fields: FIELDS.map((name) => fields[name] ?? NO_TERMS),
  }))

/** Records of a page, in the order of its sections. */
export function searchRecords(page: SearchPage, config: SearchConfig, terms: TermCounter): SearchRecord[] {
  if (page.unlisted) return []
  const sections = titledSections(page, terms)
  const pageTitle = shownTitle(page, pageHeading(page, sections), config)
  const tagged = firstTitled(sections)
  const categories = config.indexDocSidebarParentCategories
  const parents = terms.text(page.parentCategories.slice(0, categories).join(' '))
  return sections.map(({ title, anchor, excerpt, titleTerms, textTerms }, index) => ({
    document: {
      pageTitle,
      sectionTitle: title,
      sectionRoute: anchor === undefined ? '' : `#${anchor}`,
      type: 'docs',
      ...(excerpt ? { excerpt } : {}),
    },
    fields: {
      title: titleTerms,
      content: textTerms,
      tags: index === tagged ? terms.list(page.tags) : NO_TERMS,
      ...(categories > 0 ? { sidebarParentCategories: parents } : {}),
      ...(index === tagged ? { keywords: terms.list(keywordEntries(page.keywords, config)) } : {}),
    },
  }))
}

/** Heading of a page: its h1 or, without one, its title. */
export const pageHeading = ({ title }: SearchPage, sections: readonly SectionTerms[]): string =>
  sections.find((section) => section.title && section.anchor === undefined)?.title ?? title

/** The title of a page as results show it. */
export const shownTitle = (page: SearchPage, heading: string, config: SearchConfig): string =>
  config.includeParentCategoriesInPageTitle
    ? [...page.parentCategories].reverse().concat(heading).join(' > ')
    : heading

/** The section that has what belongs to the page: tags and keywords. */
export const firstTitled = (sections: readonly SectionTerms[]): number =>
  Math.max(
    0,
    sections.findIndex(({ title }) => title !== ''),
  )

/** Keywords as they are written, for who types one whole, and their words, for all others. */
function keywordEntries(keywords: readonly string[], { lunr }: SearchConfig): readonly string[] {
  const separator = new RegExp(lunr.tokenizerSeparator)
  return [...new Set(keywords.flatMap((keyword) => [keyword, ...keyword.split(separator)]))]
}

/** A page without any section has one; text before the first heading of a page without an h1 goes under the page's title. */
export function titledSections({ title, sections }: SearchPage, terms: TermCounter): readonly SectionTerms[] {
  const titleTerms = terms.title(title)
  const [first, ...rest] = sections
  if (!first) return [{ title, excerpt: '', titleTerms, textTerms: NO_TERMS }]
  const hasH1 = [first, ...rest].some((section) => section.title && section.anchor === undefined)
  return hasH1 || first.title ? [first, ...rest] : [{ ...first, title, titleTerms }, ...rest]
}
