// Sends pages to other threads as soon as their heads are read, because reading all heads and building the tables from them
// keeps this thread busy for a while.
import type { Graph } from '../graph/graph.ts'
import type { Articles } from './articles.ts'
import { joinKey } from './keys.ts'
import { nextTurn } from './next-turn.ts'
import type { SiteQueries } from './site.ts'

/** Pages in progress at a time: enough to last while the tables are built. */
const PAGES_AT_ONCE = 192

/** Starts compiling pages of a locale while the heads of all pages are read. */
export async function compileFirst(
  graph: Graph,
  { site, articles }: { readonly site: SiteQueries; readonly articles: Articles },
  code: string,
): Promise<void> {
  const [version] = await graph.demand(site.versions, code)
  if (graph.isResumed || !version) return
  const state = { underWay: 0 }
  const compile = async (file: string): Promise<void> => {
    state.underWay++
    // An error will occur again when the page is demanded.
    await graph.demand(articles.facts, joinKey(code, file)).catch(() => undefined)
    state.underWay--
  }
  const key = joinKey(code, version.instance, version.name)
  for (const part of (await graph.demand(site.docParts, key)).keys()) {
    const heads = await graph.demand(site.heads, joinKey(`${part}`, key))
    for (const { file, frontMatter } of heads)
      if (frontMatter.draft !== true && state.underWay < PAGES_AT_ONCE) void compile(file)
    await nextTurn()
  }
}
