import { describe, expect, it } from 'vitest'
import { collapseDuration, REDUCED_MOTION_MS } from '../../../runtime/collapse-duration.ts'
import { classNames } from '../../../runtime/components/class-names.ts'
import { type DropdownEvent, dropdownState } from '../../../runtime/components/navbar/dropdown-state.ts'
import { withQuery } from '../../../runtime/components/navbar/with-query.ts'
import { causeChain } from '../../../runtime/components/pages/cause-chain.ts'
import { ReactContextError } from '../../../runtime/contexts.tsx'
import { samePath } from '../../../runtime/routing/same-path.ts'
import { pickMode } from '../../../runtime/storage/pick-mode.ts'

describe('collapse animation', () => {
  it.each([
    [36, 192],
    [100, 239],
    [500, 357],
    [1000, 440],
    [3000, 660],
  ])('takes for %i px %i ms', (height, milliseconds) => {
    expect(collapseDuration(height)).toBe(milliseconds)
  })

  it('takes one millisecond for readers who prefer reduced motion, so that its end still comes', () => {
    expect(REDUCED_MOTION_MS).toBe(1)
  })
})

describe('dropdown', () => {
  const stateAfter = (...events: DropdownEvent[]) => events.reduce(dropdownState, 'closed' as const)

  it('is open while the mouse is over it', () => {
    expect(stateAfter('enter')).toBe('hover')
    expect(stateAfter('enter', 'leave')).toBe('closed')
  })

  it('stays open after a click until the next one', () => {
    expect(stateAfter('toggle')).toBe('pinned')
    expect(stateAfter('enter', 'toggle', 'leave')).toBe('pinned')
    expect(stateAfter('toggle', 'enter')).toBe('pinned')
    expect(stateAfter('toggle', 'toggle')).toBe('closed')
  })

  it('is closed by Escape and the like even under the mouse', () => {
    expect(stateAfter('enter', 'dismiss')).toBe('closed')
    expect(stateAfter('toggle', 'dismiss', 'leave')).toBe('closed')
  })
})

describe('query of language links', () => {
  it.each([
    ['', '', ''],
    ['?a=1#b', '', '?a=1#b'],
    ['', '?c=2', '?c=2'],
    ['?a=1#b', '?c=2', '?a=1&c=2#b'],
    ['#b', '?c=2', '?c=2#b'],
  ])('%s with %s is %s', (rest, query, result) => {
    expect(withQuery(rest, query)).toBe(result)
  })
})

describe('cause chain', () => {
  it('lists the messages of all causes', () => {
    const error = new Error('outer', { cause: new Error('inner', { cause: 'text' }) })
    expect(causeChain(error, 'Причина:')).toBe('outer\n\nПричина:\ninner\n\nПричина:\ntext')
  })

  it('ends even when causes form a ring', () => {
    const error = new Error('ring')
    error.cause = error
    expect(causeChain(error, 'c').match(/ring/g)).toHaveLength(20)
  })
})

describe('colour mode', () => {
  const sources = { asked: null, system: 'dark', respectSystem: false, defaultMode: 'light' } as const

  it('is what the reader asked for, else the system’s where it counts, else the default', () => {
    expect(pickMode(sources)).toBe('light')
    expect(pickMode({ ...sources, defaultMode: 'dark' })).toBe('dark')
    expect(pickMode({ ...sources, respectSystem: true })).toBe('dark')
    expect(pickMode({ ...sources, respectSystem: true, asked: 'light' })).toBe('light')
    expect(pickMode({ ...sources, asked: 'dark' })).toBe('dark')
  })

  it('is light for anything odd', () => {
    expect(pickMode({ ...sources, asked: '<script>', defaultMode: 'dark' })).toBe('light')
    expect(pickMode({ ...sources, defaultMode: undefined })).toBe('light')
  })
})

describe('helpers', () => {
  it('paths are the same whatever the case and the slash at the end', () => {
    expect(samePath('/Docs/A', '/docs/a/')).toBe(true)
    expect(samePath('/docs/a', '/docs/ab')).toBe(false)
    expect(samePath('/docs/a', undefined)).toBe(false)
  })

  it('class names leave out what is missing', () => {
    expect(classNames('a', false, undefined, null, '', 'b')).toBe('a b')
    expect(classNames(undefined, false)).toBeUndefined()
  })

  it('a hook outside its provider says which', () => {
    const error = new ReactContextError('useSite', 'SiteContext')
    expect([error.name, error.message]).toEqual([
      'ReactContextError',
      'useSite is called outside <SiteContext>',
    ])
  })
})
