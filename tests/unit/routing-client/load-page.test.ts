import { describe, expect, it, vi } from 'vitest'
import {
  createPageLoader,
  type FetchJson,
  MAX_CACHED_PAGES,
  PageLoadError,
} from '../../../runtime/routing/load-page.ts'

const place = { baseUrl: '/', trailingSlash: null }
const page = (path: string) => ({ kind: 'tags-index', path, siteHash: 'h' })
const loaderOf = (answer: (address: string) => unknown) => {
  const fetch = vi.fn<FetchJson>(async (address) => answer(address))
  return { loader: createPageLoader(fetch, place), fetch }
}

describe('page loader', () => {
  it('fetches a page once, also for callers at the same time and for its other spellings', async () => {
    const { loader, fetch } = loaderOf(() => page('/a'))
    await Promise.all([loader.load('/a'), loader.load('/a/'), loader.load('/a', 'low')])
    expect(fetch.mock.calls).toEqual([['/a/index.bin', 'high']])
    expect(loader.has('/a/')).toBe(true)
  })

  it('asks again after a failure', async () => {
    let works = false
    const { loader } = loaderOf(() => {
      if (!works) throw new Error('offline')
      return page('/a')
    })
    await expect(loader.load('/a')).rejects.toThrow('offline')
    expect(loader.has('/a')).toBe(false)
    works = true
    expect(await loader.load('/a')).toEqual(page('/a'))
  })

  it('takes the answer that there is no page for an answer, which it keeps', async () => {
    const { loader, fetch } = loaderOf(() => null)
    expect([await loader.load('/a'), await loader.load('/a')]).toEqual([null, null])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('fails for answers that are no page', async () => {
    await expect(loaderOf(() => ({ path: '/a' })).loader.load('/a')).rejects.toThrow(PageLoadError)
    await expect(loaderOf(() => 'text').loader.load('/a')).rejects.toThrow(PageLoadError)
  })

  it('tries the folded path of a .html address', async () => {
    const { loader } = loaderOf((address) => (address === '/a/index.bin' ? page('/a') : null))
    expect(await loader.load('/a.html')).toEqual(page('/a'))
  })

  it('forgets the pages used longest ago', async () => {
    const { loader, fetch } = loaderOf(() => page('/'))
    for (let i = 0; i < MAX_CACHED_PAGES; i++) await loader.load(`/p${i}`)
    await loader.load('/p0')
    await loader.load('/new')
    expect(loader.has('/p0')).toBe(true)
    expect(loader.has('/p1')).toBe(false)
    expect(fetch).toHaveBeenCalledTimes(MAX_CACHED_PAGES + 1)
  })

  it('keeps the page of the document', async () => {
    const { loader, fetch } = loaderOf(() => null)
    const own = { ...page('/a'), kind: 'not-found' as const, documentTitle: '', htmlClass: '' }
    loader.add(own)
    expect(await loader.load('/a')).toBe(own)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each(['kind', 'path', 'siteHash'] as const)('takes data without a `%s` for no page', async (name) => {
    const { loader } = loaderOf(() => ({ ...page('/a'), [name]: 1 }))
    await expect(loader.load('/a')).rejects.toThrow('holds no page')
  })
})
