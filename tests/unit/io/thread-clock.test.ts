// What counts against a thread: what it does between two moments, not what it has done before, nor what a busy machine keeps it from.
import { describe, expect, it } from 'vitest'
import { clockOf, type SchedStats, type ThreadSources } from '../../../cli/io/thread-clock.ts'

interface Times {
  passed: number
  idle: number
  turns: SchedStats | undefined
  isReady: boolean
  used: number
}

const START: Times = {
  passed: 1000,
  idle: 900,
  turns: { worked: 80, waited: 20 },
  isReady: false,
  used: 5000,
}

/** A clock that is started at `began`, and what it shows at each of the `later` times. */
function readings(began: Partial<Times>, ...later: readonly Partial<Times>[]): readonly number[] {
  const now: Times = { ...START, ...began }
  const sources: ThreadSources = {
    passed: () => now.passed,
    idle: () => now.idle,
    turns: () => now.turns,
    isReady: () => now.isReady,
    used: () => now.used,
  }
  const elapsed = clockOf(sources)()
  return later.map((times) => {
    Object.assign(now, times)
    return elapsed()
  })
}

const told = (worked: number, waited = 20): SchedStats => ({ worked, waited })

describe('the clock of a thread counts', () => {
  it('its work, also when it was idle for longer before', () => {
    expect(readings({}, { passed: 1300, turns: told(380) })).toEqual([300])
  })

  it('the time in which it had nothing to do', () => {
    expect(readings({}, { passed: 1300, idle: 1200 })).toEqual([300])
  })

  it('none in which it waited for a processor', () => {
    expect(readings({}, { passed: 61_000, turns: told(180, 59_920) })).toEqual([100])
  })

  it('none in which it was woken and waited for a processor', () => {
    expect(readings({}, { passed: 61_000, idle: 60_850, turns: told(130, 59_920) })).toEqual([50])
  })

  it('none in which it was woken and still waits for its first turn', () => {
    const woken = { passed: 61_000, idle: 60_850, isReady: true }
    const running = { passed: 61_100, turns: told(130, 59_950) }
    expect(readings({}, woken, running)).toEqual([0, 50])
  })

  it('a sixth of the time in which it sleeps or waits for a disk', () => {
    expect(readings({}, { passed: 7000 })).toEqual([1000])
  })

  it('never more than the time that has passed', () => {
    expect(readings({}, { passed: 1100, turns: told(900) })).toEqual([100])
  })

  it('the work of the process where single threads are not told of', () => {
    expect(readings({ turns: undefined }, { passed: 1400, used: 5250 })).toEqual([250])
  })

  it('nothing anew while its turns cannot be read', () => {
    const times = [
      { passed: 1300, turns: told(180) },
      { passed: 7000, used: 9000, turns: 'unreadable' },
    ] as const
    expect(readings({}, ...times, { turns: told(280) })).toEqual([100, 100, 1000])
  })

  it('from the first time on that they can be read', () => {
    const later = { passed: 20_000, turns: told(15_000) }
    expect(readings({ turns: 'unreadable' }, later, { passed: 20_500, turns: told(15_400) })).toEqual([
      0, 400,
    ])
  })

  it('without an end when it has ended', () => {
    expect(readings({}, { turns: 'ended' })).toEqual([Number.POSITIVE_INFINITY])
  })
})

it('is read again only when the last reading is too old', () => {
  const times = { passed: 0, reads: 0 }
  const clock = clockOf({
    passed: () => times.passed,
    idle: () => 0,
    turns: () => {
      times.reads++
      return told(0)
    },
    isReady: () => false,
    used: () => 0,
  })
  for (const passed of [0, 50, 99, 100, 150]) {
    times.passed = passed
    clock(100)
  }
  expect(times.reads).toBe(2)
})

it('does not ask for the work of the process where single threads are told of', () => {
  const clock = clockOf({
    passed: () => 0,
    idle: () => 0,
    turns: () => told(0),
    isReady: () => false,
    used: () => {
      throw new Error('asked')
    },
  })
  expect(clock()()).toBe(0)
})
