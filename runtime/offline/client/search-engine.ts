// The search engine of the offline edition: it works in the page, for a page from a disk has no threads. Every file that it loads
// gives the page a turn in between.
import { warn } from '../../routing/warn.ts'
import type { EngineSurroundings, SearchEngine, SearchRequest } from '../../search/protocol.ts'
import { fetchData } from '../load-data.ts'

const surroundings: EngineSurroundings = { fetch: fetchData, warn }

async function engineOf(kind: SearchRequest['engine']): Promise<SearchEngine> {
  const { createEngine } =
    kind === 'lunr'
      ? await import('../../search/lunr/engine.ts')
      : await import('../../search/sharded/engine.ts')
  return createEngine(surroundings)
}

/** An engine that starts with its first query. */
export function createEngine(): SearchEngine {
  let engine: Promise<SearchEngine> | undefined
  return {
    async search(request, onProgress, onPartial) {
      engine ??= engineOf(request.engine)
      return (await engine).search(request, onProgress, onPartial)
    },
  }
}
