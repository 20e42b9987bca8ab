// Prefetches pages: a few of those whose links are in the viewport, when the browser is idle, and the one under the pointer
// immediately. Never on a slow or metered connection.

/** Maximum number of parallel prefetches. */
const MAX_PARALLEL = 2
/** Maximum number of prefetches per page shown: a long sidebar must not fetch the whole site. */
export const MAX_PREFETCHES_PER_PAGE = 12

/** Connection data that browsers may provide (Network Information API). */
export interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/** Whether prefetching would cost the reader: 2g, slow-2g or data saver. Unknown counts as fast. */
export function isSlowConnection(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}

/** Dependencies of the prefetcher. */
export interface PrefetchSurroundings {
  load(path: string, priority: 'high' | 'low'): Promise<unknown>
  has(path: string): boolean
  connection(): Connection | undefined
  /** Calls back when the browser is idle. */
  whenIdle(callback: () => void): void
}

/** Prefetches pages. Errors are ignored: a click loads the page again and reports them. */
export interface Prefetcher {
  /** A link to the path is in the viewport. */
  prefetch(path: string): void
  /** A click on a link to the path is likely. */
  preload(path: string): void
  /** Another page is shown: empties the queue and resets the count. */
  reset(): void
}

/** Creates a prefetcher. */
export function createPrefetcher({ load, has, connection, whenIdle }: PrefetchSurroundings): Prefetcher {
  let waiting: string[] = []
  let running = 0
  let started = 0
  const pump = () => {
    while (running < MAX_PARALLEL && started < MAX_PREFETCHES_PER_PAGE) {
      const path = waiting.shift()
      if (path === undefined) return
      if (has(path)) continue
      running++
      started++
      const done = () => {
        running--
        whenIdle(pump)
      }
      load(path, 'low').then(done, done)
    }
  }
  return {
    prefetch(path) {
      if (isSlowConnection(connection()) || has(path) || waiting.includes(path)) return
      waiting.push(path)
      whenIdle(pump)
    },
    preload(path) {
      if (isSlowConnection(connection()) || has(path)) return
      load(path, 'high').catch(() => undefined)
    },
    reset() {
      waiting = []
      started = 0
    },
  }
}
