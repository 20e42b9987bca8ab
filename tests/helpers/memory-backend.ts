// A search backend with an index in memory, built from plain-text pages: the reference for the sharded one.
import { excerptOf } from '../../cli/search/excerpt.ts'
import { impactOf, impactScale, normsOf, SHARD_FIELDS } from '../../cli/search/impact.ts'
import { TITLE_POSITION } from '../../cli/search/positions.ts'
import { joinedNeighbours } from '../../cli/search/shards/records.ts'
import {
  POSITIONS,
  type SearchBackend,
  type SectionRef,
  STORED_TEXT,
  type StoredSection,
  type TermPostings,
} from '../../runtime/search/backend.ts'
import {
  type IndexTerm,
  type TextOptions,
  termsOfEntry,
  termsOfPiece,
  termsOfTitlePiece,
} from '../../runtime/search/text/index-terms.ts'
import { searchConfig } from '../unit/search/config.ts'

/** A page as the index sees it. */
export interface MemoryPage {
  readonly route: string
  readonly title: string
  readonly breadcrumb: readonly string[]
  readonly tags: readonly string[]
  readonly keywords: readonly string[]
  readonly description?: string
  readonly sections: readonly { readonly title: string; readonly anchor: string; readonly text: string }[]
}

interface Posting {
  readonly page: number
  readonly section: number
  readonly impact: number
  readonly positions: number
}

/** A backend that has everything in memory. */
export function memoryBackend(pages: readonly MemoryPage[], options: TextOptions): SearchBackend {
  const stored = new Map<string, StoredSection>()
  const sections = pages.flatMap((page, number) =>
    page.sections.map(({ title, anchor, text }, section) => {
      const { route, title: pageTitle, breadcrumb, tags, keywords, description = '' } = page
      const isFirst = section === 0
      const about = isFirst ? description : ''
      const shown = excerptOf(about || text, STORED_TEXT - 1)
      const common = { route, pageTitle, breadcrumb, tags, keywords }
      stored.set(keyOf({ page: number, section }), {
        page: number,
        section,
        ...common,
        title,
        anchor,
        text: shown,
      })
      const isPageTitle = anchor === '' && title !== ''
      const fields = [
        ofTitle(isFirst ? pageTitle : ''),
        ofTitle(isPageTitle && title === pageTitle ? '' : title),
        ofText(text),
        isFirst ? tags.flatMap((entry) => termsOfEntry(entry, options)) : [],
        isFirst
          ? [...keywords, ...joinedNeighbours(pageTitle)].flatMap((entry) => termsOfEntry(entry, options))
          : [],
        [],
        ofText(about),
      ]
      const positions = positionsIn([
        [title, TITLE_POSITION],
        [text, 0],
        [about, 0],
      ])
      return { page: number, section, fields, positions }
    }),
  )

  function ofText(text: string): readonly IndexTerm[] {
    return text.split(/\s+/).flatMap((piece) => (piece ? termsOfPiece(piece, options) : []))
  }

  function ofTitle(text: string): readonly IndexTerm[] {
    return text.split(/\s+/).flatMap((piece) => (piece ? termsOfTitlePiece(piece, options) : []))
  }

  /** The first two positions of each term, as bits. */
  function positionsIn(
    texts: readonly (readonly [text: string, first: number])[],
  ): ReadonlyMap<string, number> {
    const found = new Map<string, readonly number[]>()
    for (const [text, first] of texts) {
      let next = first
      for (const piece of text.split(/\s+/)) {
        const terms = termsOfPiece(piece, options)
        for (const { term, position } of terms) {
          const own = found.get(term) ?? []
          const at = (next + position) % POSITIONS
          if (own.length < 2 && !own.includes(at)) found.set(term, [...own, at])
        }
        next += Math.max(0, ...terms.map(({ position }) => position + 1))
      }
    }
    return new Map([...found].map(([term, own]) => [term, own.reduce((bits, at) => bits | (1 << at), 0)]))
  }

  const lengthsOf = (fields: readonly (readonly IndexTerm[])[]) =>
    fields.map((terms) => terms.reduce((sum, { weight }) => sum + weight, 0))
  const textLengths = sections.map(({ fields }) => lengthsOf(fields)[2] ?? 0).filter((length) => length > 0)
  const words = textLengths.reduce((sum, length) => sum + length, 0) / 10
  const scale = impactScale(searchConfig, words, textLengths.length)

  const index = new Map<string, Posting[]>()
  for (const { page, section, fields, positions } of sections) {
    const counts = new Map<string, number[]>()
    for (const [field, terms] of fields.entries()) {
      for (const { term, weight } of terms) {
        const own = counts.get(term) ?? SHARD_FIELDS.map(() => 0)
        own[field] = (own[field] ?? 0) + weight
        counts.set(term, own)
      }
    }
    const norms = normsOf(lengthsOf(fields), scale)
    for (const [term, own] of counts) {
      const list = index.get(term) ?? []
      list.push({
        page,
        section,
        impact: impactOf(own, norms, scale),
        positions: positions.get(term) ?? 0,
      })
      index.set(term, list)
    }
  }
  const sorted = [...index.keys()].sort()
  const postings = (term: string): TermPostings | null => {
    const list = index.get(term)
    if (!list) return null
    return {
      term,
      pages: Uint32Array.from(list, ({ page }) => page),
      sections: Uint32Array.from(list, ({ section }) => section),
      impacts: Uint8Array.from(list, ({ impact }) => impact),
      positions: Uint32Array.from(list, ({ positions: bits }) => bits),
      frequency: list.length,
      complete: true,
    }
  }
  const beginning = (prefix: string) => sorted.filter((term) => term.startsWith(prefix))
  const beginningAny = (prefixes: readonly string[]) =>
    sorted.filter((term) => prefixes.some((prefix) => term.startsWith(prefix)))
  const lexiconOf = (terms: readonly string[]) => ({
    terms,
    frequencies: terms.map((term) => 2 ** Math.ceil(Math.log2(index.get(term)?.length ?? 1))),
  })

  return {
    statistics: { pages: pages.length, sections: sections.length, lexiconBytes: sorted.join('').length },
    exact: async (terms) => terms.map(postings),
    find: async ({ needed, useful, prefixes }) => {
      const terms = new Set([...needed, ...useful, ...prefixes.flatMap(beginning)])
      return [...terms].sort().flatMap((term) => postings(term) ?? [])
    },
    lexicon: async (prefixes) => lexiconOf(beginningAny(prefixes)),
    around: async () => lexiconOf(sorted),
    lexiconCost: (prefixes) => beginningAny(prefixes).join('').length,
    stored: async (refs) =>
      refs.map((ref) => {
        const found = stored.get(keyOf(ref))
        if (!found) throw new Error(`no section ${keyOf(ref)}`)
        return found
      }),
  }
}

const keyOf = ({ page, section }: SectionRef) => `${page}.${section}`
