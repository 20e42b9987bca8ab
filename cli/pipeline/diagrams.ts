// The diagrams of a site and the files that their drawings are kept in.
import type { Graph } from '../graph/graph.ts'
import type { Diagram } from '../model/article.ts'
import { diagramsOf, drawingsIn } from './drawings.ts'
import { localeTables } from './site-links.ts'
import type { Stages } from './stages.ts'

/** What there is to draw, and what is drawn. */
export interface SiteDiagrams {
  /** Diagrams of all pages, each text once. */
  readonly diagrams: readonly Diagram[]
  /** Files of drawings, wanted or not, relative to the site folder. */
  readonly drawings: readonly string[]
}

/** The diagrams of the site behind a graph. */
export async function siteDiagrams(
  graph: Graph,
  stages: Pick<Stages, 'inputs' | 'site' | 'articles'>,
): Promise<SiteDiagrams> {
  const { inputs, articles } = stages
  const found = new Map<string, Diagram>()
  for (const tables of await localeTables(graph, stages))
    for (const diagram of await diagramsOf(tables, articles, graph.demand)) found.set(diagram.light, diagram)
  return { diagrams: [...found.values()], drawings: await drawingsIn(inputs, graph.demand) }
}
