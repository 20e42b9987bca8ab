// What threads are asked, each question with what to do with its answer.
import type { ArticleBody, ArticleFacts, CompiledPage, CompileInput } from '../model/compile.ts'
import type { PlacedFile } from '../model/output.ts'
import type { PageJob, PlacedPage } from '../model/page-maker.ts'
import { EnvironmentError } from '../model/ports.ts'
import type { IndexJob } from '../model/search-indexer.ts'
import type { WorkerAnswer } from '../model/worker.ts'
import { jsonBytes } from '../text/json-bytes.ts'

/** Work for a thread, with what to do with its answer. */
interface Asked<Kind, Input, Result> {
  readonly kind: Kind
  readonly input: Input
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export type CompileJob = Asked<'compile', CompileInput, CompiledPage>
export type MakeJob = Asked<'make', PageJob, PlacedPage | null>
export type PlaceIndexJob = Asked<'index', IndexJob, PlacedFile | null>
export type Job = CompileJob | MakeJob | PlaceIndexJob

/** Gives a job the answer that came for it. */
export function settle(job: Job, answer: WorkerAnswer): void {
  if (answer.kind === 'compiled' && job.kind === 'compile') job.resolve(answer.page)
  else if (answer.kind === 'made' && job.kind === 'make') job.resolve(answer.page)
  else if (answer.kind === 'indexed' && job.kind === 'index') job.resolve(answer.file)
  else if (answer.kind === 'refused') job.reject(new EnvironmentError(answer.message))
  else {
    const reason = answer.kind === 'failed' ? answer.error : 'an answer to another question'
    job.reject(new Error(`${nameOf(job)}: ${reason}`))
  }
}

function nameOf({ kind, input }: Job): string {
  if (kind === 'compile') return input.source.path
  return kind === 'make' ? input.recipe.path : input.place.path
}

/** What stands in for a page that could not be compiled in time. */
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
        message: `this page takes longer than ${limitMs} ms to compile (limits.pageMs)`,
        hint: 'Split the page, or raise limits.pageMs in site.config.ts.',
        place: { file: source.path, start },
      },
    ],
  }
  const nothing = { pieces: [''], slots: [] }
  const body: ArticleBody = { html: nothing, markdown: nothing, toc: [] }
  return {
    facts: jsonBytes(facts),
    body: jsonBytes(body),
    sections: jsonBytes([]),
    isRepeatable: false,
    stems: 0,
  }
}
