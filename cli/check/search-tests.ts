// Search tests in `search.test.yml`: queries with the page each must find and its worst rank, pages that must not be
// found, and the share of queries that must find their page. Each unmet expectation is a finding at its line.
import type { DataFile } from '../model/data-files.ts'
import type { Diagnostic, Place, Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { SiteTables } from '../model/site.ts'
import { counted } from '../text/counted.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import { percentText } from '../text/percent-text.ts'
import { present } from '../text/present.ts'
import { isRecord } from '../text/record.ts'
import { suggest } from '../text/suggest.ts'
import { pageKey } from '../text/url.ts'
import { movedFromFile, movedFromRoute } from './moved-page.ts'
import { nearestPage } from './nearest-target.ts'
import { findingOf } from './report-at.ts'

/** One test. */
export interface SearchTest {
  readonly query: string
  /** URL of the page with the base URL, or path of its file; absent if the test only forbids pages. */
  readonly page?: PageName
  /** Worst allowed rank of the page among the pages found, from 1; absent if the test names none. */
  readonly rank?: number
  /** Pages that must not be among the results that a reader sees. */
  readonly forbid: readonly PageName[]
  readonly category?: string
  readonly locale?: string
  readonly place: Place
}

/** A page as the author wrote it. */
interface PageName {
  readonly name: string
  readonly place: Place
}

/** Minimum percentage of queries that must find their page: of all queries, or of a category. */
export interface SearchFloor {
  readonly measure: 'found' | 'first'
  readonly percent: number
  readonly category?: string
  readonly place: Place
}

/** Content of the file. */
export interface SearchTests {
  readonly tests: readonly SearchTest[]
  readonly floors: readonly SearchFloor[]
}

/** Result of a test. */
export interface SearchVerdict {
  readonly test: SearchTest
  /** Rank of the page among the pages found, from 1; 0 if it was not found. */
  readonly at: number
}

/** Required rank if neither the test names one nor the file a share. */
const DEFAULT_RANK = 3
/** Maximum number of queries listed in a finding. */
const MAX_NAMED = 5

const SHAPE = 'write - { query: words, page: /docs/page, rank: 3 }'
const FLOOR_SHAPE = 'write a percentage such as 97%'
const TEST_KEYS = ['query', 'page', 'rank', 'forbid', 'category', 'locale']
const FLOOR_KEYS = ['found', 'first', 'category']
const FILE_KEYS = ['found', 'first', 'tests']

type Entry = Readonly<Record<string, unknown>>

/**
 * Reads the file: a list of tests and shares, or an object with shares and a list `tests`. Reports all other entries.
 */
export function readSearchTests(file: DataFile, report: Report): SearchTests {
  const { value } = file
  const reader = readerOf(file, report)
  if (Array.isArray(value)) return reader.list(value, '')
  if (!isRecord(value) || !Array.isArray(value.tests)) {
    report(findingOf('search-rank', 'the file must be a list of tests', startOf(file.file), { hint: SHAPE }))
    return { tests: [], floors: [] }
  }
  reader.checkKeys(value, '', FILE_KEYS)
  const { tests, floors } = reader.list(value.tests, 'tests.')
  return { tests, floors: [...reader.floors(value, ''), ...floors] }
}

/** Message that explains why an entry is not a test. */
function lacking({ query, page, forbid }: Entry): string {
  if (typeof query === 'number')
    return "the entry is not a search test: 'query' is a number; put it in quotes"
  if (typeof query !== 'string') return `the entry is not a search test: 'query' is missing`
  if (page === undefined && forbid === undefined) return `the entry is not a search test: 'page' is missing`
  return 'the entry is not a search test'
}

const isRank = (rank: unknown): boolean => rank === undefined || (typeof rank === 'number' && rank >= 1)

function readerOf(file: DataFile, report: Report) {
  const say = (message: string, hint: string, ...keys: readonly string[]) =>
    report(findingOf('search-rank', message, keyPlaceOrStart(file, ...keys), { hint }))

  function checkKeys(entry: Entry, path: string, known: readonly string[]): void {
    for (const key of Object.keys(entry)) {
      if (known.includes(key)) continue
      const near = suggest(key, known)
      const hint = near === undefined ? `the keys are ${known.join(', ')}` : `did you mean '${near}'?`
      say(`unknown key '${key}'`, hint, `${path}${key}`, path.slice(0, -1))
    }
  }

  function floors(entry: Entry, path: string): readonly SearchFloor[] {
    const { category } = entry
    return (['found', 'first'] as const).flatMap((measure): readonly SearchFloor[] => {
      const given = entry[measure]
      if (given === undefined) return []
      const percent = percentOf(given)
      if (percent === null) {
        say(`'${measure}' is not a percentage`, FLOOR_SHAPE, path + measure)
        return []
      }
      const place = keyPlaceOrStart(file, path + measure, path.slice(0, -1))
      return [{ measure, percent, place, ...(typeof category === 'string' ? { category } : {}) }]
    })
  }

  function test(entry: Entry, path: string): readonly SearchTest[] {
    const { query, page, rank, forbid = [], category, locale } = entry
    const forbidden: readonly unknown[] = Array.isArray(forbid) ? forbid : [forbid]
    const isTest =
      typeof query === 'string' &&
      (typeof page === 'string' || (page === undefined && forbidden.length > 0)) &&
      isRank(rank) &&
      forbidden.every((name) => typeof name === 'string')
    if (!isTest) {
      if (Object.keys(entry).some((key) => !TEST_KEYS.includes(key))) checkKeys(entry, path, TEST_KEYS)
      else if (typeof query === 'string' && !isRank(rank))
        say(
          "'rank' must be a number from 1",
          'write rank: 1 if the page must come first, or a higher number',
          `${path}rank`,
        )
      else say(lacking(entry), SHAPE, path.slice(0, -1))
      return []
    }
    checkKeys(entry, path, TEST_KEYS)
    const placeOf = (...keys: readonly string[]) => keyPlaceOrStart(file, ...keys, path.slice(0, -1))
    return [
      {
        query,
        forbid: (forbidden as readonly string[]).map((name, at) => ({
          name,
          place: placeOf(`${path}forbid.${at}`, `${path}forbid`),
        })),
        place: placeOf(),
        ...(typeof page === 'string' ? { page: { name: page, place: placeOf(`${path}page`) } } : {}),
        ...(typeof rank === 'number' ? { rank } : {}),
        ...(typeof category === 'string' ? { category } : {}),
        ...(typeof locale === 'string' ? { locale } : {}),
      },
    ]
  }

  function list(entries: readonly unknown[], before: string): SearchTests {
    const tests: SearchTest[] = []
    const shares: SearchFloor[] = []
    for (const [at, entry] of entries.entries()) {
      const path = `${before}${at}.`
      if (isRecord(entry) && entry.query === undefined && ('found' in entry || 'first' in entry)) {
        checkKeys(entry, path, FLOOR_KEYS)
        shares.push(...floors(entry, path))
      } else tests.push(...test(isRecord(entry) ? entry : {}, path))
    }
    return { tests, floors: shares }
  }

  return { checkKeys, floors, list }
}

/** `97%`, `97 %` or 97; null for anything else. */
function percentOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  const [, digits] = /^(\d{1,3}(?:[.,]\d+)?)\s?%?$/.exec(text.trim()) ?? []
  const percent = Number(digits?.replace(',', '.') ?? Number.NaN)
  return percent > 0 && percent <= 100 ? percent : null
}

/** Context for judging a query. */
export interface SearchJudge {
  readonly site: SiteTables
  /** Number of results that a reader sees. */
  readonly shown: number
  /** Whether the file names a share. If so, a test without a rank only counts towards the share. */
  readonly hasFloor: boolean
  readonly report: Report
}

/**
 * Judges one test. `routes` are the sections found, best first. Null if the test names no page, or none that exists.
 */
export function judgeSearch(
  test: SearchTest,
  routes: readonly string[],
  { site, shown, hasFloor, report }: SearchJudge,
): SearchVerdict | null {
  const { query, page, forbid, place } = test
  const rank = test.rank ?? (hasFloor ? undefined : DEFAULT_RANK)
  const say = (message: string, hint?: string, at: Place = place) =>
    report(findingOf('search-rank', message, at, { hint }))
  const known = (page: PageName): string | undefined => {
    const [whole = '', ...part] = page.name.split('#')
    const path = searchedPath(whole, site)
    if (path === undefined) report(noSuchPage(page, site))
    else if (part.length > 0)
      say(
        `search tests check pages, but ${page.name} refers to a section`,
        `write ${whole}; it does not matter which of its sections is found`,
        page.place,
      )
    return path
  }
  const found = [...new Set(routes.map((route) => pageKey(route)))]
  for (const name of forbid) {
    const path = known(name)
    const at = path === undefined ? 0 : found.slice(0, shown).indexOf(pageKey(path)) + 1
    if (at > 0)
      say(
        `'${query}' finds ${path} at rank ${at}, but must not find it`,
        'correct its text, its keywords or the synonyms, or remove it from `forbid`',
        name.place,
      )
  }
  const wanted = page && known(page)
  if (wanted === undefined) return null
  const at = found.indexOf(pageKey(wanted)) + 1
  if (rank !== undefined && (at === 0 || at > rank)) {
    const first = found.slice(0, 3).join(', ') || 'nothing'
    say(
      at === 0
        ? `'${query}' does not find ${wanted}; it finds ${first}`
        : `'${query}' finds ${wanted} at rank ${at}, but must find it at rank ${rank} or better; it finds ${first}`,
      `add the words of the query to the page, in its text or as 'keywords' in its front matter`,
    )
  }
  return { test, at }
}

/** Reports shares that were not reached. */
export function judgeFloors(
  floors: readonly SearchFloor[],
  verdicts: readonly SearchVerdict[],
  shown: number,
  report: Report,
): void {
  for (const { measure, percent, category, place } of floors) {
    const own = verdicts.filter(({ test }) => category === undefined || test.category === category)
    if (own.length === 0) {
      const about = category === undefined ? 'the file' : `the category '${category}'`
      report(findingOf('search-rank', `${about} has no query with a page`, place, { hint: SHAPE }))
      continue
    }
    const limit = measure === 'first' ? 1 : shown
    const missed = own.filter(({ at }) => at === 0 || at > limit).map(({ test }) => `'${test.query}'`)
    const share = (100 * (own.length - missed.length)) / own.length
    if (share >= percent) continue
    const where = measure === 'first' ? 'as the first result' : `among the first ${shown} results`
    const of = category === undefined ? '' : ` in '${category}'`
    const more = missed.length > MAX_NAMED ? ` and ${missed.length - MAX_NAMED} more` : ''
    report(
      findingOf(
        'search-rank',
        `${percentText(share)} of ${counted(own.length, 'query', 'queries')}${of} find their page ${where}, but ${percent}% must; these do not: ${missed.slice(0, MAX_NAMED).join(', ')}${more}`,
        place,
        { hint: 'docsite check --search prints the percentages by category' },
      ),
    )
  }
}

/** Route of the page that a test names; undefined if there is none. */
export function searchedPath(page: string, { routes, baseUrl }: SiteTables): string | undefined {
  const forms = [page, baseUrl + page.replace(/^\//, '')].map(pageKey)
  const route = routes.find(({ path, file }) => forms.includes(pageKey(path)) || file === page)
  return route?.path
}

/** Finding about a page that does not exist. Suggests the page it has become if that is certain. */
function noSuchPage({ name, place }: PageName, site: SiteTables): Diagnostic {
  const moved = movedTo(name, site)
  const near = moved ?? nearestPage(name, site)
  const hint =
    near === undefined
      ? 'write the URL of a page or its file, such as docs/install.md'
      : moved === undefined
        ? `did you mean ${near}?`
        : `write ${moved}`
  const about = present({ text: name, replacement: moved })
  return findingOf('search-rank', `there is no page ${name}`, place, { hint, about })
}

/** The new name of a moved page, in the style of the given one. */
function movedTo(name: string, site: SiteTables): string | undefined {
  if (isMarkdown(name)) {
    const own = site.versions.find(({ version }) => name.startsWith(`${version.dir}/`))
    if (!own) return undefined
    const { instance, name: version } = own.version
    return movedFromFile([name], { instance, version }, site)?.file
  }
  const { baseUrl } = site
  const hasBase = name.startsWith(baseUrl)
  const now = movedFromRoute(hasBase ? name : baseUrl + name.replace(/^\//, ''), site)?.permalink
  return hasBase ? now : now?.slice(baseUrl.length - 1)
}
