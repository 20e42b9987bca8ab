// The offline edition: the same outputs as online, with addresses and data that work without a server.
import { OFFLINE_ROOT } from '../../runtime/model/offline.ts'
import { homeTarget } from '../emit/home-page.ts'
import { type OfflinePlace, ONLINE_ONLY, offlineFiles } from '../emit/offline-files.ts'
import { searchIndexes } from '../emit/search-indexes.ts'
import type { Graph } from '../graph/graph.ts'
import type { OutputTarget } from '../model/output.ts'
import { outputPath } from '../text/output-path.ts'
import type { Stages } from './stages.ts'

/** Wraps a target: converts the outputs of a site built at `OFFLINE_ROOT` and passes the files of the offline edition on. */
export type OfflineTarget = (target: OutputTarget, onlineBase: string) => Promise<OutputTarget>

/** The offline edition of the site in a graph. */
export const offlineTarget =
  (graph: Graph, stages: Pick<Stages, 'inputs' | 'site'>): OfflineTarget =>
  async (target, onlineBase) => {
    const place = { ...(await filesOf(graph, stages)), onlineBase }
    const { search } = await graph.demand(stages.inputs.config, '')
    return {
      // A lunr index in addition to the shards is meant for other programs.
      without: search.engine === 'lunr' ? ONLINE_ONLY : [...ONLINE_ONLY, searchIndexes.name],
      async write(file, format) {
        for (const made of offlineFiles(file, format, place)) await target.write(made, format)
      },
      // Links in a page depend on which other pages exist: all files are written, and the target compares them.
      reuse: async () => false,
    }
  }

async function filesOf(
  graph: Graph,
  { inputs, site }: Pick<Stages, 'inputs' | 'site'>,
): Promise<Pick<OfflinePlace, 'files' | 'folders'>> {
  const config = await graph.demand(inputs.config, '')
  const plans = await graph.demand(inputs.locales, '')
  const files = new Map<string, string>()
  for (const { code, outPrefix, baseUrl } of plans) {
    const tables = await graph.demand(site.tables, code)
    const add = (path: string, file: string) =>
      files.set(path.slice(OFFLINE_ROOT.length).replace(/\/$/, ''), outPrefix + file)
    if (homeTarget(tables, config) !== null) add(baseUrl, 'index.html')
    for (const { path, file, place } of tables.redirects.redirects) if (!place) add(path, file)
    for (const { path, file, id } of tables.redirects.gone) if (id === undefined) add(path, file)
    for (const { path } of tables.routes) add(path, outputPath(path, baseUrl, config.trailingSlash))
  }
  return { files, folders: Object.fromEntries(plans.map(({ code, outPrefix }) => [code, outPrefix])) }
}
