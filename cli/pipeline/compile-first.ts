// Pages are given to other threads as soon as their heads are read: the heads of all, and the tables made of them, keep this
// thread busy for a while.
import type { Graph } from '../graph/graph.ts'
import type { Articles } from './articles.ts'
import { joinKey } from './keys.ts'
import { nextTurn } from './next-turn.ts'
import type { SiteQueries } from './site.ts'

/** Pages on their way at a time: enough for while the tables are made. */
const PAGES_AT_ONCE = 192

/** Has pages of a locale compiled while the heads of all are read. */
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
    // Whatever goes wrong will go wrong again when the page is asked for.
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
