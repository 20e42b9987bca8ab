// All stages in order, as queries of one graph. `build`, `serve` and `check` read their results from it.

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
import { type SiteMetrics, siteFigures } from './pipeline/site-figures.ts'
import { createStages, storedQueries } from './pipeline/stages.ts'
import { externalsOf, readsFile, snapshotOf, valueStore } from './pipeline/stored-graph.ts'
import { type TranslationView, translationView } from './pipeline/translate.ts'
import { type SiteWriter, siteWriter } from './pipeline/write-site.ts'

export type { PipelinePorts } from './pipeline/inputs.ts'
export type { PageRef } from './pipeline/live.ts'
export type { OnProgress } from './pipeline/write-site.ts'

/** A site and its build graph. */
export interface Pipeline extends SiteFindings, SiteMetrics {
  readonly graph: Graph
  /** Writes all output files. Reuses files that an earlier process published unchanged. */
  readonly writeAll: SiteWriter
  /** Turns the written files into the offline edition. */
  readonly offline: OfflineTarget
  /** All URLs that a build would publish. */
  addresses(): Promise<SiteAddresses>
  /** Diagrams in pages, and the files of their drawings. */
  diagrams(): Promise<SiteDiagrams>
  /** Links from pages to other sites. */
  externalLinks(): Promise<readonly ExternalLink[]>
  /** Text of a file of the site; undefined if there is none. */
  textOf(file: string): Promise<string | undefined>
  /** Invalidates files: those in `paths` may have changed, those in `listed` may have been added or removed. */
  changed(paths: readonly string[], listed?: readonly string[]): Promise<void>
  /** Whether the site is built from this file, or would be if the file existed. */
  reads(path: string): boolean
  /** Fingerprints of all inputs of the site. */
  externals(): Externals
  /** Yields the inputs that have changed since then, as they are found. */
  changesSince(externals: Externals): AsyncGenerator<NodeName>
  /** Snapshot of the graph, from which the next process can resume. */
  snapshot(): GraphSnapshot
  /** Resumes from the snapshot of an earlier process, with the changes since then. */
  resume(snapshot: GraphSnapshot, changes: readonly NodeName[]): Promise<void>
  /** Documents for printing. */
  readonly print: PrintView
  /** State of the translations. */
  readonly translation: TranslationView
  /** Queries of `docsite mv`. */
  readonly moves: MoveView
  /** Queries of the development server. */
  readonly live: LiveView
}

/** Creates the pipeline on the given ports. */
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

/** All ancestor folders of a file; the empty path is the site folder. */
function parents(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_part, at) => parts.slice(0, at).join('/'))
}
