// Findings of a build: those that stages reported on the way, and those of the rules that every build applies to links.

import { checkPage, checkSite } from '../check/registry.ts'
import { unknownNames } from '../check/unknown-names.ts'
import { query } from '../graph/query.ts'
import type { Article } from '../model/article.ts'
import type { SiteTables } from '../model/site.ts'
import { joinKey, splitKey } from './keys.ts'
import { linkSubjects } from './link-subjects.ts'
import type { Parts } from './parts.ts'
import { RANK } from './rank.ts'
import { sharedSubject } from './shared-subject.ts'
import { findUnknownItems, themeComponents } from './theme.ts'

/** Docs whose findings are concluded together. */
const PART = 64

type UnknownNames = Pick<Article, 'unknownComponents' | 'unknownLanguages'>

const docsOf = ({ versions }: SiteTables) => versions.flatMap(({ docs }) => docs)

/** The queries of a build's findings. */
export function findingQueries({
  inputs,
  site,
  articles,
  code,
  pages,
}: Pick<Parts, 'inputs' | 'site' | 'articles' | 'code' | 'pages'>) {
  const subjects = linkSubjects({ inputs, site, articles, code, pages })

  /** Findings of the rules on one page. Keys are `locale|path of the route`. */
  const pageFindings = query<null>({
    name: 'page-findings',
    rank: RANK.pageFindings,
    keep: 'inside',
    compute: async (key, { read, report }) => {
      const subject = await subjects.pageSubject(key, read)
      if (subject) {
        checkPage(subject, report)
        await code.reportImports(subject.article, { read, report })
        await pages.shareImageOf(key, read)
      }
      return null
    },
  })

  /** Findings of some docs in a row: an edit has one part concluded again, not the site. Keys are `locale|number`. */
  const part = query<readonly UnknownNames[]>({
    name: 'findings-part',
    rank: RANK.findingsPart,
    keep: 'inside',
    compute: async (key, { read }) => {
      const [locale, number] = splitKey(key)
      const docs = docsOf(await read(site.tables, locale))
      const found: UnknownNames[] = []
      for (const doc of docs.slice(Number(number) * PART, (Number(number) + 1) * PART)) {
        await read(pageFindings, joinKey(locale, doc.permalink))
        const traits = await read(articles.traits, joinKey(locale, doc.file))
        const { unknownComponents = [], unknownLanguages = [] } = traits
        if (unknownComponents.length + unknownLanguages.length > 0)
          found.push({ unknownComponents, unknownLanguages })
      }
      return found
    },
  })

  /** Keys of the parts of a locale. */
  const parts = query<readonly string[]>({
    name: 'findings-parts',
    rank: RANK.findingsPart,
    compute: async (locale, { read }) => {
      const count = Math.ceil(docsOf(await read(site.tables, locale)).length / PART)
      return Array.from({ length: count }, (_part, number) => joinKey(locale, String(number)))
    },
  })

  /** Findings of a locale. Keys are locales. */
  const findings = query<null>({
    name: 'findings',
    rank: RANK.findings,
    keep: 'inside',
    compute: async (locale, reader) => {
      const { read, report } = reader
      const tables = await read(site.tables, locale)
      const all: UnknownNames[] = []
      for (const key of await read(parts, locale)) all.push(...(await read(part, key)))
      for (const finding of unknownNames(all, await themeComponents(all, code, read))) report(finding)
      await findUnknownItems(tables, code, reader)
      checkSite(await sharedSubject(locale, { inputs, site, subjects }, read), report)
      return null
    },
  })
  return { ofLocale: findings, ofPage: pageFindings, part, parts }
}

export type Findings = ReturnType<typeof findingQueries>
