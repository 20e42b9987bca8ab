// Messages between the main thread and its worker threads.
import type { CompiledPage, CompileInput, CompileOptions } from './compile.ts'
import type { PageInputs } from './page-inputs.ts'
import type { RenderedPage } from './page-renderer.ts'
import type { RuntimeBundle } from './ports.ts'

/** Large values shared by many jobs: a thread receives each once, before the first job that refers to its id. */
export type SharedPayload =
  | { readonly kind: 'options'; readonly id: number; readonly options: CompileOptions }
  | {
      readonly kind: 'site'
      readonly id: number
      /** `PageSite` as JSON. */
      readonly site: string
      readonly runtime: Omit<RuntimeBundle, 'server' | 'files' | 'placeOf'>
    }

/** Jobs, answered in order. */
export type JobRequest =
  | { readonly kind: 'compile'; readonly options: number; readonly input: Omit<CompileInput, 'options'> }
  | { readonly kind: 'render'; readonly site: number; readonly page: PageInputs }

export type WorkerRequest = SharedPayload | JobRequest

export type WorkerAnswer =
  /** Sent before all answers: the thread is ready for jobs. `number` is its `systemThreadId`. */
  | { readonly kind: 'started'; readonly number: number }
  | { readonly kind: 'compiled'; readonly page: CompiledPage }
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly error: string }
