import { describe, expect, it, vi } from 'vitest'
import {
  type Connection,
  createPrefetcher,
  isSlowConnection,
  MAX_PREFETCHES_PER_PAGE,
} from '../../../runtime/routing/prefetch.ts'

const setUp = (connection?: Connection) => {
  const finish: (() => void)[] = []
  const known = new Set<string>()
  const load = vi.fn((path: string, _priority: 'high' | 'low') => {
    known.add(path)
    return new Promise<void>((resolve) => finish.push(resolve))
  })
  const prefetcher = createPrefetcher({
    load,
    has: (path) => known.has(path),
    connection: () => connection,
    whenIdle: (callback) => callback(),
  })
  const settle = async () => {
    while (finish.length > 0) {
      finish.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { prefetcher, load, settle }
}

describe('prefetching', () => {
  it.each([
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ effectiveType: '3g' }, false],
    [{}, false],
    [undefined, false],
  ])('on a line %j is left alone: %s', (connection, slow) => {
    expect(isSlowConnection(connection)).toBe(slow)
    const { prefetcher, load } = setUp(connection)
    prefetcher.prefetch('/a')
    prefetcher.preload('/b')
    expect(load).toHaveBeenCalledTimes(slow ? 0 : 2)
  })

  it('loads two pages at a time, in order, with low priority', async () => {
    const { prefetcher, load, settle } = setUp()
    for (const path of ['/a', '/b', '/c', '/d']) prefetcher.prefetch(path)
    expect(load.mock.calls).toEqual([
      ['/a', 'low'],
      ['/b', 'low'],
    ])
    await settle()
    expect(load.mock.calls.map(([path]) => path)).toEqual(['/a', '/b', '/c', '/d'])
  })

  it('loads each page once and only so many for one page on screen', async () => {
    const { prefetcher, load, settle } = setUp()
    prefetcher.prefetch('/p0')
    for (let i = 0; i < 200; i++) prefetcher.prefetch(`/p${i}`)
    await settle()
    expect(load).toHaveBeenCalledTimes(MAX_PREFETCHES_PER_PAGE)
    prefetcher.reset()
    prefetcher.prefetch('/p0')
    prefetcher.prefetch('/next')
    await settle()
    expect(load).toHaveBeenCalledTimes(MAX_PREFETCHES_PER_PAGE + 1)
  })

  it('forgets what waits when another page is shown', async () => {
    const { prefetcher, load, settle } = setUp()
    for (const path of ['/a', '/b', '/c']) prefetcher.prefetch(path)
    prefetcher.reset()
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('preloads at once, whatever else is loading, and never fails', async () => {
    const { prefetcher, load } = setUp()
    for (const path of ['/a', '/b', '/c']) prefetcher.prefetch(path)
    prefetcher.preload('/d')
    expect(load).toHaveBeenLastCalledWith('/d', 'high')
    load.mockImplementation(() => Promise.reject(new Error('offline')))
    prefetcher.preload('/e')
    await new Promise((resolve) => setTimeout(resolve))
  })
})
