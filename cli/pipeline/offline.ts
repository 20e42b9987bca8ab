// The offline edition: the same outputs as online, with addresses and data that need no server.
import { OFFLINE_ROOT } from '../../runtime/model/offline.ts'
import { homeTarget } from '../emit/home-page.ts'
import { type OfflinePlace, ONLINE_ONLY, offlineFiles } from '../emit/offline-files.ts'
import { searchIndexes } from '../emit/search-indexes.ts'
import type { Graph } from '../graph/graph.ts'
import type { OutputTarget } from '../model/output.ts'
import { outputPath } from '../text/output-path.ts'
import type { Stages } from './stages.ts'

/** A target for the outputs of a site made at `OFFLINE_ROOT`, which hands the files of the edition on to another one. */
export type OfflineTarget = (target: OutputTarget, onlineBase: string) => Promise<OutputTarget>

/** The edition of the site behind a graph. */
export const offlineTarget =
  (graph: Graph, stages: Pick<Stages, 'inputs' | 'site'>): OfflineTarget =>
  async (target, onlineBase) => {
    const place = { ...(await filesOf(graph, stages)), onlineBase }
    const { search } = await graph.demand(stages.inputs.config, '')
    return {
      // Beside the shards the index of lunr is for other programs.
      without: search.engine === 'lunr' ? ONLINE_ONLY : [...ONLINE_ONLY, searchIndexes.name],
      async write(file, format) {
        for (const made of offlineFiles(file, format, place)) await target.write(made, format)
      },
      // Addresses of a page depend on which other pages there are: all files are written, and the target compares them.
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
