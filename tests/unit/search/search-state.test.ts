import { describe, expect, it } from 'vitest'
import {
  EMPTY_SEARCH,
  type SearchEvent,
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
})

describe('search state', () => {
  it('loads after typing, is stalled after 300 ms, idle with the answer', () => {
    expect(stateAfter(typed('а')).status).toBe('loading')
    expect(stateAfter(typed('а', 1000), { type: 'ticked', now: 1299 }).status).toBe('loading')
    expect(stateAfter(typed('а', 1000), { type: 'ticked', now: 1300 }).status).toBe('stalled')
    const done = stateAfter(typed('а'), { type: 'ticked', now: 300 }, answered(1))
    expect(done).toMatchObject({ status: 'idle', active: 0 })
    expect(done.outcome?.results).toHaveLength(3)
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

  it('tries again when opened after a failure', () => {
    const failed = stateAfter(typed('а'), { type: 'failed', request: 1 })
    expect(failed.outcome).toEqual({ results: [], unavailable: true })
    expect(searchReducer(failed, { type: 'opened', now: 5 }).status).toBe('loading')
  })
})
