// The search engine; its code is loaded when the search is opened.
import type { SearchEngine } from '../search/protocol.ts'

/** An engine that is loaded when it is prepared or asked, and again after a failed load; `forget` makes it load its indexes anew. */
export function createLazySearchEngine(): SearchEngine & { forget(): void } {
  let engine: Promise<SearchEngine> | undefined
  const forget = () => {
    engine = undefined
  }
  const load = () => {
    engine ??= import('./search-engine.ts').then(({ createEngine }) => createEngine())
    engine.catch(forget)
    return engine
  }
  return {
    prepare(kind) {
      load().then(
        (loaded) => loaded.prepare?.(kind),
        // The first query tries again, and its reader is told.
        () => undefined,
      )
    },
    search: async (...call) => (await load()).search(...call),
    forget,
  }
}
