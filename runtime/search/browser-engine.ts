// The search engine of the browser: a thread beside the page where there are such, else the page itself.
import { warn } from '../routing/warn.ts'
import { fetchFrom } from './arriving-file.ts'
import type { EngineSurroundings, SearchEngine, SearchRequest, TakeFiles } from './protocol.ts'
import { createWorkerEngine } from './worker-engine.ts'

/** File names, beside this program, of the searching thread and of the same engine as a module, for each engine, as JSON. */
declare const DOCSITE_SEARCH: string
type Files = Readonly<Record<SearchRequest['engine'], { readonly worker: string; readonly module: string }>>

/** The module of an engine. */
interface Local {
  createEngine(surroundings: EngineSurroundings): SearchEngine
}

const beside = (file: string) => new URL(file, import.meta.url).href

/** An engine of the kind that it is first prepared for or asked as: all sites of one program have the same. */
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
