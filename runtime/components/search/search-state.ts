// What the search dialog shows, as a function of what happened: typed text, answers in any order, passing time, arrow keys.
import { SEARCH_STALL_MS } from '../../model/search.ts'
import type { SearchOutcome } from '../../search/protocol.ts'
import { cutQuery } from '../../search/query.ts'

/** State of the dialog. */
export interface SearchState {
  readonly query: string
  readonly status: 'idle' | 'loading' | 'stalled'
  /** Number of the latest request; 0 before the first one. */
  readonly requested: number
  /** Number of the request whose answer is shown; 0 when nothing is shown. */
  readonly answered: number
  /** When the running request began. */
  readonly since: number
  readonly outcome: SearchOutcome | null
  /** Index of the active result; -1 when there is none. */
  readonly active: number
}

/** What can happen to the dialog. `now` is any clock in milliseconds. */
export type SearchEvent =
  | { readonly type: 'typed'; readonly text: string; readonly now: number }
  | { readonly type: 'answered'; readonly request: number; readonly outcome: SearchOutcome }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'ticked'; readonly now: number }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
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
  answered: 0,
  since: 0,
  outcome: null,
  active: -1,
}

const NOTHING: SearchOutcome = { results: [], unavailable: true }

/** Whether a query asks for anything. */
export const isQuery = (text: string): boolean => text.trim() !== ''

/** The state after an event. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return typed(state, cutQuery(event.text), event.now)
    case 'answered':
      return answered(state, event.request, event.outcome)
    case 'failed':
      return answered(state, event.request, NOTHING)
    case 'ticked':
      return state.status === 'loading' && event.now - state.since >= SEARCH_STALL_MS
        ? { ...state, status: 'stalled' }
        : state
    case 'moved':
      return moved(state, event.by)
    case 'pointed':
      return { ...state, active: event.index ?? (countOf(state) > 0 ? 0 : -1) }
    case 'opened':
      return state.answered === state.requested && !state.outcome?.unavailable
        ? state
        : typed(state, state.query, event.now)
    case 'closed':
      return { ...state, status: 'idle' }
  }
}

const countOf = ({ outcome }: SearchState) => outcome?.results.length ?? 0

function typed(state: SearchState, query: string, now: number): SearchState {
  const requested = state.requested + 1
  if (!isQuery(query)) return { ...EMPTY_SEARCH, query, requested, answered: requested }
  return { ...state, query, requested, status: 'loading', since: now }
}

/** An answer older than the one on screen is late and dropped; one to an earlier query than the latest is shown meanwhile. */
function answered(state: SearchState, request: number, outcome: SearchOutcome): SearchState {
  if (request <= state.answered || state.status === 'idle') return state
  const latest = request === state.requested
  return {
    ...state,
    outcome,
    answered: request,
    active: outcome.results.length > 0 ? 0 : -1,
    status: latest ? 'idle' : state.status,
  }
}

function moved(state: SearchState, by: 1 | -1): SearchState {
  const count = countOf(state)
  if (count === 0) return state
  return { ...state, active: (state.active + by + count) % count }
}
