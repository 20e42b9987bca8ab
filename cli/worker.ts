// A compiler thread: takes pages, gives them back compiled. It knows nothing but the stages a page goes through alone.
import { parentPort } from 'node:worker_threads'
import type { CompileInput, CompileOptions } from './model/compile.ts'
import { pageCompiler } from './pipeline/compile-page.ts'

/** What the pool sends: options once (they are large and shared), then pages that name them. */
export type WorkerRequest =
  | { readonly kind: 'options'; readonly id: number; readonly options: CompileOptions }
  | {
      readonly kind: 'page'
      readonly id: number
      readonly options: number
      readonly input: Omit<CompileInput, 'options'>
    }

const compile = pageCompiler()
const known = new Map<number, CompileOptions>()

parentPort?.on('message', (request: WorkerRequest) => {
  if (request.kind === 'options') {
    known.set(request.id, request.options)
    return
  }
  const options = known.get(request.options)
  try {
    if (!options) throw new Error('options were not sent')
    const page = compile({ ...request.input, options })
    const buffers = [page.facts.buffer, page.body.buffer, page.sections.buffer] as ArrayBuffer[]
    parentPort?.postMessage({ id: request.id, page }, buffers)
  } catch (error) {
    parentPort?.postMessage({
      id: request.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
