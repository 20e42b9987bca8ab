// The search engine; its code is loaded with the first query.
import type { SearchEngine, SearchRequest } from '../search/protocol.ts'

/** An engine that is loaded with the first query, and again after a failed load; `forget` makes it load its indexes anew. */
export function createLazySearchEngine(): SearchEngine & { forget(): void } {
  let engine: Promise<SearchEngine> | undefined
  // All sites that one program shows have the same engine.
  const load = ({ engine }: SearchRequest) =>
    import('./search-engine.ts').then(({ createSearchEngine }) => createSearchEngine(engine))
  const forget = () => {
    engine = undefined
  }
  return {
    async search(request, onProgress) {
      engine ??= load(request)
      engine.catch(forget)
      return (await engine).search(request, onProgress)
    },
    forget,
  }
}
