// Runs the author's search tests against the indexes of the site.
import { searchMetrics } from '../check/search-metrics.ts'
import {
  judgeFloors,
  judgeSearch,
  readSearchTests,
  type SearchTest,
  type SearchVerdict,
  searchedPath,
} from '../check/search-tests.ts'
import { query, type Reader } from '../graph/query.ts'
import type { OutputFile } from '../model/output.ts'
import type { QueryAnswer, SearchMetrics } from '../model/search-metrics.ts'
import type { DocsVersion } from '../model/site.ts'
import { bytesOf } from '../text/byte-writer.ts'
import { groupBy } from '../text/group-by.ts'
import { joinKey } from './keys.ts'
import type { Parts } from './parts.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import { searchTag } from './search.ts'
import { createSiteSearch } from './site-search.ts'

/** Possible locations of the search tests; the first existing file is used. */
export const SEARCH_TESTS: readonly string[] = ['search.test.yml', 'tests/search.test.yml']

/** Queries to run against the search of a locale. */
export interface SearchRequest {
  /** Default: the first locale. */
  readonly locale: string | undefined
  readonly queries: readonly string[]
}

/**
 * `tests`: runs the search tests, with an empty key; its value is the metrics, or null without tests. `answers`: runs any
 * queries against the search; its keys are `SearchRequest` values as JSON.
 */
export function searchTestQueries({
  inputs,
  content,
  site,
  search,
}: Pick<Parts, 'inputs' | 'content' | 'site' | 'search'>) {
  const { searchOf, versionOf } = searchFunctions({ inputs, site, search })

  const answers = query<readonly QueryAnswer[]>({
    name: 'search-answers',
    rank: RANK.findings,
    retain: false,
    compute: async (key, { read }) => {
      const { locale, queries } = JSON.parse(key) as SearchRequest
      const [first] = await read(inputs.locales, '')
      const ask = await searchOf(locale ?? first?.code ?? '', undefined, read)
      const found: QueryAnswer[] = []
      for (const one of queries) found.push(await ask(one))
      return found
    },
  })

  const tests = query<SearchMetrics | null>({
    name: 'search-tests',
    rank: RANK.findings,
    compute: async (_key, { read, report }) => {
      const files = await Promise.all(SEARCH_TESTS.map((path) => read(content.dataFile, path)))
      const file = files.find((candidate) => candidate !== null)
      const locales = (await read(inputs.locales, '')).map(({ code }) => code)
      if (!file) return null
      const { tests, floors } = readSearchTests(file, report)
      const { maxSearchResults: shown } = (await read(inputs.config, '')).search
      const verdicts: SearchVerdict[] = []
      for (const [locale, wanted] of groupBy(tests, (test) => test.locale ?? locales[0] ?? '')) {
        if (!locales.includes(locale)) continue
        const tables = await read(site.tables, locale)
        const searches = new Map<string, Awaited<ReturnType<typeof searchOf>>>()
        const judge = { site: tables, shown, hasFloor: floors.length > 0, report }
        for (const test of wanted) {
          const version = await versionOf(test, locale, read)
          const at = version && !version.isLast ? version : undefined
          const key = at ? searchTag(at.instance, at.name) : ''
          const ask = searches.get(key) ?? (await searchOf(locale, at, read))
          searches.set(key, ask)
          const verdict = judgeSearch(test, (await ask(test.query)).routes, judge)
          if (verdict) verdicts.push(verdict)
        }
      }
      judgeFloors(floors, verdicts, shown, report)
      return searchMetrics(verdicts, shown)
    },
  })

  return { tests, answers }
}

/** Functions that query the site's search. */
function searchFunctions({ inputs, site, search }: Pick<Parts, 'inputs' | 'site' | 'search'>) {
  /** Searches as a page of a locale does: in the version of that page, and in the last versions of other instances. */
  async function searchOf(locale: string, at: DocsVersion | undefined, read: Reader['read']) {
    const { versions } = await read(site.tables, locale)
    const config = (await read(inputs.config, '')).search
    const { outPrefix } = planOf(await read(inputs.locales, ''), locale)
    const tags = versions.flatMap(({ version }) =>
      (version.instance === at?.instance ? version.name === at.name : version.isLast)
        ? searchTag(version.instance, version.name)
        : [],
    )
    const files = new Map<string, OutputFile['body']>()
    for (const tag of tags) {
      const key = joinKey(locale, tag)
      if (config.engine === 'lunr')
        files.set(`search-index-${tag}.json`, bytesOf((await read(search.index, key)).value))
      else
        for (const { path, body } of (await read(search.shards, key)).value())
          files.set(path.slice(outPrefix.length), body)
    }
    return createSiteSearch(tags, files, config)
  }

  /** The version whose search has to find the page of a test: the searches of other versions do not contain it. */
  async function versionOf({ page }: SearchTest, locale: string, read: Reader['read']) {
    const path = page && searchedPath(page.name, await read(site.tables, locale))
    return path === undefined ? undefined : (await read(site.lookup, locale)).docAt(path)?.version.version
  }

  return { searchOf, versionOf }
}
