// All links in the pages of a site with their targets, which a move may have to rewrite.
import type { Graph } from '../graph/graph.ts'
import type { AddressSlot } from '../model/article.ts'
import type { Doc, LinkTarget, SiteTables } from '../model/site.ts'
import { joinKey } from './keys.ts'
import type { Stages } from './stages.ts'

/** A link in a page. */
export interface SiteLink {
  readonly doc: Doc
  readonly tables: SiteTables
  readonly slot: AddressSlot
  readonly target: LinkTarget
}

/** The pages of all locales, and the links in them. */
export interface SiteLinks {
  readonly locales: readonly SiteTables[]
  readonly links: readonly SiteLink[]
}

/** Number of docs compiled concurrently. */
const AT_ONCE = 64

/** Tables of all locales. */
export async function localeTables(
  graph: Graph,
  { inputs, site }: Pick<Stages, 'inputs' | 'site'>,
): Promise<readonly SiteTables[]> {
  const plans = await graph.demand(inputs.locales, '')
  return Promise.all(plans.map(({ code }) => graph.demand(site.tables, code)))
}

/** All links in pages. */
export async function siteLinks(
  graph: Graph,
  stages: Pick<Stages, 'inputs' | 'site' | 'articles' | 'pages'>,
): Promise<SiteLinks> {
  const { articles, pages } = stages
  const locales = await localeTables(graph, stages)
  const links: SiteLink[] = []
  for (const tables of locales) {
    const docs = tables.versions.flatMap((version) => version.docs)
    for (let at = 0; at < docs.length; at += AT_ONCE) {
      const found = await Promise.all(docs.slice(at, at + AT_ONCE).map(linksOf))
      links.push(...found.flat())
    }

    async function linksOf(doc: Doc): Promise<readonly SiteLink[]> {
      const facts = await graph.demand(articles.facts, joinKey(tables.locale, doc.file))
      const targets = await graph.demand(pages.targets, joinKey(tables.locale, doc.permalink))
      return (facts?.slots ?? []).flatMap((slot, at) => {
        const target = targets[at]?.target
        return 'url' in slot && target ? [{ doc, tables, slot, target }] : []
      })
    }
  }
  return { locales, links }
}
