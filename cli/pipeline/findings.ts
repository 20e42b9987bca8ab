// The findings of a site: those reported by stages for each page, and those of rules for each page and each locale. Build,
// server and `check` use the same queries; `check` applies more rules and reads what those rules need.

import { checkBuiltPage, checkBuiltSite, checkPage, checkSite } from '../check/apply-rules.ts'
import type { BuiltSite, UnknownNames } from '../check/site-subject.ts'
import { type Query, query, type Reader } from '../graph/query.ts'
import type { Doc, SiteTables } from '../model/site.ts'
import { unreadTranslations } from '../site/unread-translations.ts'
import type { Articles } from './articles.ts'
import { checkedFileQueries } from './checked-files.ts'
import { drawingFindings } from './drawings.ts'
import { unreadThemeFiles } from './export-findings.ts'
import { reportFonts } from './fonts.ts'
import type { PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { type LinkSubjects, linkSubjects } from './link-subjects.ts'
import { readPageSource } from './page-source.ts'
import type { Parts } from './parts.ts'
import { RANK } from './rank.ts'
import { reportShareImages } from './share-images.ts'
import { sharedSubject } from './shared-subject.ts'
import { findUnknownItems, reportFailedComponents, themeComponents } from './theme.ts'
import { type ThemeTrials, themeTrials } from './theme-trial.ts'

/** Number of docs whose findings are gathered together and which are compiled concurrently: enough to keep all threads busy. */
const PART = 64

/**
 * The command that demands findings; a server counts as a build. `check-with-times` also compares commit times, which are slow
 * to read.
 */
export type FindingsCommand = 'build' | 'check' | 'check-with-times'

/** What the locale needs to know about the pages of a part. */
interface PartSummary {
  readonly unknownNames: readonly UnknownNames[]
  /** Paths of pages that these pages link to; only for `check`. */
  readonly linked: readonly string[]
  /** Glossary terms used on these pages. */
  readonly terms: readonly string[]
}

type Read = Reader['read']

const docsOf = ({ versions }: SiteTables) => versions.flatMap(({ docs }) => docs)

/** The docs of a part, by part number. Slices each version instead of flattening all docs, because there are many parts. */
function docsOfPart({ versions }: SiteTables, number: number): readonly Doc[] {
  let from = number * PART
  return versions.flatMap(({ docs }) => {
    const some = docs.slice(Math.max(0, from), Math.max(0, from + PART))
    from -= docs.length
    return some
  })
}

type FindingParts = Omit<Parts, 'shared' | 'search'>

/** The queries for findings. The first part of each key is `build` or `check`; for `ofLocale` it is the asker. */
export function findingQueries(parts: FindingParts, drawer: PipelinePorts['shareImages']) {
  const checkedFiles = checkedFileQueries(parts)
  const subjects = linkSubjects(parts, checkedFiles.files)
  const trials = themeTrials(parts)
  const ofPage = pageFindings(parts, subjects, trials)
  const { part, partsOf } = partQueries(parts, ofPage)
  const { inputs, site, articles, code } = parts

  /** What rules see of a locale in every command. */
  async function builtSite(
    locale: string,
    unknownNames: readonly UnknownNames[],
    read: Read,
  ): Promise<BuiltSite> {
    return {
      ...(await sharedSubject(locale, { inputs, site, subjects }, read)),
      unknownNames,
      sourcesOfSiteCode: (await code.isOfSite(read)) ? ((await read(code.runtime, '')).foreign ?? []) : [],
      themeComponents: await themeComponents(unknownNames, code, read),
    }
  }

  /** Findings of a locale. Keys are `asker|locale`. */
  const ofLocale = query<null>({
    name: 'findings',
    rank: RANK.findings,
    keep: 'inside',
    compute: async (key, reader) => {
      const { read, report } = reader
      const [asker, locale] = splitKey(key)
      const tables = await read(site.tables, locale)
      if (asker !== 'build') await compileAll(tables, articles, read)
      const all: PartSummary[] = []
      for (const name of await read(partsOf, joinKey(asker === 'build' ? 'build' : 'check', locale)))
        all.push(await read(part, name))
      // A build bundles the site's own code, so every command reports problems with it.
      if (await code.isOfSite(read)) await reportFailedComponents(code, reader)
      await reportShareImages({ inputs, drawer }, reader)
      await reportFonts({ inputs, code }, reader)
      for (const found of await unreadThemeFiles(inputs, read)) report(found)
      for (const found of await unusedTranslationFindings(tables, inputs, read)) report(found)
      if (asker !== 'build') await trials.ofLocale(locale, reader)
      await findUnknownItems(tables, code, reader)
      const unknownNames = all.flatMap((each) => each.unknownNames)
      const built = await builtSite(locale, unknownNames, read)
      if (asker === 'build') checkBuiltSite(built, report)
      else {
        const linked = new Set(all.flatMap((each) => each.linked))
        const withTimes = asker === 'check-with-times'
        const usedTerms = new Set(all.flatMap((each) => each.terms))
        checkSite(
          {
            ...built,
            linked,
            usedTerms,
            drawings: await drawingFindings(locale, { inputs, site, articles }, read),
            ...(await checkedFiles.ofLocale(locale, withTimes, read)),
          },
          report,
        )
      }
      return null
    },
  })

  const { files, included } = checkedFiles
  return { files, included, statics: subjects.statics, ofPage, part, partsOf, ofLocale }
}

/** Files in the translations folder that no locale uses; reported once, for the default locale. */
async function unusedTranslationFindings(
  { locale, versions }: SiteTables,
  inputs: Parts['inputs'],
  read: Read,
) {
  const config = await read(inputs.config, '')
  if (locale !== config.i18n.defaultLocale) return []
  const files = await read(inputs.listing, config.i18n.path)
  if (files.length === 0) return []
  const all = versions.map(async ({ version: { instance, name, dir } }) => ({
    instance,
    name,
    dir,
    originals: new Set(await read(inputs.listing, dir)),
  }))
  return unreadTranslations({ config, versions: await Promise.all(all), files })
}

/** Findings of the rules for one page. Keys are `build|locale|route path`. */
function pageFindings({ inputs, code }: FindingParts, subjects: LinkSubjects, trials: ThemeTrials) {
  return query<null>({
    name: 'page-findings',
    rank: RANK.pageFindings,
    keep: 'inside',
    compute: async (key, { read, report }) => {
      const [asker, page] = splitKey(key)
      const subject = await subjects.pageSubject(page, read)
      if (!subject) return null
      if (asker === 'build') checkBuiltPage(subject, report)
      else {
        const source = await readPageSource(inputs, subject.doc.file, read)
        checkPage({ ...subject, text: source?.text ?? '' }, report)
        await trials.ofPage(page, subject.article, { read, report })
      }
      await code.reportImports(subject.article, { read, report })
      return null
    },
  })
}

/** Findings of consecutive docs: an edit recomputes one part, not the whole site. */
function partQueries({ site, articles, pages, addresses }: FindingParts, ofPage: Query<null>) {
  /** Keys are `build|locale|number`. */
  const part = query<PartSummary>({
    name: 'findings-part',
    rank: RANK.findingsPart,
    keep: 'inside',
    compute: async (key, { read, peek }) => {
      const [asker, rest] = splitKey(key)
      const [locale, number] = splitKey(rest)
      const tables = await read(site.tables, locale)
      const unknownNames: UnknownNames[] = []
      const linked = new Set<string>()
      const terms = new Set<string>()
      for (const doc of docsOfPart(tables, Number(number))) {
        const page = joinKey(locale, doc.permalink)
        await read(ofPage, joinKey(asker, page))
        const uses = await read(articles.uses, joinKey(locale, doc.file))
        // Computed while the article is in memory. The inputs of the page's findings cover it.
        await peek(addresses.pageIds, joinKey(locale, doc.file))
        const { unknownComponents = [], unknownLanguages = [] } = uses
        if (unknownComponents.length + unknownLanguages.length > 0)
          unknownNames.push({ unknownComponents, unknownLanguages })
        for (const term of uses.terms ?? []) terms.add(term)
        if (asker !== 'check') continue
        for (const { target } of await read(pages.targets, page))
          if (target?.kind === 'page' && target.path !== doc.permalink) linked.add(target.path)
      }
      return { unknownNames, linked: [...linked], terms: [...terms] }
    },
  })

  /** Keys of the parts of a locale. Keys are `build|locale`. */
  const partsOf = query<readonly string[]>({
    name: 'findings-parts',
    rank: RANK.findingsPart,
    compute: async (key, { read }) => {
      const count = Math.ceil(docsOf(await read(site.tables, splitKey(key)[1])).length / PART)
      return Array.from({ length: count }, (_part, number) => joinKey(key, String(number)))
    },
  })
  return { part, partsOf }
}

/** Compiles all docs of a locale, many at a time. A build has already done so when it demands findings. */
async function compileAll(tables: SiteTables, { facts }: Articles, read: Read): Promise<void> {
  const docs = docsOf(tables)
  for (let at = 0; at < docs.length; at += PART) {
    const some = docs.slice(at, at + PART)
    await Promise.all(some.map(({ file }) => read(facts, joinKey(tables.locale, file))))
  }
}

export type Findings = ReturnType<typeof findingQueries>
