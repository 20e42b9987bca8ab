// Port: rendering pages in threads.
import type { Diagnostic } from './diagnostic.ts'
import type { PageInputs, PageSite } from './page-inputs.ts'
import type { RuntimeBundle } from './ports.ts'
import type { PageFiles } from './reader.ts'

/** Renders pages in threads. */
export interface PageRenderer {
  /** Returns null if no thread has capacity: the caller then renders the page itself, with the same result. */
  render(job: RenderJob): Promise<RenderedPage | null>
}

/** A page to render. */
export interface RenderJob {
  readonly site: PageSite
  readonly runtime: RuntimeBundle
  readonly page: PageInputs
}

/** A rendered page with the findings of the site's theme. */
export interface RenderedPage {
  readonly files: PageFiles
  readonly diagnostics: readonly Diagnostic[]
}
