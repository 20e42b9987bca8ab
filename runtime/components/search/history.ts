// The reader's queries and opened results, kept only in browser storage: the empty dialog offers them again. Stored values are
// validated before use.
import type { SearchDocument } from '../../model/search.ts'
import { createSlot } from '../../storage/slot.ts'

/** A section that was opened from the search. */
export interface ReadSection {
  readonly route: string
  readonly title: string
  /** Labels above the section, outermost first. */
  readonly path: readonly string[]
  /** How often it was opened. */
  readonly count: number
}

/** The stored history, latest first. */
export interface SearchHistory {
  readonly queries: readonly string[]
  readonly sections: readonly ReadSection[]
}

/** An empty history. */
export const NO_HISTORY: SearchHistory = { queries: [], sections: [] }

const KEY = 'docsite.search.history'
const MAX_QUERIES = 10
const MAX_SECTIONS = 40
/** Maximum number of rows of each kind that are offered. */
const OFFERED = 5
const LONGEST = 300

/** The part of the history that is offered: the latest queries, and the sections opened most often, the latest first on ties. */
export const offeredHistory = ({ queries, sections }: SearchHistory): SearchHistory => ({
  queries: queries.slice(0, OFFERED),
  sections: [...sections].sort((a, b) => b.count - a.count).slice(0, OFFERED),
})

/** The history after a section was opened; `query` is empty if it was opened without one. */
export function withOpened(
  { queries, sections }: SearchHistory,
  query: string,
  { sectionRoute: route, sectionTitle, pageTitle, breadcrumb = [] }: SearchDocument,
): SearchHistory {
  const typed = query.trim().slice(0, LONGEST)
  const title = sectionTitle || pageTitle
  const path = title === pageTitle ? breadcrumb : [...breadcrumb, pageTitle]
  const count = (sections.find((known) => known.route === route)?.count ?? 0) + 1
  const others = sections.filter((known) => known.route !== route)
  const kept = [{ route, title, path, count }, ...others.slice(0, MAX_SECTIONS - 1)]
  return {
    queries:
      typed === '' ? queries : [typed, ...queries.filter((known) => known !== typed)].slice(0, MAX_QUERIES),
    sections: kept,
  }
}

/** Reads the history of the site at `baseUrl`; anything else in storage is ignored. */
export function readHistory(baseUrl: string): SearchHistory {
  const text = slotOf(baseUrl).get()
  if (text === null) return NO_HISTORY
  try {
    return historyOf(JSON.parse(text), baseUrl)
  } catch {
    return NO_HISTORY
  }
}

/** Stores the history; an empty one leaves nothing in storage. */
export function writeHistory(baseUrl: string, history: SearchHistory): void {
  const slot = slotOf(baseUrl)
  if (history.queries.length + history.sections.length === 0) slot.delete()
  else slot.set(JSON.stringify(history))
}

/** Sites below other base URLs of the same host have their own history. */
const slotOf = (baseUrl: string) => createSlot(`${KEY}:${baseUrl}`)

function historyOf(value: unknown, baseUrl: string): SearchHistory {
  const { queries, sections } = isRecord(value) ? value : {}
  return {
    queries: listOf(queries)
      .filter((query): query is string => typeof query === 'string' && query.trim() !== '')
      .slice(0, MAX_QUERIES),
    sections: listOf(sections)
      .filter((section): section is ReadSection => isSection(section, baseUrl))
      .slice(0, MAX_SECTIONS),
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Only paths of this site: a path leading elsewhere was not stored here. */
const isSection = (value: unknown, baseUrl: string): boolean =>
  isRecord(value) &&
  typeof value.route === 'string' &&
  value.route.startsWith(baseUrl) &&
  !value.route.startsWith('//') &&
  typeof value.title === 'string' &&
  Number.isSafeInteger(value.count) &&
  listOf(value.path).every((label) => typeof label === 'string') &&
  Array.isArray(value.path)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
