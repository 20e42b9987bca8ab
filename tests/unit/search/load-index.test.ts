import { describe, expect, it, vi } from 'vitest'
import { type DownloadProgress, StatusError } from '../../../runtime/search/download.ts'
import { createIndexStore } from '../../../runtime/search/load-index.ts'

type Load = (tag: string, onProgress: (progress: DownloadProgress) => void) => Promise<string>

const storeOf = (load: Load) => {
  const warn = vi.fn()
  const onProgress = vi.fn()
  const spy = vi.fn(load)
  return {
    store: createIndexStore({ load: spy, empty: 'empty', warn, onProgress }),
    load: spy,
    warn,
    onProgress,
  }
}

describe('index store', () => {
  it('loads each tag once; those who come during loading wait for the same answer', async () => {
    let answer = (_index: string) => {}
    const { store, load } = storeOf(() => new Promise((resolve) => (answer = resolve)))
    const callers = [store.get('a'), store.get('a'), store.get('a')]
    answer('index')
    expect(await Promise.all(callers)).toEqual([{ index: 'index' }, { index: 'index' }, { index: 'index' }])
    expect(await store.get('a')).toEqual({ index: 'index' })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('takes an index that cannot be had as empty, says so once and does not ask again', async () => {
    const { store, load, warn } = storeOf(() => Promise.reject(new Error('offline')))
    expect(await store.get('a')).toEqual({ index: 'empty', failure: 'unavailable' })
    expect(await store.get('a')).toEqual({ index: 'empty', failure: 'unavailable' })
    expect(load).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('is silent about an index that the site does not have', async () => {
    const { store, warn } = storeOf(() => Promise.reject(new StatusError(404)))
    expect(await store.get('default')).toEqual({ index: 'empty', failure: 'missing' })
    expect(warn).not.toHaveBeenCalled()
  })

  it('asks again for unavailable indexes, and only for those, once they are forgotten', async () => {
    const answers: Record<string, () => Promise<string>> = {
      a: () => Promise.reject(new Error('offline')),
      b: () => Promise.reject(new StatusError(404)),
      c: () => Promise.resolve('c'),
    }
    const { store, load } = storeOf((tag) => answers[tag]!())
    for (const tag of ['a', 'b', 'c']) await store.get(tag)
    answers.a = () => Promise.resolve('late')
    store.forgetUnavailable()
    expect(await store.get('a')).toEqual({ index: 'late' })
    for (const tag of ['b', 'c']) await store.get(tag)
    expect(load.mock.calls.map(([tag]) => tag)).toEqual(['a', 'b', 'c', 'a'])
  })

  it('says how much of the asked indexes has come while one of them is loading, and never less than before', async () => {
    const loads: Record<
      string,
      { progress: (loaded: number, total: number | null) => void; end: () => void }
    > = {}
    const { store, onProgress } = storeOf(
      (tag, report) =>
        new Promise((resolve) => {
          loads[tag] = {
            progress: (loadedBytes, totalBytes) => report({ loadedBytes, totalBytes }),
            end: () => resolve(tag),
          }
        }),
    )
    const both = ['a', 'b']
    expect(store.progressOf(both)).toBeNull()
    const answers = both.map(store.get)
    expect(store.progressOf(both)).toEqual({ loadedBytes: 0, totalBytes: null })
    loads.a!.progress(10, 40)
    expect(store.progressOf(['a'])).toEqual({ loadedBytes: 10, totalBytes: 40 })
    expect(store.progressOf(both)).toEqual({ loadedBytes: 10, totalBytes: null })
    loads.b!.progress(5, 60)
    expect(store.progressOf(both)).toEqual({ loadedBytes: 15, totalBytes: 100 })
    expect(onProgress).toHaveBeenCalledTimes(2)
    loads.a!.end()
    await answers[0]
    expect(store.progressOf(['a'])).toBeNull()
    expect(store.progressOf(both)).toEqual({ loadedBytes: 15, totalBytes: 100 })
    loads.b!.end()
    await answers[1]
    expect(store.progressOf(both)).toBeNull()
  })
})
