// Runs the queries of the dialog: state machine, requests, stall timeout.
import { useEffect, useReducer, useRef } from 'react'
import { SEARCH_STALL_MS } from '../../model/search.ts'
import type { SearchEngine, SearchRequest } from '../../search/protocol.ts'
import { SEARCH_ANSWERED } from './early-field.ts'
import { inGroups } from './result-groups.ts'
import {
  EMPTY_SEARCH,
  isQuery,
  type SearchEvent,
  type SearchFilter,
  type SearchState,
  searchReducer,
} from './search-state.ts'

/** State of the search, and the function that dispatches its events. */
export interface Search {
  readonly state: SearchState
  send(event: SearchEvent): void
}

/**
 * Answers the current query with the engine. `requestFor` builds the request for a query; `open`: whether the dialog is shown.
 */
export function useSearch(
  engine: SearchEngine,
  requestFor: (query: string, filter: SearchFilter) => Omit<SearchRequest, 'retry' | 'literal'>,
  open: boolean,
): Search {
  const [state, send] = useReducer(searchReducer, EMPTY_SEARCH)
  const { query, requested, retry, literal, filter, status, since } = state
  const latest = useRef({ engine, requestFor })
  latest.current = { engine, requestFor }

  useEffect(() => {
    send(open ? { type: 'opened', now: performance.now() } : { type: 'closed' })
  }, [open])

  const waits = open && state.outcome === null
  useEffect(() => {
    if (!waits) dispatchEvent(new Event(SEARCH_ANSWERED))
  }, [waits])

  // One request per request number of the state, never because only the page or site has changed.
  useEffect(() => {
    if (!isQuery(query) || requested === 0) return
    const { engine, requestFor } = latest.current
    const request = { ...requestFor(query, filter), retry, literal }
    engine
      .search(
        request,
        (progress) => send({ type: 'progressed', request: requested, progress }),
        (outcome) => send({ type: 'arrived', request: requested, outcome: inGroups(outcome) }),
      )
      .then(
        (outcome) =>
          send({ type: 'answered', request: requested, outcome: inGroups(outcome), now: performance.now() }),
        () => send({ type: 'failed', request: requested, now: performance.now() }),
      )
  }, [query, requested, retry, literal, filter])

  useEffect(() => {
    if (status !== 'loading') return
    const waitMs = since + SEARCH_STALL_MS - performance.now()
    const timer = setTimeout(() => send({ type: 'stalled' }), waitMs)
    return () => clearTimeout(timer)
  }, [status, since])

  return { state, send }
}
