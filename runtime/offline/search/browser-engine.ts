// The search engine of the offline edition: runs in the page, because pages opened from disk have no workers. It yields to the
// page between files.
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

/** An engine that starts when prepared or on the first search. */
export function createEngine(): SearchEngine {
  let engine: Promise<SearchEngine> | undefined
  const engineFor = (kind: SearchRequest['engine']) => {
    engine ??= engineOf(kind)
    return engine
  }
  return {
    prepare: (kind) => void engineFor(kind),
    search: async (request, ...calls) => (await engineFor(request.engine)).search(request, ...calls),
  }
}
