// The search engine of the browser: a thread beside the page where there are such, else the page itself.
import { warn } from '../routing/warn.ts'
import type * as Local from '../search/engine.ts'
import type { SearchEngine } from '../search/protocol.ts'
import { createWorkerEngine } from '../search/worker-engine.ts'

/** File names, beside this program, of the searching thread and of the same engine as a module. */
declare const DOCSITE_SEARCH_WORKER: string
declare const DOCSITE_SEARCH_ENGINE: string

const beside = (file: string) => new URL(file, import.meta.url).href

/** An engine that starts with its first query. */
export function createSearchEngine(): SearchEngine {
  return createWorkerEngine({
    startWorker: () => new Worker(beside(DOCSITE_SEARCH_WORKER)),
    async loadLocal() {
      const { createEngine } = (await import(beside(DOCSITE_SEARCH_ENGINE))) as typeof Local
      return createEngine({ fetch: (address, init) => fetch(address, init), warn })
    },
    warn,
  })
}
