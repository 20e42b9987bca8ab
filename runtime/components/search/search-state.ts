// State machine of the search dialog: typed text, answers in any order, timeouts, arrow keys.
import type { DownloadProgress } from '../../search/download.ts'
import type { SearchOutcome } from '../../search/protocol.ts'
import { cutQuery } from '../../search/query.ts'

/** State of the dialog. */
export interface SearchState {
  readonly query: string
  readonly status: 'idle' | 'loading' | 'stalled'
  /** Number of the latest request; 0 before the first one. */
  readonly requested: number
  /** Whether the latest request retries indexes that could not be loaded. */
  readonly retry: boolean
  /** Whether to search for exactly what was typed. */
  readonly literal: boolean
  /** Number of the request whose answer is shown; 0 if nothing is shown. */
  readonly answered: number
  /** Number of the request whose partial results are shown. */
  readonly shownOf: number
  /** When the search was last idle: the stall timeout counts from here, however many letters follow. */
  readonly since: number
  /** Download progress of the index while the search waits for it. */
  readonly progress: DownloadProgress | null
  readonly outcome: SearchOutcome | null
  /** Time from which typing retries what could not be loaded: immediately after opening, with a delay after a failure. */
  readonly retryFrom: number
  /** Index of the active row: a result or, while nothing is typed, a suggestion; -1 if there is none. */
  readonly active: number
  /** Number of suggestions while nothing is typed. */
  readonly offered: number
  /** Filters of the results. */
  readonly filter: SearchFilter
}

/** Filters of the results; null where the reader has not chosen. */
export interface SearchFilter {
  /** Label of a part of the site. */
  readonly area: string | null
  readonly version: string | null
}

/** Events of the dialog. `now` is any clock in milliseconds. */
export type SearchEvent =
  | { readonly type: 'typed'; readonly text: string; readonly now: number }
  | { readonly type: 'progressed'; readonly request: number; readonly progress: DownloadProgress }
  /** Partial results. */
  | { readonly type: 'arrived'; readonly request: number; readonly outcome: SearchOutcome }
  | {
      readonly type: 'answered'
      readonly request: number
      readonly outcome: SearchOutcome
      readonly now: number
    }
  /** There was no answer at all. */
  | { readonly type: 'failed'; readonly request: number; readonly now: number }
  /** The search has been running for `SEARCH_STALL_MS`. */
  | { readonly type: 'stalled' }
  /** The reader asks for another try. */
  | { readonly type: 'retried'; readonly now: number }
  /** The reader wants results for the query as typed, not for its correction. */
  | { readonly type: 'meant'; readonly now: number }
  | { readonly type: 'moved'; readonly by: 1 | -1 | 'first' | 'last' }
  /** The reader sets or removes a filter. */
  | { readonly type: 'filtered'; readonly filter: Partial<SearchFilter>; readonly now: number }
  /** Number of suggestions available while nothing is typed. */
  | { readonly type: 'offered'; readonly rows: number }
  | { readonly type: 'pointed'; readonly index: number | null }
  /** The dialog was reopened: a query without a good answer is sent again. */
  | { readonly type: 'opened'; readonly now: number }
  /** The dialog was closed: a pending answer is dropped, the query and its results stay. */
  | { readonly type: 'closed' }

/** State of an untouched dialog. */
export const EMPTY_SEARCH: SearchState = {
  query: '',
  status: 'idle',
  requested: 0,
  retry: true,
  literal: false,
  answered: 0,
  shownOf: 0,
  since: 0,
  progress: null,
  outcome: null,
  retryFrom: 0,
  active: -1,
  offered: 0,
  filter: { area: null, version: null },
}

/** Time after a failure during which typing does not query the server again, in milliseconds. */
export const RETRY_PAUSE_MS = 3000

const NOTHING: SearchOutcome = { results: [], unavailable: true }

/** Whether the text is a query, not just whitespace. */
export const isQuery = (text: string): boolean => text.trim() !== ''

/** The state after an event. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return asked({ ...state, literal: false }, cutQuery(event.text), event.now)
    case 'progressed':
      return state.status === 'idle' || event.request !== state.requested
        ? state
        : { ...state, progress: event.progress }
    case 'arrived':
      return arrived(state, event.request, event.outcome)
    case 'answered':
      return answered(state, event.request, event.outcome, event.now)
    case 'failed':
      return answered(state, event.request, NOTHING, event.now)
    case 'stalled':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state
    case 'retried':
      return askedAgain(state, event.now)
    case 'meant':
      return asked({ ...state, literal: true }, state.query, event.now)
    case 'moved':
      return moved(state, event.by)
    case 'pointed':
      return { ...state, active: event.index ?? firstRow(state) }
    case 'filtered':
      return asked({ ...state, filter: { ...state.filter, ...event.filter } }, state.query, event.now)
    case 'offered':
      return { ...state, offered: event.rows, ...(isQuery(state.query) ? {} : { active: -1 }) }
    case 'opened':
      return isAnswered(state) ? { ...state, retryFrom: 0 } : askedAgain(state, event.now)
    case 'closed':
      return { ...state, status: 'idle', progress: null }
  }
}

const countOf = ({ query, outcome, offered }: SearchState) =>
  isQuery(query) ? (outcome?.results.length ?? 0) : offered

/** The row that is active by default: the best result; none of the suggestions. */
const firstRow = (state: SearchState) => (isQuery(state.query) && countOf(state) > 0 ? 0 : -1)

/** Whether no request is needed: a good answer is there, or pending. */
const isAnswered = ({ status, answered, requested, outcome }: SearchState) =>
  status !== 'idle' || (answered === requested && !outcome?.unavailable)

/** Whether the results shown answer the latest query, at least in part. */
export const isCurrent = ({ answered, shownOf, requested }: SearchState): boolean =>
  answered === requested || shownOf === requested

const askedAgain = (state: SearchState, now: number) => asked({ ...state, retryFrom: 0 }, state.query, now)

function asked(state: SearchState, query: string, now: number): SearchState {
  const { retryFrom, offered, filter } = state
  const requested = state.requested + 1
  if (!isQuery(query))
    return { ...EMPTY_SEARCH, query, requested, answered: requested, retryFrom, offered, filter }
  const next = { ...state, query, requested, retry: now >= retryFrom }
  return state.status === 'idle' ? { ...next, status: 'loading', since: now } : next
}

/** Drops an answer older than the one shown. An answer to an earlier query is shown until the latest one arrives. */
function answered(state: SearchState, request: number, outcome: SearchOutcome, now: number): SearchState {
  if (request <= state.answered || request < state.shownOf || state.status === 'idle') return state
  const latest = request === state.requested
  return {
    ...state,
    outcome,
    answered: request,
    active: activeIn(outcome, state, request),
    status: latest ? 'idle' : state.status,
    progress: latest ? null : state.progress,
    retryFrom: outcome.unavailable ? (state.retry ? now + RETRY_PAUSE_MS : state.retryFrom) : 0,
  }
}

/** Shows partial results immediately; those of an earlier query only if no results are shown yet. */
function arrived(state: SearchState, request: number, outcome: SearchOutcome): SearchState {
  const isEmpty = (state.outcome?.results.length ?? 0) === 0
  const isLate = request <= state.answered || (request !== state.requested && !isEmpty)
  if (isLate || state.status === 'idle' || outcome.results.length === 0) return state
  return { ...state, outcome, shownOf: request, active: activeIn(outcome, state, request) }
}

/** Keeps the reader's selection among the partial results of the same query. */
function activeIn({ results }: SearchOutcome, { active, outcome, shownOf }: SearchState, request: number) {
  const chosen = shownOf === request && active > 0 ? outcome?.results[active] : undefined
  const route = chosen?.document.sectionRoute
  const found = results.findIndex(({ document }) => document.sectionRoute === route)
  return results.length === 0 ? -1 : Math.max(found, 0)
}

/** The chosen area; null if none is chosen, or if it is not among the areas of the results. */
export const searchedArea = ({ filter: { area }, outcome }: SearchState): string | null =>
  outcome?.areas?.some(({ label }) => label === area) ? area : null

/** Whether an index could not be loaded and is not being retried. */
export const isUnavailable = ({ outcome, status, retry }: SearchState): boolean =>
  outcome?.unavailable === true && (status === 'idle' || !retry)

function moved(state: SearchState, by: 1 | -1 | 'first' | 'last'): SearchState {
  const count = countOf(state)
  if (count === 0) return state
  if (by === 'first') return { ...state, active: 0 }
  // Moving up without an active row starts at the end.
  if (by === 'last' || (by === -1 && state.active < 0)) return { ...state, active: count - 1 }
  return { ...state, active: (state.active + by + count) % count }
}
