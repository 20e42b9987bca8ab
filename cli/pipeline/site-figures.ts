// What commands report about a site as a whole: number of pages, start address, search quality.
import type { HostedSite } from '../emit/hosting/context.ts'
import type { Graph } from '../graph/graph.ts'
import { type ForeignSource, isRefused } from '../model/content-policy.ts'
import type { QueryAnswer, SearchMetrics } from '../model/search-metrics.ts'
import { hrefPath } from '../text/path-href.ts'
import { AUTHOR_CHOSEN_FORMATS, outputGroups } from './output-lists.ts'
import { sitePolicy } from './policy.ts'
import type { SearchRequest } from './search-tests.ts'
import type { Stages } from './stages.ts'

/** Metrics of a site. */
export interface SiteMetrics {
  /** Number of pages in all locales. */
  pageCount(): Promise<number>
  /**
   * Path of the start page, not percent-encoded: the base URL of the first locale, or its first doc if there is no page at the
   * base URL.
   */
  startPath(): Promise<string>
  /** Origins that pages and configuration load from and that the content policy allows. */
  foreignSources(): Promise<readonly ForeignSource[]>
  /** Input for generating server settings. */
  hostedSite(): Promise<HostedSite>
  /** Value of a sidebars file; null if it cannot be used. */
  sidebarsIn(file: string): Promise<unknown>
  /** Number of docs by part of the site: locale, docs instance and version, separated by spaces. */
  docCounts(): Promise<ReadonlyMap<string, number>>
  /** How many search test queries find their page; null without tests. */
  searchMetrics(): Promise<SearchMetrics | null>
  /** Answers of the site's search, in the order of the queries. */
  runSearchQueries(question: SearchRequest): Promise<readonly QueryAnswer[]>
}

/** The metrics of the site in a graph. */
export function siteFigures(
  graph: Graph,
  {
    inputs,
    content,
    site,
    outputs,
    foreign,
    searchTests,
  }: Pick<Stages, 'inputs' | 'content' | 'site' | 'outputs' | 'foreign' | 'searchTests'>,
): SiteMetrics {
  return {
    async pageCount() {
      const locales = await graph.demand(inputs.locales, '')
      const tables = await Promise.all(locales.map(({ code }) => graph.demand(site.tables, code)))
      return tables.reduce((sum, { routes }) => sum + routes.length, 0)
    },
    async startPath() {
      const [plan] = await graph.demand(inputs.locales, '')
      if (!plan) return '/'
      const { home } = await graph.demand(site.tables, plan.code)
      const listed = await outputGroups(graph, { inputs, outputs }, [...AUTHOR_CHOSEN_FORMATS, 'home-page'])
      const hasIndex = listed.some(({ paths }) => paths.includes(`${plan.outPrefix}index.html`))
      return hasIndex || home === null ? plan.baseUrl : hrefPath(home)
    },
    async foreignSources() {
      const { csp } = (await graph.demand(inputs.config, '')).security
      return (await graph.demand(foreign, '')).filter((source) => !isRefused(source, csp))
    },
    async hostedSite() {
      const [config, locales] = await Promise.all([
        graph.demand(inputs.config, ''),
        graph.demand(inputs.locales, ''),
      ])
      const tables = await Promise.all(locales.map(({ code }) => graph.demand(site.tables, code)))
      return {
        host: new URL(config.url).hostname,
        base: config.baseUrl,
        locales: locales.flatMap(({ outPrefix, baseUrl }) => (outPrefix === '' ? [] : [baseUrl])),
        trailingSlash: config.trailingSlash,
        precompressed: config.precompress,
        policy: await sitePolicy({ inputs, foreign }, (wanted, key) => graph.demand(wanted, key)),
        redirects: tables.flatMap(({ redirects }) => redirects.redirects),
      }
    },
    sidebarsIn: async (file) => (await graph.demand(content.exported, file))?.value ?? null,
    async docCounts() {
      const counts = new Map<string, number>()
      for (const { code } of await graph.demand(inputs.locales, '')) {
        const { routes, versions } = await graph.demand(site.tables, code)
        const part = (instance: string, version: string) => `${code} ${instance} ${version}`
        for (const { version } of versions) counts.set(part(version.instance, version.name), 0)
        for (const { target } of routes) {
          if (target.kind !== 'doc') continue
          const key = part(target.instance, target.version)
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
      }
      return counts
    },
    searchMetrics: () => graph.demand(searchTests.tests, ''),
    runSearchQueries: (question) => graph.demand(searchTests.answers, JSON.stringify(question)),
  }
}
