// The search engine; its code is loaded with the first query.
import type { SearchEngine } from '../search/protocol.ts'

/** An engine that is loaded with the first query, and again after a failed load; `forget` makes it load its indexes anew. */
export function createLazySearchEngine(): SearchEngine & { forget(): void } {
  let engine: Promise<SearchEngine> | undefined
  const forget = () => {
    engine = undefined
  }
  return {
    async search(...call) {
      engine ??= import('./search-engine.ts').then(({ createEngine }) => createEngine())
      engine.catch(forget)
      return (await engine).search(...call)
    },
    forget,
  }
}
