// The code of the search comes with the first query.
import type { SearchEngine } from '../search/protocol.ts'

/** An engine that is fetched when it is first asked; forgotten, it comes anew. */
export function createLateEngine(): SearchEngine & { forget(): void } {
  let engine: Promise<SearchEngine> | undefined
  const load = () => import('./search-engine.ts').then(({ createSearchEngine }) => createSearchEngine())
  return {
    async search(request) {
      engine ??= load()
      return (await engine).search(request)
    },
    forget() {
      engine = undefined
    },
  }
}
