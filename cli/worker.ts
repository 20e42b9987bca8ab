// A thread that works on pages: it compiles them one by one, knowing no other page, makes the files of those whose recipe it is
// given, and the search index of all. Questions are answered in their order.
import { parentPort } from 'node:worker_threads'
import { placeOfError } from './io/code-place.ts'
import { importModule } from './io/import-module.ts'
import { placeFile, placePieces } from './io/place-file.ts'
import type { CompileOptions } from './model/compile.ts'
import type { PlacedPage } from './model/page-maker.ts'
import type { PageSite } from './model/page-recipe.ts'
import { EnvironmentError, type ServerHalf } from './model/ports.ts'
import type { WorkerAnswer, WorkerRequest } from './model/worker.ts'
import { pageCompiler } from './pipeline/compile-page.ts'
import { makeIndex } from './pipeline/make-index.ts'
import { makePage, type PageRuntime, pageBodies, pageSiteFrom } from './pipeline/make-page.ts'

type RequestOf<Kind> = Extract<WorkerRequest, { kind: Kind }>

const compile = pageCompiler()
const options = new Map<number, CompileOptions>()
const sites = new Map<number, { readonly site: PageSite; readonly runtime: PageRuntime }>()

async function learnSite({ id, site, runtime }: RequestOf<'site'>): Promise<void> {
  const server = await importModule<ServerHalf>(runtime.serverModule)
  const { origin } = runtime
  const placeOf = origin ? { placeOf: (error: unknown) => placeOfError(error, origin) } : {}
  sites.set(id, { site: pageSiteFrom(site), runtime: { ...runtime, server, ...placeOf } })
}

function compiled(request: RequestOf<'compile'>): WorkerAnswer {
  return { kind: 'compiled', page: compile({ options: known(options, request.options), ...request.input }) }
}

function made({ site: number, recipe, places }: RequestOf<'make'>): WorkerAnswer {
  const { site, runtime } = known(sites, number)
  const { files, diagnostics } = makePage(site, runtime, recipe)
  const bodies = pageBodies(files)
  const page: PlacedPage = {
    placed: places.map((at, index) => placeFile(at, bodies[index] ?? '')),
    diagnostics,
  }
  return { kind: 'made', page }
}

function known<Value>(values: ReadonlyMap<number, Value>, number: number): Value {
  const value = values.get(number)
  if (!value) throw new Error('what the question needs was not sent')
  return value
}

async function answer(request: Exclude<WorkerRequest, { kind: 'end' }>): Promise<void> {
  try {
    if (request.kind === 'options') options.set(request.id, request.options)
    else if (request.kind === 'site') await learnSite(request)
    else if (request.kind === 'compile') send(compiled(request))
    else if (request.kind === 'make') send(made(request))
    else send({ kind: 'indexed', file: placePieces(request.place, makeIndex(request)) })
  } catch (error) {
    if (error instanceof EnvironmentError) send({ kind: 'refused', message: error.message })
    else
      send({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

/** Large texts change hands without being copied. */
function send(given: WorkerAnswer): void {
  const buffers =
    given.kind === 'compiled'
      ? [given.page.facts.buffer, given.page.body.buffer, given.page.sections.buffer]
      : []
  parentPort?.postMessage(given, buffers as ArrayBuffer[])
}

/** Answers questions until the thread is told to end; `end` is told how many there were. */
export function work(end: (jobs: number) => void): void {
  send({ kind: 'started' })
  const turn = { last: Promise.resolve(), jobs: 0 }
  parentPort?.on('message', (request: WorkerRequest) => {
    turn.last = turn.last.then(() => (request.kind === 'end' ? end(turn.jobs) : answer(request)))
    turn.jobs++
  })
}
