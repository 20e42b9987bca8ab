// Gathers the findings of rendered pages: mistakes of the site's own theme. No query reads them; they are there as far as pages
// were rendered.
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Pages } from './pages.ts'

/** Findings of rendering the page with the key `locale|path of the route`. */
export function renderingFindings(graph: Graph, { files }: Pages, key: string): readonly Diagnostic[] {
  return graph.diagnosticsOf(files, key, () => true)
}
