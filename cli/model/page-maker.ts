// Pages made elsewhere: the port, and what goes to and fro.
import type { Diagnostic } from './diagnostic.ts'
import type { PlacedFile, Placement } from './output.ts'
import type { PageRecipe, PageSite } from './page-recipe.ts'
import type { RuntimeBundle } from './ports.ts'

/** Makes pages and puts their files in their places, in other threads. */
export interface PageMaker {
  /** Null when no thread has room: whoever asks makes the page itself. */
  make(job: PageJob): Promise<PlacedPage | null>
  /** No more pages come for a while: the threads may go. */
  rest(): Promise<void>
}

/** A page to be made elsewhere. */
export interface PageJob {
  readonly site: PageSite
  readonly runtime: RuntimeBundle
  readonly recipe: PageRecipe
  /** Of its document, its data and its Markdown copy, as far as it has them. */
  readonly places: readonly Placement[]
}

/** A page whose files are in their places. */
export interface PlacedPage {
  readonly placed: readonly PlacedFile[]
  readonly diagnostics: readonly Diagnostic[]
}
