// Page data by path: each page is fetched once and kept for a while, so that hovering, prefetching and clicking share one
// request. The oldest pages are forgotten, so that a long visit does not fill the memory.
import type { PageView } from '../model/page.ts'
import { type PagePlace, pageDataAddresses } from './page-data-path.ts'

/** Pages kept; the one on screen is not among those that matter. */
export const MAX_KEPT_PAGES = 60

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
  /** Whether the page is here or on its way. */
  has(path: string): boolean
  /** Takes in a page that came another way. */
  keep(page: PageView): void
  /** Forgets all pages. */
  clear(): void
}

/** A loader over a fetch function. */
export function createPageLoader(fetchJson: FetchJson, place: PagePlace): PageLoader {
  const kept = new Map<string, Promise<PageView | null>>()
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
    has: (path) => kept.has(keyOf(path)),
    keep: (page) => {
      kept.set(keyOf(page.path), Promise.resolve(page))
    },
    clear: () => kept.clear(),
    load(path, priority = 'high') {
      const key = keyOf(path)
      const page = kept.get(key) ?? start(path, priority)
      // Put in again as the newest.
      kept.delete(key)
      kept.set(key, page)
      page.catch(() => {
        if (kept.get(key) === page) kept.delete(key)
      })
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT_PAGES && oldest !== undefined) kept.delete(oldest)
      return page
    },
  }
}

/** Data of another deployment or of a confused server is not shown. */
function isPage(data: unknown): data is PageView {
  if (typeof data !== 'object' || data === null) return false
  const { kind, path, siteHash } = data as Partial<PageView>
  return typeof kind === 'string' && typeof path === 'string' && typeof siteHash === 'string'
}
