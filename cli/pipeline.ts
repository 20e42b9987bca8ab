// All stages in their order, as queries of one graph: what build, serve and check ask their questions of.

import { changedSince, type Externals } from './graph/externals.ts'
import { createGraph, type Graph, type NodeName } from './graph/graph.ts'
import type { GraphSnapshot } from './graph/snapshot.ts'
import type { SiteAddresses } from './model/addresses.ts'
import { siteAddresses } from './pipeline/addresses.ts'
import { type SiteFindings, siteFindings } from './pipeline/checks.ts'
import { type SiteDiagrams, siteDiagrams } from './pipeline/diagrams.ts'
import { type ExternalLink, externalLinks } from './pipeline/external-links.ts'
import { findingsFinalizer } from './pipeline/finalize-findings.ts'
import type { PipelinePorts } from './pipeline/inputs.ts'
import { type LiveView, liveView } from './pipeline/live.ts'
import { type MoveView, moveView } from './pipeline/move.ts'
import { type OfflineTarget, offlineTarget } from './pipeline/offline.ts'
import { type PrintView, printView } from './pipeline/print.ts'
import { RANK } from './pipeline/rank.ts'
import { type SiteFigures, siteFigures } from './pipeline/site-figures.ts'
import { createStages, storedQueries } from './pipeline/stages.ts'
import { externalsOf, readsFile, snapshotOf, valueStore } from './pipeline/stored-graph.ts'
import { type TranslationView, translationView } from './pipeline/translate.ts'
import { type SiteWriter, siteWriter } from './pipeline/write-site.ts'

export type { PipelinePorts } from './pipeline/inputs.ts'
export type { PageRef } from './pipeline/live.ts'
export type { OnProgress } from './pipeline/write-site.ts'

/** A site behind a build graph. */
export interface Pipeline extends SiteFindings, SiteFigures {
  readonly graph: Graph
  /** Writes every output file, and reuses those that are as an earlier process published them. */
  readonly writeAll: SiteWriter
  /** Turns what is written into the offline edition. */
  readonly offline: OfflineTarget
  /** All addresses that a build would publish. */
  addresses(): Promise<SiteAddresses>
  /** Diagrams of pages, and the files of their drawings. */
  diagrams(): Promise<SiteDiagrams>
  /** Links of pages to other sites. */
  externalLinks(): Promise<readonly ExternalLink[]>
  /** Text of a file of the site; undefined when there is none. */
  textOf(file: string): Promise<string | undefined>
  /** These files may have changed; those of the second list may have appeared or gone. */
  changed(paths: readonly string[], listed?: readonly string[]): Promise<void>
  /** Whether the site is made from a file, or would be if there were one. */
  reads(path: string): boolean
  /** Fingerprints of all that the site was made from. */
  externals(): Externals
  /** What of that is different now, found on the way. */
  changesSince(externals: Externals): AsyncGenerator<NodeName>
  /** The graph, so that the next process can begin where this one ends. */
  snapshot(): GraphSnapshot
  /** Begins where an earlier process ended, with what has changed since then. */
  resume(snapshot: GraphSnapshot, changes: readonly NodeName[]): Promise<void>
  /** Books for paper. */
  readonly print: PrintView
  /** How far translations are. */
  readonly translation: TranslationView
  /** The questions of a move. */
  readonly moves: MoveView
  /** The questions of a server. */
  readonly live: LiveView
}

/** The pipeline over the given edges. */
export function createPipeline(ports: PipelinePorts): Pipeline {
  const graph = createGraph({ eagerRank: RANK.messages })
  const stages = createStages(ports)
  const { inputs } = stages
  const queries = storedQueries(stages)
  const finalize = findingsFinalizer(graph, inputs, stages.ignores)
  return {
    graph,
    writeAll: siteWriter(graph, ports, stages),
    offline: offlineTarget(graph, stages),
    ...siteFindings(graph, stages, finalize),
    ...siteFigures(graph, stages),
    addresses: () => siteAddresses(graph, stages),
    diagrams: () => siteDiagrams(graph, stages),
    externalLinks: () => externalLinks(graph, stages),
    textOf: async (file) => (await graph.demand(inputs.source, file))?.text,
    print: printView(graph, stages),
    translation: translationView(graph, stages),
    moves: moveView(graph, stages),
    live: liveView(graph, ports.compiler, { ...stages, finalize }),
    reads: (path) => readsFile(graph, inputs, path),
    externals: () => externalsOf(graph),
    changesSince: (externals) => changedSince(externals, queries),
    snapshot: () => snapshotOf(graph, ports),
    async resume(snapshot, changes) {
      graph.restore(snapshot, queries, valueStore(ports))
      await graph.invalidate(changes)
    },
    async changed(paths, listed = paths) {
      const dirs = new Set(listed.flatMap(parents))
      await graph.invalidate([
        ...paths.map((key) => ({ query: inputs.bytes, key })),
        ...[...dirs].map((key) => ({ query: inputs.listing, key })),
      ])
    },
  }
}

/** All folders above a file, the site folder as the empty path. */
function parents(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_part, at) => parts.slice(0, at).join('/'))
}
