// What the search dialog shows, as a function of what happened: typed text, answers in any order, passing time, arrow keys.
import type { DownloadProgress } from '../../search/download.ts'
import type { SearchOutcome } from '../../search/protocol.ts'
import { cutQuery } from '../../search/query.ts'

/** State of the dialog. */
export interface SearchState {
  readonly query: string
  readonly status: 'idle' | 'loading' | 'stalled'
  /** Number of the latest request; 0 before the first one. */
  readonly requested: number
  /** Whether the latest request asks again for indexes that could not be loaded. */
  readonly retry: boolean
  /** Whether the query is meant as it was typed, whatever else it may mean. */
  readonly literal: boolean
  /** Number of the request whose answer is shown; 0 when nothing is shown. */
  readonly answered: number
  /** Number of the request of which some results are shown before the others. */
  readonly shownOf: number
  /** When the search was last idle: what is stalled is counted from here, however many letters follow. */
  readonly since: number
  /** How much of the index has come, while the search waits for it. */
  readonly progress: DownloadProgress | null
  readonly outcome: SearchOutcome | null
  /** When typing asks again for what could not be loaded: at once after opening, a while after a failure. */
  readonly retryFrom: number
  /** Index of the active row: a result or, while nothing is typed, what is offered; -1 when there is none. */
  readonly active: number
  /** Rows that are offered while nothing is typed. */
  readonly offered: number
  /** What results are limited to. */
  readonly filter: SearchFilter
}

/** What results are limited to; null where the reader has not chosen. */
export interface SearchFilter {
  /** Label of a part of the site. */
  readonly area: string | null
  readonly version: string | null
}

/** What can happen to the dialog. `now` is any clock in milliseconds. */
export type SearchEvent =
  | { readonly type: 'typed'; readonly text: string; readonly now: number }
  | { readonly type: 'progressed'; readonly request: number; readonly progress: DownloadProgress }
  /** Results that are known before the others. */
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
  /** The reader wants what was typed, not what was searched for instead. */
  | { readonly type: 'meant'; readonly now: number }
  | { readonly type: 'moved'; readonly by: 1 | -1 | 'first' | 'last' }
  /** The reader limits the results, or no longer. */
  | { readonly type: 'filtered'; readonly filter: Partial<SearchFilter>; readonly now: number }
  /** So many rows are offered while nothing is typed. */
  | { readonly type: 'offered'; readonly rows: number }
  | { readonly type: 'pointed'; readonly index: number | null }
  /** The dialog was opened again: a query that got no good answer is asked anew. */
  | { readonly type: 'opened'; readonly now: number }
  /** The dialog was closed: an answer still to come is dropped, the query and its results stay. */
  | { readonly type: 'closed' }

/** An untouched dialog. */
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

/** After a failure, letters typed within so many milliseconds do not ask the server again. */
export const RETRY_PAUSE_MS = 3000

const NOTHING: SearchOutcome = { results: [], unavailable: true }

/** Whether a query asks for anything. */
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

/** The row that is active of itself: the best result; of what is offered, none. */
const firstRow = (state: SearchState) => (isQuery(state.query) && countOf(state) > 0 ? 0 : -1)

/** Whether nothing is to be asked: a good answer is there, or on its way. */
const isAnswered = ({ status, answered, requested, outcome }: SearchState) =>
  status !== 'idle' || (answered === requested && !outcome?.unavailable)

/** Whether what is on screen answers the latest query, if only in part. */
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

/** An answer older than the one on screen is late and dropped; one to an earlier query than the latest is shown meanwhile. */
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

/** Results that come before the others are shown at once; those of an earlier query than the latest where there are none yet. */
function arrived(state: SearchState, request: number, outcome: SearchOutcome): SearchState {
  const isEmpty = (state.outcome?.results.length ?? 0) === 0
  const isLate = request <= state.answered || (request !== state.requested && !isEmpty)
  if (isLate || state.status === 'idle' || outcome.results.length === 0) return state
  return { ...state, outcome, shownOf: request, active: activeIn(outcome, state, request) }
}

/** The reader's choice among the first results of the same query stays where it was. */
function activeIn({ results }: SearchOutcome, { active, outcome, shownOf }: SearchState, request: number) {
  const chosen = shownOf === request && active > 0 ? outcome?.results[active] : undefined
  const route = chosen?.document.sectionRoute
  const found = results.findIndex(({ document }) => document.sectionRoute === route)
  return results.length === 0 ? -1 : Math.max(found, 0)
}

/** What the results are limited to; null where it is not chosen, or not a part of what was searched. */
export const searchedArea = ({ filter: { area }, outcome }: SearchState): string | null =>
  outcome?.areas?.some(({ label }) => label === area) ? area : null

/** Whether an index could not be loaded and is not being asked for again. */
export const isUnavailable = ({ outcome, status, retry }: SearchState): boolean =>
  outcome?.unavailable === true && (status === 'idle' || !retry)

function moved(state: SearchState, by: 1 | -1 | 'first' | 'last'): SearchState {
  const count = countOf(state)
  if (count === 0) return state
  if (by === 'first') return { ...state, active: 0 }
  // Upwards from no row at all begins at the end.
  if (by === 'last' || (by === -1 && state.active < 0)) return { ...state, active: count - 1 }
  return { ...state, active: (state.active + by + count) % count }
}
