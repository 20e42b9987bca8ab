// Page data by path, in a cache of recently used pages, so that hovering, prefetching and clicking share one request and a
// long visit does not fill the memory.
import type { PageView } from '../model/page.ts'
import { type PagePlace, pageDataAddresses } from './page-data-path.ts'

/** Pages in the cache. */
export const MAX_CACHED_PAGES = 60

/** An answer that is no page: the server failed, or sent something else. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** How hard a fetch competes with what the reader is waiting for. */
export type FetchPriority = 'high' | 'low'

/** JSON at an address; null when the server has no such file. Rejects when there is no answer or no JSON. */
export type FetchJson = (address: string, priority: FetchPriority) => Promise<unknown>

/** Pages by path. */
export interface PageLoader {
  /** The page, or null when the server has no data of a page at the path. Rejects when there is no answer. */
  load(path: string, priority?: FetchPriority): Promise<PageView | null>
  /** Whether the page is loaded or loading. */
  has(path: string): boolean
  /** Adds a page that came another way, with the document. */
  add(page: PageView): void
  /** Empties the cache. */
  clear(): void
}

/** A loader over a fetch function. */
export function createPageLoader(fetchJson: FetchJson, place: PagePlace): PageLoader {
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
      // Inserted again as the most recently used.
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

/** A server may answer with JSON of something else. */
function isPage(data: unknown): data is PageView {
  if (typeof data !== 'object' || data === null) return false
  const { kind, path, siteHash } = data as Partial<PageView>
  return typeof kind === 'string' && typeof path === 'string' && typeof siteHash === 'string'
}
