// Main module of a worker thread: compiles pages without knowledge of other pages, and renders pages from the inputs it
// receives. Jobs are answered in order.
import { type MessagePort, parentPort } from 'node:worker_threads'
import { placeOfError } from './io/code-place.ts'
import { END } from './io/end-thread.ts'
import { loadPlugins } from './io/load-plugins.ts'
import { systemThreadId } from './io/thread-clock.ts'
import type { CompileOptions } from './model/compile.ts'
import type { PageSite } from './model/page-inputs.ts'
import type { LoadedPlugins } from './model/plugins.ts'
import type { ServerHalf } from './model/ports.ts'
import type { JobRequest, SharedPayload, WorkerAnswer, WorkerRequest } from './model/worker.ts'
import { type PageCompiler, pageCompiler } from './pipeline/compile-page.ts'
import { type PageRuntime, pageSiteFrom, renderPageBytes } from './pipeline/render-page.ts'

/** Data that the thread has received and keeps. */
interface Memory {
  readonly compile: PageCompiler
  readonly options: Map<number, { readonly options: CompileOptions; readonly plugins: LoadedPlugins | null }>
  readonly sites: Map<number, { readonly site: PageSite; readonly runtime: PageRuntime }>
}

/** Answers jobs until the thread is told to end. */
function work(port: MessagePort): void {
  const memory: Memory = {
    compile: pageCompiler(),
    options: new Map(),
    sites: new Map(),
  }
  send({ kind: 'started', number: systemThreadId() })
  const state = { last: Promise.resolve() }
  // Taken before code of a theme can replace it.
  const exit = process.exit.bind(process)
  port.on('message', (request: WorkerRequest | typeof END) => {
    state.last = state.last.then(() => (request === END ? exit() : answer(request, memory)))
  })
}

async function answer(request: WorkerRequest, memory: Memory): Promise<void> {
  try {
    if (request.kind === 'options') await receiveOptions(request, memory)
    else if (request.kind === 'site') await receiveSite(request, memory)
    else send(await resultOf(request, memory))
  } catch (error) {
    send({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

async function receiveOptions(
  { id, options }: Extract<SharedPayload, { kind: 'options' }>,
  memory: Memory,
): Promise<void> {
  const { plugins } = options.markdown
  memory.options.set(id, { options, plugins: plugins ? await loadPlugins(plugins) : null })
}

async function receiveSite(
  { id, site, runtime }: Extract<SharedPayload, { kind: 'site' }>,
  { sites }: Memory,
): Promise<void> {
  const server = (await import(runtime.serverModule)) as ServerHalf
  const { origin } = runtime
  const placeOf = origin ? { placeOf: (error: unknown) => placeOfError(error, origin) } : {}
  sites.set(id, { site: pageSiteFrom(site), runtime: { ...runtime, server, ...placeOf } })
}

async function resultOf(request: JobRequest, { compile, sites, ...memory }: Memory): Promise<WorkerAnswer> {
  if (request.kind === 'compile') {
    const { options, plugins } = received(memory.options, request.options)
    const page = await compile({ options, ...request.input }, plugins)
    return { kind: 'compiled', page }
  }
  const { site, runtime } = received(sites, request.site)
  return { kind: 'rendered', page: renderPageBytes(site, runtime, request.page) }
}

function received<Value>(values: ReadonlyMap<number, Value>, id: number): Value {
  const value = values.get(id)
  if (!value) throw new Error('the thread has not received what the job names')
  return value
}

/** Sends an answer; bytes are transferred, not copied. */
function send(given: WorkerAnswer): void {
  parentPort?.postMessage(given, transferable(given))
}

/** Buffers that contain a single value and can be transferred. Small values share a buffer. */
function transferable(given: WorkerAnswer): ArrayBuffer[] {
  return bytesIn(given).flatMap((bytes) =>
    bytes instanceof Uint8Array && bytes.length === bytes.buffer.byteLength
      ? [bytes.buffer as ArrayBuffer]
      : [],
  )
}

function bytesIn(given: WorkerAnswer): readonly unknown[] {
  if (given.kind === 'compiled') return [given.page.facts, given.page.body, given.page.sections]
  return given.kind === 'rendered' ? Object.values(given.page.files) : []
}

if (parentPort) work(parentPort)
