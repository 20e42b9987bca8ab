// The diagrams of a site and the files of their drawings.
import type { Graph } from '../graph/graph.ts'
import type { Diagram } from '../model/article.ts'
import { diagramsOf, drawingsIn } from './drawings.ts'
import { localeTables } from './site-links.ts'
import type { Stages } from './stages.ts'

/** Diagrams to draw, and existing drawings. */
export interface SiteDiagrams {
  /** Diagrams of all pages, each distinct source once. */
  readonly diagrams: readonly Diagram[]
  /** Existing drawings, needed or not, relative to the site folder. */
  readonly drawings: readonly string[]
}

/** The diagrams of the site in a graph. */
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
