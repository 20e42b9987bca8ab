// A page -> one record for each section: its stored data, and the terms that find it. Records are plain JSON that
// depends on this page alone and not on its URL, so they can be cached between builds and shared by all versions of the
// docs.
import { STORED_TEXT } from '../../../runtime/search/backend.ts'
import type { SearchConfig } from '../../model/config.ts'
import { excerptOf } from '../excerpt.ts'
import { SHARD_FIELDS } from '../impact.ts'
import { firstTitled, pageHeading, type SearchPage, shownTitle, titledSections } from '../records.ts'
import { NO_TERMS, type TermCounter, type TermCounts } from '../terms.ts'
import { NOWHERE, positionsIn, withPosition } from './positions.ts'

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
 * A section with its terms, counted in tenths of words, in the order of `SHARD_FIELDS`. One pseudo-field follows: the
 * terms of title and text with their positions instead of counts.
 */
export interface ShardRecord {
  readonly document: StoredRecord
  readonly fields: readonly TermCounts[]
}

/** Number of fields in a record, including the pseudo-field of positions. */
export const FIELDS_AND_POSITIONS = SHARD_FIELDS.length + 1

/** Records of a page, in the order of its sections. */
export function shardRecords(page: SearchPage, config: SearchConfig, terms: TermCounter): ShardRecord[] {
  if (page.unlisted) return []
  const sections = titledSections(page, terms)
  const heading = pageHeading(page, sections)
  const tagged = firstTitled(sections)
  const stored = {
    title: shownTitle(page, heading, config),
    breadcrumb: [...page.parentCategories].reverse(),
    tags: page.tags,
    keywords: page.keywords,
  }
  const categories = page.parentCategories.slice(0, config.indexDocSidebarParentCategories)
  const { description = '' } = page
  const about = terms.text(description)
  return sections.map(({ title, anchor = '', excerpt, titleTerms, textTerms }, index) => {
    const isTagged = index === tagged
    const text = isTagged && description !== '' ? excerptOf(description, STORED_TEXT - 1) : excerpt
    const positions = joinPositions([titleTerms, textTerms, ...(isTagged ? [about] : [])])
    return {
      document: { ...(index === 0 ? { page: stored } : {}), title, anchor, text },
      fields: isTagged
        ? [
            title === heading ? titleTerms : terms.title(heading),
            otherTitle(page, heading, title, terms, titleTerms),
            textTerms,
            terms.list(page.tags),
            terms.list([...page.keywords, ...joinedNeighbours(heading)]),
            terms.text(categories.join(' ')),
            about,
            positions,
          ]
        : [NO_TERMS, titleTerms, textTerms, NO_TERMS, NO_TERMS, NO_TERMS, NO_TERMS, positions],
    }
  })
}

/** Neighbouring words of a heading joined into one, as readers type them: «quickstart» for «Quick Start». */
export function joinedNeighbours(heading: string): readonly string[] {
  const words = heading.toLowerCase().split(/[^\p{L}\p{Nd}]+/u)
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? ''
    return before.length > 1 && word.length > 1 ? [before + word] : []
  })
}

/** Merges the positions of terms in several texts; the first texts take precedence. */
function joinPositions(texts: readonly TermCounts[]): TermCounts {
  const joined = new Map<string, number>()
  for (const { terms, positions = [] } of texts)
    for (const [at, term] of terms.entries()) {
      const more = positionsIn(positions[at] ?? NOWHERE)
      const known = joined.get(term) ?? NOWHERE
      const code = more.reduce(withPosition, known)
      if (code !== NOWHERE) joined.set(term, code)
    }
  return { terms: [...joined.keys()], counts: [...joined.values()] }
}

/** A second title: the section's own, or the page's front matter title if it differs from the heading. */
function otherTitle(
  page: SearchPage,
  heading: string,
  title: string,
  terms: TermCounter,
  titleTerms: TermCounts,
): TermCounts {
  if (title !== heading) return titleTerms
  return page.title === heading ? NO_TERMS : terms.title(page.title)
}
