// What a search costs on the line, code included: `npm run search-quality` prints it for the measured sites and for generated
// ones, whose vocabulary grows as that of real text does. `DOCSITE_SEARCH_SIZES` names other sizes, 50000 among them.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type PlanOptions, planSearch } from '../../runtime/search/plan/search.ts'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { backendOver, shardFilesOf } from '../helpers/shard-backend.ts'
import { generatedPages } from '../unit/search/shards/generated-pages.ts'
import { codeBytes } from './code-bytes.ts'
import { querySets } from './query-set.ts'
import { MEASURED_SITES } from './sites.ts'

/** No file is larger, in bytes on the line. */
const LARGEST = 60_000
/** Published for each page, on average. */
const MAX_PER_PAGE = 3_000
/** What a query loads with all code of the search, without and with its fallback: the words it may have been meant as. */
const MAX_BYTES = 100_000
const MAX_FALLBACK_BYTES = 180_000
/** Longer than what a reader types: it was pasted. */
const LONGEST_TYPED = 100
/** What the dialog takes beside the engine (`browser.test.ts` counts all of it in Chromium). */
const DIALOG_BYTES = 15_000
const SIZES = (process.env.DOCSITE_SEARCH_SIZES ?? '300,1000,5000').split(',').map(Number)

describe('cost of a search', () => {
  it.each(MEASURED_SITES)('$name', async ({ name, languages, load }) => {
    const pages = await load()
    const { first, second, sixth } = querySets(pages, name)
    await measure(
      name,
      pages,
      languages,
      [...first.A, ...second.A, ...sixth.A].map(({ query }) => query),
    )
  })

  it.each(SIZES)('%i generated pages', async (count) => {
    const pages = generatedPages(count)
    const step = Math.ceil(count / 100)
    const some = pages.filter((_, at) => at % step === 0)
    const wordsAt = (page: MemoryPage, from: number) =>
      page.sections[0]?.text
        .split(' ')
        .slice(from, from + 2)
        .join(' ') ?? ''
    const queries = some.flatMap((page) => [
      wordsAt(page, 5),
      `порт ${wordsAt(page, 9)}`,
      page.title,
      page.sections[0]?.text.split(' ').slice(10, 16).join(' ') ?? '',
      page.sections[0]?.text.split(' ').slice(20, 28).join(' ') ?? '',
      withSlip(page.sections[0]?.text.split(' ').find((word) => word.length > 7) ?? ''),
    ])
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
  const code = codeBytes('./runtime/search/sharded/worker.ts') + DIALOG_BYTES
  const ordinary: number[] = []
  const fallback: number[] = []
  const times: number[] = []
  for (const query of queries) {
    const before = process.cpuUsage()
    const asked = await filesFor(query, files, options)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
    const bytes = [...asked].reduce((sum, path) => sum + (sizes.get(path) ?? 0), code)
    const literally = await filesFor(query, files, { ...options, literal: true })
    const isOrdinary = query.length <= LONGEST_TYPED && asked.size === literally.size
    ;(isOrdinary ? ordinary : fallback).push(bytes)
  }
  const perPage = [...files.values()].reduce((sum, body) => sum + body.length, 0) / pages.length
  const largest = Math.max(...sizes.values())
  process.stdout.write(
    `${name}: ${files.size} files, largest ${largest} B, ${Math.round(perPage)} B a page\n` +
      `  bytes with code: ${sharesOf(ordinary)}\n  with a fallback or pasted: ${sharesOf(fallback)}\n` +
      `  nothing loaded before, milliseconds of the processor: ${sharesOf(times)}\n`,
  )
  expect(largest).toBeLessThanOrEqual(LARGEST)
  expect(perPage).toBeLessThanOrEqual(MAX_PER_PAGE)
  expect(Math.max(...ordinary)).toBeLessThanOrEqual(MAX_BYTES)
  expect(Math.max(0, ...fallback)).toBeLessThanOrEqual(MAX_FALLBACK_BYTES)
}

/** Paths of the files that a query loads with nothing loaded before. */
async function filesFor(
  query: string,
  files: ReadonlyMap<string, Uint8Array>,
  options: PlanOptions,
): Promise<ReadonlySet<string>> {
  const asked = new Set<string>()
  await planSearch(
    query.slice(0, 512),
    backendOver(files, (path) => void asked.add(path)),
    options,
  )
  return asked
}

const withSlip = (word: string) => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`

function sharesOf(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return `${numbers.length} queries, p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`
}
