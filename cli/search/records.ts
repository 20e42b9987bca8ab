// A page -> one search record for each section: the data a result shows, and the terms that find it. Records depend on
// this page alone and not on its URL, so they can be cached between builds and shared by all versions of the docs.
import type { SearchDocument } from '../../runtime/model/search.ts'
import type { SearchConfig } from '../model/config.ts'
import { joinPositions } from './positions.ts'
import type { PageRecords } from './record-part.ts'
import type { PageSections, SectionTerms } from './sections.ts'
import { type FieldTerms, NO_TERMS, type PageCounter, type TermCounter } from './term-counter.ts'

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
  readonly text: PageSections
  /** Unlisted pages are left out of the index. */
  readonly unlisted: boolean
}

/** Of a page that is left out of the index. */
export const NO_RECORDS: PageRecords = { terms: [], records: [] }

/** Names of the indexed fields, in the order of the index file. */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories', 'keywords'] as const

/** Name of an indexed field. */
export type FieldName = (typeof FIELDS)[number]

/** What a record stores: no `id`, which is its number in the file, and of `sectionRoute` only what follows the page's route. */
export type StoredDocument = Omit<SearchDocument, 'id'>

/** Records of a page, in the order of its sections, with all of `FIELDS`. */
export function searchRecords(page: SearchPage, config: SearchConfig, counter: TermCounter): PageRecords {
  if (page.unlisted) return NO_RECORDS
  const terms = counter.page(page.text.terms)
  const sections = titledSections(page, terms)
  const pageTitle = shownTitle(page, pageHeading(page, sections), config)
  const tagged = firstTitled(sections)
  const categories = page.parentCategories.slice(0, config.indexDocSidebarParentCategories)
  const { text: parents } = terms.section('', categories.join(' '))
  const records = sections.map(({ title, anchor, excerpt, fields }, index) => {
    const document: StoredDocument = {
      pageTitle,
      sectionTitle: title,
      sectionRoute: anchor === undefined ? '' : `#${anchor}`,
      type: 'docs',
      ...(excerpt ? { excerpt } : {}),
    }
    const byName: Readonly<Record<FieldName, FieldTerms>> = {
      title: fields.title,
      content: fields.text,
      tags: index === tagged ? terms.list(page.tags) : NO_TERMS,
      sidebarParentCategories: parents,
      keywords: index === tagged ? terms.list(keywordEntries(page.keywords, config)) : NO_TERMS,
    }
    return { document, fields: FIELDS.map((name) => byName[name]) }
  })
  return { terms: terms.terms, records }
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
export function titledSections({ title, text }: SearchPage, counter: PageCounter): readonly SectionTerms[] {
  const [first, ...rest] = text.sections
  if (!first) return [{ title, excerpt: '', fields: counter.section(title, '') }]
  const hasH1 = [first, ...rest].some((section) => section.title && section.anchor === undefined)
  if (hasH1 || first.title) return text.sections
  const own = counter.section(title, '')
  const positions = joinPositions([own.positions, first.fields.positions])
  return [{ ...first, title, fields: { ...first.fields, title: own.title, positions } }, ...rest]
}
