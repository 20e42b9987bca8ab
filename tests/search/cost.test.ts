// What a search costs on the line: `npm run search-quality` prints it for the measured sites and for generated ones, whose
// vocabulary grows as that of real text does. Code comes on top (`tests/browser/weight`).
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { planSearch } from '../../runtime/search/plan/search.ts'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { backendOver, shardFilesOf } from '../helpers/shard-backend.ts'
import { generatedPages } from '../unit/search/shards/generated-pages.ts'
import { querySets } from './query-set.ts'
import { MEASURED_SITES } from './sites.ts'

/** No file is larger, in bytes on the line. */
const LARGEST = 60_000
/** Published for each page, on average. */
const MOST_PER_PAGE = 3_000
/** Every query stays below this, the fallback included. */
const MOST_OF_A_QUERY = 180_000

describe('cost of a search', () => {
  it.each(MEASURED_SITES)('$name', async ({ name, languages, load }) => {
    const pages = await load()
    const { first, second } = querySets(pages, name === 'own')
    await measure(
      name,
      pages,
      languages,
      [...first.A, ...second.A].map(({ query }) => query),
    )
  })

  it.each([300, 1000])('%i generated pages', async (count) => {
    const pages = generatedPages(count)
    const step = Math.ceil(count / 100)
    const some = pages.filter((_, at) => at % step === 0)
    const wordsAt = (page: MemoryPage, from: number) =>
      page.sections[0]?.text
        .split(' ')
        .slice(from, from + 2)
        .join(' ') ?? ''
    const queries = some.flatMap((page) => [wordsAt(page, 5), `${wordsAt(page, 20)}а`, page.title])
    await measure(`${count} pages`, pages, ['ru', 'en'], queries)
  })
})

async function measure(
  name: string,
  pages: readonly MemoryPage[],
  languages: readonly string[],
  queries: readonly string[],
): Promise<void> {
  const options = { languages, synonyms: [], maxResults: 8, literal: false }
  const files = shardFilesOf(pages, options)
  // All but the manifest are compressed as they are published.
  const sizes = new Map(
    [...files].map(([path, body]) => [path, path.endsWith('.json') ? gzipSync(body).length : body.length]),
  )
  const perQuery: number[] = []
  for (const query of queries) {
    const asked = new Set<string>()
    await planSearch(
      query.slice(0, 512),
      backendOver(files, (path) => void asked.add(path)),
      options,
    )
    perQuery.push([...asked].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0))
  }
  perQuery.sort((a, b) => a - b)
  const at = (share: number) => perQuery[Math.floor(share * (perQuery.length - 1))] ?? 0
  const perPage = [...files.values()].reduce((sum, body) => sum + body.length, 0) / pages.length
  const largest = Math.max(...sizes.values())
  process.stdout.write(
    `${name}: ${files.size} files, largest ${largest} B, ${Math.round(perPage)} B a page; a query (${perQuery.length}) ` +
      `p50 ${at(0.5)}, p90 ${at(0.9)}, p95 ${at(0.95)}, most ${at(1)} B\n`,
  )
  expect(largest).toBeLessThanOrEqual(LARGEST)
  expect(perPage).toBeLessThanOrEqual(MOST_PER_PAGE)
  expect(at(1)).toBeLessThanOrEqual(MOST_OF_A_QUERY)
}
