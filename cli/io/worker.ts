// A compiler thread: takes pages, gives articles back. It knows nothing but the Markdown stage.
import { parentPort } from 'node:worker_threads'
import { compileArticle } from '../markdown/compile.ts'
import type { CompileInput, CompileOptions } from '../model/compile.ts'

/** What the pool sends: options once (they are large and shared), then pages that name them. */
export type WorkerRequest =
  | { readonly kind: 'options'; readonly id: number; readonly options: CompileOptions }
  | {
      readonly kind: 'page'
      readonly id: number
      readonly options: number
      readonly input: Omit<CompileInput, 'options'>
    }

const known = new Map<number, CompileOptions>()

parentPort?.on('message', (request: WorkerRequest) => {
  if (request.kind === 'options') {
    known.set(request.id, request.options)
    return
  }
  const options = known.get(request.options)
  try {
    if (!options) throw new Error('options were not sent')
    parentPort?.postMessage({ id: request.id, article: compileArticle({ ...request.input, options }) })
  } catch (error) {
    parentPort?.postMessage({
      id: request.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
