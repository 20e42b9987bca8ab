// Jobs for threads: the messages that a job requires, and the handling of its answer.
import type {
  ArticleBody,
  ArticleFacts,
  CompiledPage,
  CompileInput,
  CompileOptions,
} from '../model/compile.ts'
import type { PageSite } from '../model/page-inputs.ts'
import type { RenderedPage, RenderJob } from '../model/page-renderer.ts'
import type { JobRequest, SharedPayload, WorkerAnswer } from '../model/worker.ts'
import { bodyBytes } from '../text/body-bytes.ts'
import { jsonBytes } from '../text/json-bytes.ts'

/** A job for a thread, with the callbacks of its promise. */
interface Asked<Kind, Input, Result> {
  readonly kind: Kind
  readonly input: Input
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export type CompileTask = Asked<'compile', CompileInput, CompiledPage>
export type RenderTask = Asked<'render', RenderJob, RenderedPage | null>
export type Job = CompileTask | RenderTask

/** Values shared by many jobs. They are large, so each thread receives each of them only once. */
export interface SharedPayloads {
  /** Id of a value; `missing` lists what the thread has to receive before a job that refers to it. */
  idFor(
    value: CompileOptions | PageSite,
    thread: ThreadMemory,
    payload: (id: number) => SharedPayload,
  ): { readonly id: number; readonly missing: readonly SharedPayload[] }
  /** The site as JSON, serialised once for all threads. */
  textOf(id: number, site: PageSite): string
  /** Drops texts that all of these threads have received. */
  release(threads: readonly ThreadMemory[]): void
}

/** Values that a thread has received. */
export interface ThreadMemory {
  /** Ids of shared values that were sent to the thread. */
  readonly received: Set<number>
}

/** Creates an empty store. */
export function sharedPayloads(): SharedPayloads {
  const ids = new Map<CompileOptions | PageSite, number>()
  const texts = new Map<number, string>()
  return {
    idFor(value, { received }, payload) {
      const id = ids.get(value) ?? ids.size
      ids.set(value, id)
      if (received.has(id)) return { id, missing: [] }
      received.add(id)
      return { id, missing: [payload(id)] }
    },
    textOf(id, site) {
      // JSON drops functions in the settings; views do not need them.
      const text = texts.get(id) ?? JSON.stringify(site)
      texts.set(id, text)
      return text
    },
    release(threads) {
      for (const id of texts.keys()) if (threads.every(({ received }) => received.has(id))) texts.delete(id)
    },
  }
}

/** The messages of a job for a thread, in order. */
export function requestsOf(
  job: Job,
  thread: ThreadMemory,
  shared: SharedPayloads,
): readonly (SharedPayload | JobRequest)[] {
  if (job.kind === 'compile') {
    const { options, ...input } = job.input
    const { id, missing } = shared.idFor(options, thread, (id) => ({ kind: 'options', id, options }))
    return [...missing, { kind: 'compile', options: id, input }]
  }
  const { site, runtime, page } = job.input
  const { server: _server, files: _files, placeOf: _placeOf, ...plain } = runtime
  const { id, missing } = shared.idFor(site, thread, (id) => ({
    kind: 'site',
    id,
    site: shared.textOf(id, site),
    runtime: plain,
  }))
  return [...missing, { kind: 'render', site: id, page }]
}

/** Settles a job with its thread's answer. */
export function settle(job: Job, answer: WorkerAnswer): void {
  if (answer.kind === 'compiled' && job.kind === 'compile') job.resolve(answer.page)
  else if (answer.kind === 'rendered' && job.kind === 'render') job.resolve(answer.page)
  else {
    const reason = answer.kind === 'failed' ? answer.error : `unexpected answer of kind ${answer.kind}`
    job.reject(new Error(`${nameOf(job)}: ${reason}`))
  }
}

function nameOf({ kind, input }: Job): string {
  return kind === 'compile' ? input.source.path : input.page.path
}

/** Whether a job runs code of the site's theme. */
export const runsTheme = (job: Job): job is RenderTask => job.kind === 'render' && job.input.runtime.hasTheme

/** The result for a page that exceeded its compile time. */
export function tooSlow({ source, bodyLine }: CompileInput, limitMs: number): CompiledPage {
  const start = { line: bodyLine, column: 1 }
  const facts: ArticleFacts = {
    file: source.path,
    hasOwnTitle: false,
    slots: [],
    anchors: [],
    links: [],
    styles: {},
    features: [],
    unknownComponents: [],
    unknownLanguages: [],
    diagnostics: [
      {
        code: 'markdown/page-time',
        severity: 'error',
        message: `this page takes more than ${limitMs} ms to compile (limits.pageMs)`,
        hint: 'Split the page, or raise limits.pageMs in site.config.ts.',
        place: { file: source.path, start },
      },
    ],
  }
  const nothing = { pieces: [''], slots: [] }
  const body: ArticleBody = { html: nothing, markdown: nothing, toc: [] }
  return {
    facts: jsonBytes(facts),
    body: bodyBytes(body),
    sections: new Uint8Array(),
    isRepeatable: false,
    stems: 0,
  }
}
