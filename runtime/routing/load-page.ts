// Page data by path, in an LRU cache, so that hovering, prefetching and clicking share one request and memory stays bounded
// during a long visit.
import type { PageView } from '../model/page.ts'
import { type PageInVersion, pageDataAddresses } from './page-data-path.ts'

/** Maximum number of cached pages. */
export const MAX_CACHED_PAGES = 60

/** The response is not a page: the server failed, or sent something else. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** Priority of a fetch relative to what the reader is waiting for. */
export type FetchPriority = 'high' | 'low'

/** JSON at a URL; null if the server has no such file. Rejects if there is no response or no JSON. */
export type FetchJson = (address: string, priority: FetchPriority) => Promise<unknown>

/** Pages by path. */
export interface PageLoader {
  /** The page; null if the server has no page data at the path. Rejects if there is no response. */
  load(path: string, priority?: FetchPriority): Promise<PageView | null>
  /** Whether the page is loaded or loading. */
  has(path: string): boolean
  /** Adds a page obtained another way, with the document. */
  add(page: PageView): void
  /** Empties the cache. */
  clear(): void
}

/** A loader over a fetch function. */
export function createPageLoader(fetchJson: FetchJson, place: PageInVersion): PageLoader {
  const cached = new Map<string, Promise<PageView | null>>()
  const keyOf = (path: string) => pageDataAddresses(path, place)[0] ?? path
  const start = async (path: string, priority: FetchPriority): Promise<PageView | null> => {
    for (const address of pageDataAddresses(path, place)) {
      const data = await fetchJson(address, priority)
      if (isPage(data)) return data
      if (data !== null) throw new PageLoadError(`${address} holds no page.`)
    }
    return null
  }
  return {
    has: (path) => cached.has(keyOf(path)),
    add: (page) => {
      cached.set(keyOf(page.path), Promise.resolve(page))
    },
    clear: () => cached.clear(),
    load(path, priority = 'high') {
      const key = keyOf(path)
      const page = cached.get(key) ?? start(path, priority)
      // Moves the page to the end, as the most recently used.
      cached.delete(key)
      cached.set(key, page)
      page.catch(() => {
        if (cached.get(key) === page) cached.delete(key)
      })
      const [oldest] = cached.keys()
      if (cached.size > MAX_CACHED_PAGES && oldest !== undefined) cached.delete(oldest)
      return page
    },
  }
}

/** A server may respond with unrelated JSON. */
function isPage(data: unknown): data is PageView {
  if (typeof data !== 'object' || data === null) return false
  const { kind, path, siteHash } = data as Partial<PageView>
  return typeof kind === 'string' && typeof path === 'string' && typeof siteHash === 'string'
}
