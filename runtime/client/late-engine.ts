// The code of the search comes with the first query.
import type { SearchEngine } from '../search/protocol.ts'

/** An engine that is fetched when it is first asked, and again after its code could not be had; forgotten, it comes anew. */
export function createLateEngine(): SearchEngine & { forget(): void } {
  let engine: Promise<SearchEngine> | undefined
  const load = () => import('./search-engine.ts').then(({ createSearchEngine }) => createSearchEngine())
  const forget = () => {
    engine = undefined
  }
  return {
    async search(request, onProgress) {
      engine ??= load()
      engine.catch(forget)
      return (await engine).search(request, onProgress)
    },
    forget,
  }
}
