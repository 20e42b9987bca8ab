// Messages between the main thread and its threads.
import type { CompiledPage, CompileInput, CompileOptions } from './compile.ts'
import type { PageInputs } from './page-inputs.ts'
import type { RenderedPage } from './page-renderer.ts'
import type { RuntimeBundle } from './ports.ts'

/** Large values that many jobs share: a thread receives each once, before the first job that names it by its id. */
export type SharedPayload =
  | { readonly kind: 'options'; readonly id: number; readonly options: CompileOptions }
  | {
      readonly kind: 'site'
      readonly id: number
      /** `PageSite` as JSON. */
      readonly site: string
      readonly runtime: Omit<RuntimeBundle, 'server' | 'files' | 'placeOf'>
    }

/** Jobs, answered in their order. */
export type JobRequest =
  | { readonly kind: 'compile'; readonly options: number; readonly input: Omit<CompileInput, 'options'> }
  | { readonly kind: 'render'; readonly site: number; readonly page: PageInputs }

export type WorkerRequest = SharedPayload | JobRequest

export type WorkerAnswer =
  /** Before all answers: the thread is ready for jobs. Its number in the system is that of `systemThreadId`. */
  | { readonly kind: 'started'; readonly number: number }
  | { readonly kind: 'compiled'; readonly page: CompiledPage }
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly error: string }
