// The first pages are given to other threads as soon as their heads are read: the tables of the site, which need the heads of
// all, keep this thread busy for a while.
import type { Graph } from '../graph/graph.ts'
import type { Articles } from './articles.ts'
import { joinKey } from './keys.ts'
import type { SiteQueries } from './site.ts'

/** Parts of the list of docs whose pages are compiled first. */
const PARTS = ['0', '1']

/** Has the first pages of a locale compiled. */
export async function compileFirst(
  graph: Graph,
  { site, articles }: { readonly site: SiteQueries; readonly articles: Articles },
  code: string,
): Promise<void> {
  const [version] = await graph.demand(site.versions, code)
  if (graph.isResumed || !version) return
  for (const part of PARTS) {
    const heads = await graph.demand(site.heads, joinKey(part, code, version.instance, version.name))
    const pages = heads.filter(({ frontMatter }) => frontMatter.draft !== true)
    // Whatever goes wrong will go wrong again when the page is asked for.
    for (const { file } of pages)
      void graph.demand(articles.facts, joinKey(code, file)).catch(() => undefined)
    // Signals, and answers of other threads, get their turn.
    await new Promise(setImmediate)
  }
}
