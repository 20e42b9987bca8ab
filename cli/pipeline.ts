// All stages in their order, as queries of one graph: what build, serve and check ask their questions of.

import { EMITTERS } from './emit/registry.ts'
import { changedSince, type Externals } from './graph/externals.ts'
import { createGraph, type Graph, type NodeName } from './graph/graph.ts'
import type { GraphSnapshot } from './graph/snapshot.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { Finding } from './model/finding.ts'
import type { Emitter } from './model/reader.ts'
import { articleQueries } from './pipeline/articles.ts'
import { type CheckRequest, checkSite } from './pipeline/checks.ts'
import { codeQueries } from './pipeline/code.ts'
import { compileFirst } from './pipeline/compile-first.ts'
import { contentQueries } from './pipeline/content.ts'
import { type ExternalLink, externalLinks } from './pipeline/external-links.ts'
import { findingsFinalizer, ignoreQueries } from './pipeline/finalize-findings.ts'
import { findingQueries } from './pipeline/findings.ts'
import { inputQueries, type PipelinePorts } from './pipeline/inputs.ts'
import { joinKey } from './pipeline/keys.ts'
import { type LiveView, liveView } from './pipeline/live.ts'
import { type OutputGroup, outputQueries } from './pipeline/outputs.ts'
import { pageQueries } from './pipeline/pages.ts'
import { RANK } from './pipeline/rank.ts'
import { renderingFindings } from './pipeline/rendering-findings.ts'
import { searchQueries } from './pipeline/search.ts'
import { searchTestQuery } from './pipeline/search-tests.ts'
import { sharedQueries } from './pipeline/shared.ts'
import { siteQueries } from './pipeline/site.ts'
import { externalsOf, queriesOf, readsFile, snapshotOf, valueStore } from './pipeline/stored-graph.ts'
import { type SiteWriter, siteWriter } from './pipeline/write-site.ts'
import { hrefPath } from './text/path-href.ts'

export type { PipelinePorts } from './pipeline/inputs.ts'
export type { PageRef } from './pipeline/live.ts'
export type { OnProgress } from './pipeline/write-site.ts'

/** A site behind a build graph. */
export interface Pipeline {
  readonly graph: Graph
  /** Writes every output file, and reuses those that are as an earlier process published them. */
  readonly writeAll: SiteWriter
  /** All findings of the site, each once. */
  findings(): Promise<readonly Diagnostic[]>
  /** Findings from outside the graph, like those of the configuration, as they count in a build. */
  weighed(notices: readonly Diagnostic[]): Promise<readonly Diagnostic[]>
  /** Findings of all rules, without making a site. */
  check(request: CheckRequest): Promise<readonly Finding[]>
  /** What the rules say of each page by itself: address of the page -> findings. */
  checkPages(): Promise<ReadonlyMap<string, readonly Diagnostic[]>>
  /** Links of pages to other sites. */
  externalLinks(): Promise<readonly ExternalLink[]>
  /** Text of a file of the site; undefined when there is none. */
  textOf(file: string): Promise<string | undefined>
  /** Number of pages over all locales. */
  pageCount(): Promise<number>
  /** Path of a page to begin with, not encoded: the base URL of the first locale, or its first doc where there is no page. */
  startPath(): Promise<string>
  /** Number of docs by locale. */
  docCounts(): Promise<ReadonlyMap<string, number>>
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
  /** The questions of a server. */
  readonly live: LiveView
}

/** Output formats whose paths authors choose. */
const AUTHORED: readonly string[] = ['pages', 'static-assets']

/** The pipeline over the given edges. */
export function createPipeline(ports: PipelinePorts): Pipeline {
  const graph = createGraph({ eagerRank: RANK.messages })
  const inputs = inputQueries(ports)
  const content = contentQueries(ports, inputs)
  const site = siteQueries(ports, inputs, content)
  const articles = articleQueries(ports, inputs, content)
  const { shared } = sharedQueries(inputs, content, site)
  const code = codeQueries(ports, inputs, site, articles)
  const pages = pageQueries(ports, { inputs, content, site, articles, code, shared })
  const search = searchQueries(ports, inputs, site, articles)
  const outputs = outputQueries({ inputs, content, site, articles, code, shared, pages, search })
  const findings = findingQueries({ inputs, content, site, articles, code, pages })
  const ignores = ignoreQueries(inputs)
  const finalize = findingsFinalizer(graph, inputs, ignores)
  const searchTests = searchTestQuery({ inputs, content, site, search })
  const queries = queriesOf([
    inputs,
    content,
    site,
    articles,
    code,
    { shared },
    pages,
    search,
    outputs,
    findings,
    ignores,
  ])

  async function groups(formats: readonly string[]): Promise<OutputGroup[]> {
    const found: OutputGroup[] = []
    for (const { code } of await graph.demand(inputs.locales, '')) {
      for (const name of formats) found.push(...(await graph.demand(outputs.listed, joinKey(code, name))))
    }
    return found
  }

  /** Files that overwrite each other. What lies in a folder of its own is listed only where authors put something there. */
  async function clashes(): Promise<readonly Diagnostic[]> {
    const paths = (await groups(AUTHORED)).flatMap((group) => group.paths)
    const used = (folder: string) =>
      paths.some((path) => path.startsWith(folder) || path.includes(`/${folder}`))
    const formats = EMITTERS.filter(({ folder }: Emitter) => folder === undefined || used(folder))
    return outputs.clashes(await groups(formats.map(({ name }) => name)))
  }

  return {
    graph,
    writeAll: siteWriter(graph, ports, { inputs, site, articles, outputs, findings }),
    async findings() {
      const roots: (readonly Diagnostic[])[] = []
      for (const { code } of await graph.demand(inputs.locales, '')) {
        const key = joinKey('build', code)
        await graph.demand(findings.ofLocale, key)
        const { routes } = await graph.demand(site.tables, code)
        roots.push([
          ...graph.diagnosticsOf(findings.ofLocale, key),
          ...routes.flatMap(({ path }) => renderingFindings(graph, pages, joinKey(code, path))),
        ])
      }
      return finalize.build([...roots, await clashes()])
    },
    weighed: (notices) => finalize.build([notices]),
    async check(request) {
      for (const { code } of await graph.demand(inputs.locales, ''))
        await compileFirst(graph, { site, articles }, code)
      return checkSite(graph, { inputs, findings, searchTests, finalize }, request, await clashes())
    },
    async checkPages() {
      const found = new Map<string, readonly Diagnostic[]>()
      for (const { code } of await graph.demand(inputs.locales, '')) {
        const tables = await graph.demand(site.tables, code)
        for (const { permalink } of tables.versions.flatMap(({ docs }) => docs)) {
          const key = joinKey('check', code, permalink)
          await graph.demand(findings.ofPage, key)
          found.set(
            permalink,
            graph.diagnosticsOf(findings.ofPage, key, () => true),
          )
        }
      }
      return found
    },
    externalLinks: () => externalLinks(graph, { inputs, site, articles }),
    async textOf(file) {
      return (await graph.demand(inputs.source, file))?.text
    },
    async pageCount() {
      const locales = await graph.demand(inputs.locales, '')
      const tables = await Promise.all(locales.map(({ code }) => graph.demand(site.tables, code)))
      return tables.reduce((sum, { routes }) => sum + routes.length, 0)
    },
    async startPath() {
      const [plan] = await graph.demand(inputs.locales, '')
      if (!plan) return '/'
      const { home } = await graph.demand(site.tables, plan.code)
      const listed = await groups([...AUTHORED, 'home-page'])
      const hasIndex = listed.some(({ paths }) => paths.includes(`${plan.outPrefix}index.html`))
      return hasIndex || home === null ? plan.baseUrl : hrefPath(home)
    },
    async docCounts() {
      const counts = new Map<string, number>()
      for (const { code } of await graph.demand(inputs.locales, '')) {
        const { routes } = await graph.demand(site.tables, code)
        counts.set(code, routes.filter(({ target }) => target.kind === 'doc').length)
      }
      return counts
    },
    live: liveView(graph, ports.compiler, {
      inputs,
      content,
      site,
      articles,
      code,
      pages,
      search,
      outputs,
      findings,
      finalize,
    }),
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
