import { describe, expect, it } from 'vitest'
import {
  EMPTY_SEARCH,
  isUnavailable,
  RETRY_PAUSE_MS,
  type SearchEvent,
  searchedArea,
  searchReducer,
} from '../../../runtime/components/search/search-state.ts'
import type { SearchOutcome } from '../../../runtime/search/protocol.ts'

const outcome = (count: number): SearchOutcome => ({
  unavailable: false,
  results: Array.from({ length: count }, (_, id) => ({
    document: { id, pageTitle: '', sectionTitle: `${count}`, sectionRoute: `/${id}`, type: 'docs' as const },
    score: 1,
    terms: [],
    marks: [],
  })),
})
const stateAfter = (...events: SearchEvent[]) => events.reduce(searchReducer, EMPTY_SEARCH)
const typed = (text: string, now = 0): SearchEvent => ({ type: 'typed', text, now })
const answered = (request: number, count = 3): SearchEvent => ({
  type: 'answered',
  request,
  outcome: outcome(count),
  now: 0,
})
const stalled: SearchEvent = { type: 'stalled' }
const failed = (request: number, now = 0): SearchEvent => ({ type: 'failed', request, now })
const progressed = (request: number, loadedBytes: number): SearchEvent => ({
  type: 'progressed',
  request,
  progress: { loadedBytes, totalBytes: 100 },
})

describe('search state', () => {
  it('loads after typing, is stalled after a while, idle with the answer', () => {
    expect(stateAfter(typed('а')).status).toBe('loading')
    expect(stateAfter(typed('а'), stalled).status).toBe('stalled')
    expect(stateAfter(typed('а'), answered(1), stalled).status).toBe('idle')
    const done = stateAfter(typed('а'), stalled, answered(1))
    expect(done).toMatchObject({ status: 'idle', active: 0 })
    expect(done.outcome?.results).toHaveLength(3)
  })

  it('counts from the first letter without an answer, and further letters do not hide that it is stalled', () => {
    expect(stateAfter(typed('а', 100), typed('аб', 200), typed('абв', 300)).since).toBe(100)
    expect(stateAfter(typed('а', 100), stalled, typed('аб', 600))).toMatchObject({
      status: 'stalled',
      since: 100,
    })
    expect(stateAfter(typed('а', 100), answered(1), typed('аб', 600)).since).toBe(600)
  })

  it('shows how much has come for the latest request only, until it is answered, cleared or closed', () => {
    const running = [typed('а'), typed('аб'), progressed(1, 90), progressed(2, 10)]
    expect(stateAfter(...running).progress).toEqual({ loadedBytes: 10, totalBytes: 100 })
    expect(stateAfter(...running, progressed(1, 90)).progress?.loadedBytes).toBe(10)
    expect(stateAfter(...running, typed('абв')).progress?.loadedBytes).toBe(10)
    expect(stateAfter(...running, answered(1)).progress?.loadedBytes).toBe(10)
    for (const end of [answered(2), failed(2), typed(''), { type: 'closed' } as const])
      expect(stateAfter(...running, end).progress).toBeNull()
    expect(stateAfter(typed('а'), answered(1), progressed(1, 90)).progress).toBeNull()
  })

  it('asks nothing for blanks and clears the results', () => {
    expect(stateAfter(typed('а'), answered(1), typed('  '))).toMatchObject({
      status: 'idle',
      outcome: null,
      active: -1,
    })
  })

  it('drops answers that are older than the one on screen, and answers to a cleared query', () => {
    expect(stateAfter(typed('а'), typed('аб'), answered(2, 2), answered(1, 1)).outcome?.results).toHaveLength(
      2,
    )
    expect(stateAfter(typed('а'), typed(''), answered(1)).outcome).toBeNull()
  })

  it('shows an answer to an earlier query while the latest runs', () => {
    expect(stateAfter(typed('а'), typed('аб'), answered(1, 1))).toMatchObject({
      status: 'loading',
      answered: 1,
    })
  })

  it('keeps the old results until the new ones are there', () => {
    expect(stateAfter(typed('а'), answered(1), typed('аб')).outcome?.results).toHaveLength(3)
  })

  it('moves round in both directions; hovering selects, leaving goes back to the first', () => {
    const shown = [typed('а'), answered(1)]
    const up: SearchEvent = { type: 'moved', by: -1 }
    const down: SearchEvent = { type: 'moved', by: 1 }
    expect(stateAfter(...shown, up).active).toBe(2)
    expect(stateAfter(...shown, down, down, down).active).toBe(0)
    expect(stateAfter(...shown, { type: 'pointed', index: 2 }).active).toBe(2)
    expect(stateAfter(...shown, { type: 'pointed', index: 2 }, { type: 'pointed', index: null }).active).toBe(
      0,
    )
    expect(stateAfter(down).active).toBe(-1)
  })

  it('cuts the query at 512 characters', () => {
    expect(stateAfter(typed('я'.repeat(600))).query).toHaveLength(512)
  })

  it('keeps query and results when closed, drops what still runs, and asks for it anew when opened', () => {
    const closed = stateAfter(typed('а'), answered(1), { type: 'closed' })
    expect(closed).toMatchObject({ query: 'а', status: 'idle' })
    expect(searchReducer(closed, { type: 'opened', now: 5 })).toEqual(closed)
    const running = stateAfter(typed('а'), { type: 'closed' }, answered(1))
    expect(running.outcome).toBeNull()
    expect(searchReducer(running, { type: 'opened', now: 5 })).toMatchObject({
      status: 'loading',
      requested: 2,
    })
  })

  it('tries again when opened after a failure, and when asked to', () => {
    const state = stateAfter(typed('а'), failed(1, 1000))
    expect(state.outcome).toEqual({ results: [], unavailable: true })
    expect(isUnavailable(state)).toBe(true)
    for (const type of ['opened', 'retried'] as const) {
      const again = searchReducer(state, { type, now: 1001 })
      expect(again).toMatchObject({ status: 'loading', requested: 2, retry: true, since: 1001 })
      expect(isUnavailable(again)).toBe(false)
    }
  })

  it('tries again with letters typed a while after a failure, not with each of them', () => {
    const end = 1000 + RETRY_PAUSE_MS
    const state = stateAfter(typed('а'), failed(1, 1000), typed('аб', end - 2))
    expect(state.retry).toBe(false)
    expect(isUnavailable(state)).toBe(true)
    // That nothing was asked for does not begin another pause.
    const typedOn = [failed(2, end - 1), typed('абв', end)].reduce(searchReducer, state)
    expect(typedOn.retry).toBe(true)
    expect(isUnavailable(typedOn)).toBe(false)
    const wellAgain = stateAfter(typed('а'), failed(1, 1000), { type: 'retried', now: 1001 }, answered(2))
    expect(searchReducer(wellAgain, typed('аб', 1002)).retry).toBe(true)
  })

  it('does not ask twice for what was typed before it was open', () => {
    const state = stateAfter(typed('а', 3))
    expect(searchReducer(state, { type: 'opened', now: 4 })).toEqual(state)
  })

  it('asks for what was typed as it is, until something else is typed', () => {
    const literal = stateAfter(typed('j,kfrj'), answered(1), { type: 'meant', now: 5 })
    expect(literal).toMatchObject({ query: 'j,kfrj', requested: 2, literal: true, status: 'loading' })
    expect(searchReducer(literal, typed('j,kfrjd', 6)).literal).toBe(false)
  })

  it('shows results that come before the others, keeps the choice among them, and those of earlier queries only where there are none', () => {
    const arrived = (request: number, count: number): SearchEvent => ({
      type: 'arrived',
      request,
      outcome: outcome(count),
    })
    const early = stateAfter(typed('а'), arrived(1, 2))
    expect(early).toMatchObject({ status: 'loading', answered: 0, active: 0 })
    expect(early.outcome?.results).toHaveLength(2)
    expect(stateAfter(typed('а'), arrived(1, 2), { type: 'moved', by: 1 }, answered(1, 3)).active).toBe(1)
    expect(
      stateAfter(typed('а'), answered(1, 3), { type: 'moved', by: 1 }, typed('аб'), answered(2, 3)).active,
    ).toBe(0)
    const first = stateAfter(typed('а'), typed('аб'), arrived(1, 2))
    expect(first).toMatchObject({ status: 'loading', shownOf: 1, outcome: { results: { length: 2 } } })
    expect(searchReducer(first, arrived(2, 4)).outcome?.results).toHaveLength(4)
    const second = stateAfter(typed('а'), typed('аб'), arrived(2, 4))
    expect(searchReducer(second, arrived(1, 2)).outcome?.results).toHaveLength(4)
    expect(searchReducer(second, answered(1, 3)).outcome?.results).toHaveLength(4)
    expect(stateAfter(typed('а'), answered(1, 3), arrived(1, 2)).outcome?.results).toHaveLength(3)
  })

  it('moves through what is offered while nothing is typed, none of it chosen at first', () => {
    const offered: SearchEvent = { type: 'offered', rows: 3 }
    expect(stateAfter(offered).active).toBe(-1)
    expect(stateAfter(offered, { type: 'moved', by: -1 }).active).toBe(2)
    expect(stateAfter(offered, { type: 'moved', by: 'last' }, { type: 'moved', by: 'first' }).active).toBe(0)
    expect(stateAfter(offered, { type: 'moved', by: 1 }, { type: 'pointed', index: null }).active).toBe(-1)
    expect(stateAfter(offered, typed('а'), answered(1), typed('')).active).toBe(-1)
  })

  it('asks again for a filter, which stays for later queries and counts where what was searched has such a part', () => {
    const filtered = [typed('а'), answered(1), { type: 'filtered', filter: { area: 'X' }, now: 5 }] as const
    expect(stateAfter(...filtered)).toMatchObject({ status: 'loading', requested: 2 })
    const later = stateAfter(...filtered, typed(''), typed('б'))
    expect(later.filter).toEqual({ area: 'X', version: null })
    expect(searchedArea(later)).toBeNull()
    const areas = [{ label: 'X', route: '/' }]
    expect(searchedArea({ ...later, outcome: { ...outcome(1), areas } })).toBe('X')
  })
})
