// All findings of a locale: those that stages reported on the way, and those of the rules, which look at finished pages and
// at what their links lead to.

import { checkPage } from '../check/registry.ts'
import { unknownNames } from '../check/unknown-names.ts'
import { query, type Reader } from '../graph/query.ts'
import type { SiteTables } from '../model/site.ts'
import type { ArticleFacts, Articles } from './articles.ts'
import type { Inputs } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import type { Pages } from './pages.ts'
import { RANK } from './rank.ts'
import { docOf, type SiteQueries, siteHasDoc } from './site.ts'

/** The queries of the checker. */
export function findingQueries(inputs: Inputs, site: SiteQueries, articles: Articles, pages: Pages) {
  /** Findings of the rules on one page. Keys are `locale|path of the route`. */
  const pageFindings = query<null>({
    name: 'page-findings',
    rank: RANK.pageFindings,
    compute: async (key, { read, report }) => {
      const [locale, path] = splitKey(key)
      const tables = await read(site.tables, locale)
      const { doc } = docOf(tables, path)
      const facts = await read(articles.facts, joinKey(locale, doc.file))
      if (!facts) return null
      const resolved = await read(pages.targets, key)
      const linked = resolved.flatMap(({ target }) =>
        target?.kind === 'page' && target.anchor ? [target.path] : [],
      )
      const anchors = await anchorSets(locale, [path, ...linked], tables, read)
      checkPage(
        {
          doc,
          article: facts,
          resolved,
          site: tables,
          config: await read(inputs.config, ''),
          anchorsOf: (other) => anchors.get(other),
        },
        report,
      )
      return null
    },
  })

  /** Ids of the docs at these paths; other pages have none that links may rely on. */
  async function anchorSets(
    locale: string,
    paths: readonly string[],
    tables: SiteTables,
    read: Reader['read'],
  ) {
    const sets = new Map<string, ReadonlySet<string>>()
    for (const path of new Set(paths)) {
      if (!siteHasDoc(tables, path)) continue
      const facts = await read(articles.facts, joinKey(locale, docOf(tables, path).doc.file))
      sets.set(path, new Set(facts?.anchors.map(({ id }) => id)))
    }
    return sets
  }

  /** Findings of a locale. Keys are locales. */
  const findings = query<null>({
    name: 'findings',
    rank: RANK.findings,
    compute: async (locale, { read, report }) => {
      const tables = await read(site.tables, locale)
      const all: ArticleFacts[] = []
      for (const version of tables.versions) {
        for (const doc of version.docs) {
          const facts = await read(articles.facts, joinKey(locale, doc.file))
          if (facts) all.push(facts)
          await read(pageFindings, joinKey(locale, doc.permalink))
        }
      }
      for (const finding of unknownNames(all)) report(finding)
      return null
    },
  })
  return { findings, pageFindings }
}
