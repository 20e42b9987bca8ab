// A page -> one search record for each section: the data a result shows, and the terms that find it. Records are plain
// JSON that depends on this page alone and not on its URL, so they can be cached between builds and shared by all
// versions of the docs.
import type { SearchDocument } from '../../runtime/model/search.ts'
import type { SearchConfig } from '../model/config.ts'
import type { PartRecord } from './record-part.ts'
import type { SectionTerms } from './sections.ts'
import { NO_TERMS, type TermCounter, type TermCounts } from './terms.ts'

/** Page data needed by the search. */
export interface SearchPage {
  readonly title: string
  /** Tag labels. */
  readonly tags: readonly string[]
  /** Keywords from the front matter, if the site searches them. */
  readonly keywords: readonly string[]
  /** Description from the front matter. */
  readonly description?: string
  /** Labels of the sidebar categories the page is in, nearest first. */
  readonly parentCategories: readonly string[]
  /** Sections of the article. A generated index page has one section with its title and description. */
  readonly sections: readonly SectionTerms[]
  /** Unlisted pages are left out of the index. */
  readonly unlisted: boolean
}

/** Names of the indexed fields, in the order of the index file. */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories', 'keywords'] as const

/** Name of an indexed field. */
export type FieldName = (typeof FIELDS)[number]

/**
 * A section in the index: the stored document and its terms. The document has no `id` yet, which is its number in the
 * file, and its `sectionRoute` holds only the part that follows the page's route.
 */
export interface SearchRecord {
  readonly document: Omit<SearchDocument, 'id'>
  readonly fields: Readonly<Partial<Record<FieldName, TermCounts>>>
}

/** Records in the form that parts store: with all of `FIELDS` in order. */
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

/** Page title as shown in results. */
export const shownTitle = (page: SearchPage, heading: string, config: SearchConfig): string =>
  config.includeParentCategoriesInPageTitle
    ? [...page.parentCategories].reverse().concat(heading).join(' > ')
    : heading

/** Index of the section that carries the page's own terms: tags and keywords. */
export const firstTitled = (sections: readonly SectionTerms[]): number =>
  Math.max(
    0,
    sections.findIndex(({ title }) => title !== ''),
  )

/** Keywords as written, for readers who type a whole one, and also split into words. */
function keywordEntries(keywords: readonly string[], { lunr }: SearchConfig): readonly string[] {
  const separator = new RegExp(lunr.tokenizerSeparator)
  return [...new Set(keywords.flatMap((keyword) => [keyword, ...keyword.split(separator)]))]
}

/**
 * Adds a section to a page without any. Text before the first heading of a page without an h1 goes under the page's
 * title.
 */
export function titledSections({ title, sections }: SearchPage, terms: TermCounter): readonly SectionTerms[] {
  const titleTerms = terms.title(title)
  const [first, ...rest] = sections
  if (!first) return [{ title, excerpt: '', titleTerms, textTerms: NO_TERMS }]
  const hasH1 = [first, ...rest].some((section) => section.title && section.anchor === undefined)
  return hasH1 || first.title ? [first, ...rest] : [{ ...first, title, titleTerms }, ...rest]
}
