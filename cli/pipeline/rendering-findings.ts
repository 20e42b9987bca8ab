// Collects the findings of rendering: mistakes in the site's own theme. No query reads them, so they exist only for pages that
// have been rendered.
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Pages } from './pages.ts'

/** Findings from rendering the page with the key `locale|route path`. */
export function renderingFindings(graph: Graph, { files }: Pages, key: string): readonly Diagnostic[] {
  return graph.diagnosticsOf(files, key, () => true)
}
