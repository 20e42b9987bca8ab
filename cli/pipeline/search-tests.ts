// Queries that the author of a site holds its search to, put to the indexes of the site itself.
import { judgeSearch, readSearchTests } from '../check/search-tests.ts'
import { query, type Reader } from '../graph/query.ts'
import { bytesOf } from '../text/byte-writer.ts'
import { groupBy } from '../text/group-by.ts'
import { utf8Text } from '../text/utf8-text.ts'
import { joinKey } from './keys.ts'
import type { Parts } from './parts.ts'
import { RANK } from './rank.ts'
import { searchTag } from './search.ts'
import { createSiteSearch } from './site-search.ts'

/** Where search tests may lie; the first file that is there counts. */
export const SEARCH_TESTS: readonly string[] = ['search.test.yml', 'tests/search.test.yml']

/** The query of what the search tests find; its key is empty. */
export function searchTestQuery({
  inputs,
  content,
  site,
  search,
}: Pick<Parts, 'inputs' | 'content' | 'site' | 'search'>) {
  /** Asks the search of a locale: the indexes of the last versions. */
  async function searchOf(locale: string, read: Reader['read']) {
    const { versions } = await read(site.tables, locale)
    const indexes = new Map<string, string>()
    for (const { version } of versions) {
      if (!version.isLast) continue
      const tag = searchTag(version.instance, version.name)
      const { value } = await read(search.index, joinKey(locale, tag))
      indexes.set(tag, utf8Text(bytesOf(value)) ?? '')
    }
    return createSiteSearch(indexes, (await read(inputs.config, '')).search)
  }

  return query<null>({
    name: 'search-tests',
    rank: RANK.findings,
    compute: async (_key, { read, report }) => {
      const files = await Promise.all(SEARCH_TESTS.map((path) => read(content.dataFile, path)))
      const file = files.find((candidate) => candidate !== null)
      const locales = (await read(inputs.locales, '')).map(({ code }) => code)
      const tests = file ? readSearchTests(file, report) : []
      for (const [locale, wanted] of groupBy(tests, (test) => test.locale ?? locales[0] ?? '')) {
        if (!locales.includes(locale)) continue
        const tables = await read(site.tables, locale)
        const ask = await searchOf(locale, read)
        for (const test of wanted) judgeSearch(test, await ask(test.query), tables, report)
      }
      return null
    },
  })
}
