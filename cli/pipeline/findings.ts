// All findings of a locale: those that stages reported on the way, and those of the rules that need every page.
import { query } from '../graph/query.ts'
import type { Articles } from './articles.ts'
import type { Inputs } from './inputs.ts'
import { joinKey } from './keys.ts'
import type { Pages } from './pages.ts'
import { RANK } from './rank.ts'
import type { SiteQueries } from './site.ts'

/** The queries of the checker. Keys are locales. */
export function findingQueries(inputs: Inputs, site: SiteQueries, articles: Articles, pages: Pages) {
  const findings = query<null>({
    name: 'findings',
    rank: RANK.findings,
    compute: async (locale, { read }) => {
      await read(inputs.config, '')
      const tables = await read(site.tables, locale)
      for (const version of tables.versions) {
        for (const doc of version.docs) {
          await read(articles.facts, joinKey(locale, doc.file))
          await read(pages.targets, joinKey(locale, doc.permalink))
        }
      }
      return null
    },
  })
  return { findings }
}
