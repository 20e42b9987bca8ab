// What the main thread and its threads say to each other.
import type { CompiledPage, CompileInput, CompileOptions } from './compile.ts'
import type { PlacedFile, Placement } from './output.ts'
import type { PlacedPage } from './page-maker.ts'
import type { PageRecipe } from './page-recipe.ts'
import type { RuntimeBundle } from './ports.ts'
import type { IndexJob } from './search-indexer.ts'

/** Questions, and before them what many of them share: it is large, so it is sent once and then named by its number. */
export type WorkerRequest =
  | { readonly kind: 'options'; readonly id: number; readonly options: CompileOptions }
  | {
      readonly kind: 'site'
      readonly id: number
      /** `PageSite` as JSON. */
      readonly site: string
      readonly runtime: Omit<RuntimeBundle, 'server' | 'files' | 'placeOf'>
    }
  | {
      readonly kind: 'compile'
      readonly options: number
      readonly input: Omit<CompileInput, 'options'>
    }
  | {
      readonly kind: 'make'
      readonly site: number
      readonly recipe: PageRecipe
      readonly places: readonly Placement[]
    }
  | ({ readonly kind: 'index' } & IndexJob)
  /** No more questions come: the thread keeps the code it has run and ends. */
  | { readonly kind: 'end' }

/** Answers, in the order of the questions. */
export type WorkerAnswer =
  /** Before all answers: the thread is ready for questions. */
  | { readonly kind: 'started' }
  | { readonly kind: 'compiled'; readonly page: CompiledPage }
  | { readonly kind: 'made'; readonly page: PlacedPage }
  | { readonly kind: 'indexed'; readonly file: PlacedFile }
  /** The environment refuses. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: string }
