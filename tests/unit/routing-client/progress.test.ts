import { describe, expect, it } from 'vitest'
import { createProgress, type ProgressView } from '../../../runtime/routing/progress.ts'

/** A bar on a clock that moves when it is told to; chance is always `random`. */
function setUp(random = 0.5) {
  let now = 0
  let timers: { at: number; callback: () => void }[] = []
  const shown: [number, ProgressView][] = []
  const progress = createProgress({
    random: () => random,
    show: (view) => shown.push([now, view]),
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  })
  const pass = (milliseconds: number) => {
    const until = now + milliseconds
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
      if (!next) break
      now = next.at
      timers = timers.filter((one) => one !== next)
      next.callback()
    }
    now = until
  }
  /** What was shown since, without the emptying at the beginning. */
  const views = () => shown.slice(1)
  return { progress, pass, views, timers: () => timers.length }
}

describe('progress bar', () => {
  it('shows nothing for a navigation of less than 200 ms', () => {
    const { progress, pass, views } = setUp()
    progress.begin()
    pass(199)
    progress.end()
    pass(5000)
    expect(views().filter(([, view]) => view)).toEqual([])
  })

  it('starts at 0.08 after 200 ms and creeps by at most 0.02 every 800 ms', () => {
    const { progress, pass, views } = setUp(1)
    progress.begin()
    pass(200 + 800 + 800)
    expect(views()).toEqual([
      [200, { value: 0.08, fading: false }],
      [1000, { value: 0.1, fading: false }],
      [1800, { value: expect.closeTo(0.12), fading: false }],
    ])
  })

  it('never creeps to the end', () => {
    const { progress, pass, views } = setUp(1)
    progress.begin()
    pass(200 + 800 * 100)
    expect(views().at(-1)?.[1]?.value).toBe(0.994)
  })

  it('jumps on, runs full and fades, each move taking 200 ms', () => {
    const { progress, pass, views, timers } = setUp(0.5)
    progress.begin()
    pass(500)
    progress.end()
    pass(5000)
    expect(views()).toEqual([
      [200, { value: 0.08, fading: false }],
      [500, { value: expect.closeTo(0.63), fading: false }],
      [700, { value: 1, fading: false }],
      [900, { value: 1, fading: true }],
      [1100, null],
    ])
    expect(timers()).toBe(0)
  })

  it('does nothing when it ends without having begun, and begins anew for another navigation', () => {
    const { progress, pass, views } = setUp()
    progress.end()
    progress.begin()
    pass(150)
    progress.begin()
    pass(150)
    expect(views().filter(([, view]) => view)).toEqual([])
    pass(50)
    expect(views().at(-1)).toEqual([350, { value: 0.08, fading: false }])
  })

  it('leaves no timer behind when it is stopped', () => {
    const { progress, pass, timers } = setUp()
    progress.begin()
    pass(1000)
    progress.stop()
    expect(timers()).toBe(0)
  })
})
