// The questions of `docsite check`: everything a build would find, what all rules find beside that, and what files silence.
// Nothing is rendered for it.

import { conclude } from '../check/conclude.ts'
import type { FileIgnores } from '../check/ignores.ts'
import type { CheckLevels } from '../check/levels.ts'
import { checkWholePage, checkWholeSite } from '../check/registry.ts'
import { judgeSearch, readSearchTests, type SearchTest } from '../check/search-tests.ts'
import type { CheckedPage } from '../check/site-rule.ts'
import { unknownNames } from '../check/unknown-names.ts'
import type { Graph } from '../graph/graph.ts'
import { query, type Reader } from '../graph/query.ts'
import { listIncludes } from '../markdown/includes.ts'
import type { ArticleFacts } from '../model/compile.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import type { SiteTables } from '../model/site.ts'
import { bytesOf } from '../text/byte-writer.ts'
import { utf8Text } from '../text/utf8-text.ts'
import { joinKey, splitKey } from './keys.ts'
import { linkSubjects } from './link-subjects.ts'
import type { Parts } from './parts.ts'
import { RANK } from './rank.ts'
import { searchTag } from './search.ts'
import { sharedSubject } from './shared-subject.ts'
import type { Ignores } from './silenced.ts'
import { createSiteSearch } from './site-search.ts'
import { findUnknownItems, themeComponents } from './theme.ts'

export { LEVEL_NAMES, RULE_IDS } from '../check/levels.ts'
export { RULES } from '../check/registry.ts'

/** Where search tests may lie; the first file that is there counts. */
export const SEARCH_TESTS: readonly string[] = ['search.test.yml', 'tests/search.test.yml']

/** Pages compiled at a time: enough to keep all threads busy, few enough to hold little. */
const PAGES_AT_ONCE = 64

/** A check to make. */
export interface CheckRequest extends CheckLevels {
  /** Findings from outside the graph, like those of the configuration. Asked for when everything has been read. */
  readonly notices: () => readonly Diagnostic[]
}

/** The queries of the checker. */
export function checkQueries({
  inputs,
  content,
  site,
  articles,
  code,
  pages,
  search,
  ignores,
}: Omit<Parts, 'shared'> & { readonly ignores: Ignores }) {
  const subjects = linkSubjects({ inputs, site, articles, code, pages })

  /** All files that a locale may be made of, beside the configuration. */
  const files = query<readonly string[]>({
    name: 'check-files',
    rank: RANK.tables,
    compute: async (locale, { read }) => {
      const { staticDirectories } = await read(inputs.config, '')
      const versions = await read(site.versions, locale)
      const dirs = [
        ...versions.flatMap(({ dir, localizedDir }) => [dir, ...(localizedDir ? [localizedDir] : [])]),
        ...staticDirectories,
      ]
      const found = new Set<string>()
      for (const dir of new Set(dirs)) for (const file of await read(inputs.listing, dir)) found.add(file)
      return [...found].sort()
    },
  })

  /** Findings of all rules on one page. Keys are `locale|path of the route`. */
  const page = query<readonly Diagnostic[]>({
    name: 'check-page',
    rank: RANK.pageFindings,
    compute: async (key, { read, report }) => {
      const found: Diagnostic[] = []
      const subject = await subjects.pageSubject(key, read)
      if (!subject) return found
      const [locale] = splitKey(key)
      const source = await read(inputs.source, subject.doc.file)
      const head = await read(content.head, subject.doc.file)
      checkWholePage(
        {
          ...subject,
          text: source?.text ?? '',
          bodyLine: head?.bodyLine ?? 1,
          files: await read(files, locale),
        },
        (diagnostic) => void found.push(diagnostic),
      )
      await code.reportImports(subject.article, { read, report: (diagnostic) => void found.push(diagnostic) })
      for (const diagnostic of found) report(diagnostic)
      return found
    },
  })

  /** Markdown files that pages include, directly or not. */
  const included = query<ReadonlySet<string>>({
    name: 'included',
    rank: RANK.site,
    compute: async (locale, { read }) => {
      const found = new Set<string>()
      const { includeRoots } = (await read(inputs.config, '')).markdown
      const open = (await read(files, locale)).filter((file) => /\.mdx?$/i.test(file))
      const pagesOnly = open.filter((file) => !/(?:^|\/)_/.test(file))
      const queue = [...pagesOnly]
      for (const file of queue) {
        const source = await read(inputs.source, file)
        for (const { path } of source ? listIncludes(source.text, file, includeRoots) : []) {
          if (found.has(path)) continue
          found.add(path)
          queue.push(path)
        }
      }
      return found
    },
    fingerprint: (value) => [...value].sort().join('\n'),
  })

  /** Findings of a locale. Keys are `locale|with times` and `locale|`: asking for times of changes is slow. */
  const locale = query<null>({
    name: 'check-locale',
    rank: RANK.findings,
    compute: async (key, reader) => {
      const { read, report } = reader
      const [localeCode, withTimes] = splitKey(key)
      const tables = await read(site.tables, localeCode)
      const docs = tables.versions.flatMap((version) => version.docs)
      // Asked for together, so that all threads have something to compile.
      for (let at = 0; at < docs.length; at += PAGES_AT_ONCE) {
        const some = docs.slice(at, at + PAGES_AT_ONCE)
        await Promise.all(some.map(({ file }) => read(articles.facts, joinKey(localeCode, file))))
      }
      const all: ArticleFacts[] = []
      const checked: CheckedPage[] = []
      for (const version of tables.versions) {
        for (const doc of version.docs) {
          const key = joinKey(localeCode, doc.permalink)
          await read(page, key)
          const article = await read(articles.facts, joinKey(localeCode, doc.file))
          if (!article) continue
          all.push(article)
          checked.push({ doc, version, article, resolved: await read(pages.targets, key) })
        }
      }
      if (await hasCode(read)) await read(code.runtime, '')
      for (const finding of unknownNames(all, await themeComponents(all, code, read))) report(finding)
      await findUnknownItems(tables, code, reader)
      const shared = await sharedSubject(localeCode, { inputs, site, subjects }, read)
      const times = withTimes === '' ? null : await read(inputs.history, '')
      checkWholeSite(
        {
          ...shared,
          locale: localeCode,
          pages: checked,
          files: await read(files, localeCode),
          included: await read(included, localeCode),
          tagsFiles: await tagsFiles(tables, shared.config, read),
          changedAt: (file) => times?.get(file)?.time,
        },
        report,
      )
      return null
    },
  })

  /** Whether the site has code of its own: a build would bundle it, so what is wrong with it is found here as well. */
  async function hasCode(read: Reader['read']): Promise<boolean> {
    const isCode = (file: string) => /^theme\/(?:index|components)\.[jt]sx?$/.test(file)
    return (await read(inputs.listing, 'theme')).some(isCode) || (await read(code.modules, '')).length > 0
  }

  async function tagsFiles(tables: SiteTables, config: SiteConfig, read: Reader['read']) {
    const found = []
    for (const version of tables.versions) {
      const tags = config.docs.find(({ id }) => id === version.version.instance)?.tags
      const file = tags ? await read(content.tagsFile, `${version.version.dir}/${tags}`) : null
      if (file) found.push({ version, file })
    }
    return found
  }

  /** Findings of the search tests. */
  const searchTests = query<null>({
    name: 'search-tests',
    rank: RANK.findings,
    compute: async (_key, { read, report }) => {
      const files = await Promise.all(SEARCH_TESTS.map((path) => read(content.dataFile, path)))
      const file = files.find((candidate) => candidate !== null)
      if (!file) return null
      const tests = readSearchTests(file, report)
      const { search: settings } = await read(inputs.config, '')
      const locales = await read(inputs.locales, '')
      const byLocale = new Map<string, SearchTest[]>()
      for (const test of tests) {
        const code = test.locale ?? locales[0]?.code ?? ''
        byLocale.set(code, [...(byLocale.get(code) ?? []), test])
      }
      for (const [code, wanted] of byLocale) {
        const plan = locales.find((candidate) => candidate.code === code)
        if (!plan) continue
        const tables = await read(site.tables, code)
        const versions = tables.versions.filter(({ version }) => version.isLast)
        const tags = versions.map(({ version }) => searchTag(version.instance, version.name))
        const indexes = new Map<string, string>()
        for (const tag of tags) {
          const { value } = await read(search.index, joinKey(code, tag))
          indexes.set(tag, utf8Text(bytesOf(value)) ?? '')
        }
        const ask = createSiteSearch(indexes, settings)
        for (const test of wanted) judgeSearch(test, await ask(test.query), tables, report)
      }
      return null
    },
  })

  /** All findings of a site. */
  async function findings(graph: Graph, request: CheckRequest, clashes: readonly Diagnostic[]) {
    const diagnostics: (readonly Diagnostic[])[] = [clashes]
    const sources = new Set<string>()
    for (const { code } of await graph.demand(inputs.locales, '')) {
      const key = joinKey(code, asksForTimes(request) ? 'with times' : '')
      await graph.demand(locale, key)
      diagnostics.push(graph.diagnosticsOf(locale, key))
      for (const file of await graph.demand(files, code)) if (/\.mdx?$/i.test(file)) sources.add(file)
    }
    await graph.demand(searchTests, '')
    diagnostics.push(graph.diagnosticsOf(searchTests, ''), request.notices())
    for (const { place } of diagnostics.flat()) if (place) sources.add(place.file)
    const silenced: FileIgnores[] = []
    for (const file of sources) silenced.push(await graph.demand(ignores.ofFile, file))
    const lines = new Map<string, readonly string[] | undefined>()
    for (const file of new Set(diagnostics.flat().flatMap(({ place }) => (place ? [place.file] : [])))) {
      lines.set(file, (await graph.demand(inputs.source, file))?.text.split('\n'))
    }
    const found: readonly Finding[] = conclude({
      diagnostics,
      weighing: { command: 'check', ...request },
      ignores: silenced,
      linesOf: (file) => lines.get(file),
    })
    return found
  }

  /** What the rules say of each page by itself: address of the page -> findings. */
  async function byPage(graph: Graph): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
    const found = new Map<string, readonly Diagnostic[]>()
    for (const { code } of await graph.demand(inputs.locales, '')) {
      const tables = await graph.demand(site.tables, code)
      for (const { permalink } of tables.versions.flatMap(({ docs }) => docs)) {
        const key = joinKey(code, permalink)
        found.set(permalink, await graph.demand(page, key))
      }
    }
    return found
  }

  return { findings, byPage }
}

/** Whether a check compares times of commits, which are no part of any file. */
export function asksForTimes({ levels, only }: CheckLevels): boolean {
  const rule = 'outdated-translation'
  return only ? only.includes(rule) : (levels[rule] ?? 'off') !== 'off'
}
