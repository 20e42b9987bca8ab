// The search engine of the browser: runs in a worker if workers are available, otherwise in the page.
import { warn } from '../routing/warn.ts'
import { fetchFrom } from './file-stream.ts'
import type { EngineSurroundings, SearchEngine, SearchRequest, TakeFiles } from './protocol.ts'
import { createWorkerEngine } from './worker-engine.ts'

/** JSON: for each engine, the file names of its worker and of the same engine as a module, relative to this script. */
declare const DOCSITE_SEARCH: string
type Files = Readonly<Record<SearchRequest['engine'], { readonly worker: string; readonly module: string }>>

/** Exports of an engine module. */
interface Local {
  createEngine(surroundings: EngineSurroundings): SearchEngine
}

const beside = (file: string) => new URL(file, import.meta.url).href

/** Creates the engine on first use. The kind of the first call is used for good: all sites of one build use the same kind. */
export function createEngine(takeFiles: TakeFiles): SearchEngine {
  let engine: SearchEngine | undefined
  const engineFor = (kind: SearchRequest['engine']) => {
    engine ??= engineOf(kind, takeFiles)
    return engine
  }
  return {
    prepare: (kind) => engineFor(kind).prepare?.(kind),
    search: (request, ...calls) => engineFor(request.engine).search(request, ...calls),
  }
}

function engineOf(kind: SearchRequest['engine'], takeFiles: TakeFiles): SearchEngine {
  const { worker, module } = (JSON.parse(DOCSITE_SEARCH) as Files)[kind]
  return createWorkerEngine({
    startWorker: () => new Worker(beside(worker)),
    async loadLocal() {
      const local = (await import(beside(module))) as Local
      return local.createEngine({ fetch: fetchFrom(new Map(takeFiles())), warn })
    },
    takeFiles,
    warn,
  })
}
