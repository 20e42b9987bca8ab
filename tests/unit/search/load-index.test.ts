import { describe, expect, it, vi } from 'vitest'
import { createIndexStore, IndexMissingError } from '../../../runtime/search/load-index.ts'

const storeOf = (load: (tag: string) => Promise<string>) => {
  const warn = vi.fn()
  const spy = vi.fn(load)
  return { store: createIndexStore({ load: spy, empty: 'empty', warn }), load: spy, warn }
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
    const { store, warn } = storeOf((tag) => Promise.reject(new IndexMissingError(tag)))
    expect(await store.get('default')).toEqual({ index: 'empty', failure: 'missing' })
    expect(warn).not.toHaveBeenCalled()
  })

  it('asks again for unavailable indexes, and only for those, once they are forgotten', async () => {
    const answers: Record<string, () => Promise<string>> = {
      a: () => Promise.reject(new Error('offline')),
      b: () => Promise.reject(new IndexMissingError('b')),
      c: () => Promise.resolve('c'),
    }
    const { store, load } = storeOf((tag) => answers[tag]!())
    for (const tag of ['a', 'b', 'c']) await store.get(tag)
    answers.a = () => Promise.resolve('late')
    store.forgetUnavailable()
    expect(await store.get('a')).toEqual({ index: 'late' })
    for (const tag of ['b', 'c']) await store.get(tag)
    expect(load.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
  })
})
