// Findings of a build: those that stages reported on the way, and those of the rules that every build applies to links.

import { checkPage, checkSite } from '../check/registry.ts'
import { unknownNames } from '../check/unknown-names.ts'
import { query } from '../graph/query.ts'
import type { ArticleFacts } from '../model/compile.ts'
import type { Articles } from './articles.ts'
import type { Inputs } from './inputs.ts'
import { joinKey } from './keys.ts'
import { linkSubjects } from './link-subjects.ts'
import type { Pages } from './pages.ts'
import { RANK } from './rank.ts'
import { sharedSubject } from './shared-subject.ts'
import type { SiteQueries } from './site.ts'
import { findUnknownItems, themeComponents } from './theme.ts'

/** The queries of a build's findings. */
export function findingQueries(inputs: Inputs, site: SiteQueries, articles: Articles, pages: Pages) {
  const subjects = linkSubjects(inputs, site, articles, pages)

  /** Findings of the rules on one page. Keys are `locale|path of the route`. */
  const pageFindings = query<null>({
    name: 'page-findings',
    rank: RANK.pageFindings,
    compute: async (key, { read, report }) => {
      const subject = await subjects.pageSubject(key, read)
      if (subject) {
        checkPage(subject, report)
        await read(pages.shareImage, key)
      }
      return null
    },
  })

  /** Findings of a locale. Keys are locales. */
  const findings = query<null>({
    name: 'findings',
    rank: RANK.findings,
    compute: async (locale, reader) => {
      const { read, report } = reader
      const tables = await read(site.tables, locale)
      const all: ArticleFacts[] = []
      for (const version of tables.versions) {
        for (const doc of version.docs) {
          const facts = await read(articles.facts, joinKey(locale, doc.file))
          if (facts) all.push(facts)
          await read(pageFindings, joinKey(locale, doc.permalink))
        }
      }
      for (const finding of unknownNames(all, await themeComponents(all, inputs, read))) report(finding)
      await findUnknownItems(tables, inputs, reader)
      checkSite(await sharedSubject(locale, { inputs, site, subjects }, read), report)
      return null
    },
  })
  return { findings, pageFindings }
}
