// `search.test.yml`: queries with the page that each must find, and how far down it may stand. A page that left its rank is
// a finding at the line of its query.
import type { DataFile } from '../model/data-files.ts'
import type { Place, Report } from '../model/diagnostic.ts'
import type { SiteTables } from '../model/site.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { nearestPage } from './nearest-target.ts'
import { findingOf, startOf } from './report-at.ts'

/** One line of the file. */
export interface SearchTest {
  readonly query: string
  /** Address of the page with the base URL, or path of its file. */
  readonly page: string
  /** Worst place at which the page may stand among the pages found. */
  readonly rank: number
  readonly locale?: string
  readonly place: Place
}

/** Place a page must have when a test names none. */
const DEFAULT_RANK = 3

const SHAPE = 'write - { query: words, page: /docs/page, rank: 3 }'

/** Reads the tests; entries that are none are reported. */
export function readSearchTests(file: DataFile, report: Report): readonly SearchTest[] {
  const { value } = file
  if (!Array.isArray(value)) {
    report(findingOf('search-rank', 'the file must be a list of tests', startOf(file.file), { hint: SHAPE }))
    return []
  }
  return value.flatMap((entry: unknown, at): readonly SearchTest[] => {
    const place = keyPlaceOrStart(file, String(at))
    const { query, page, rank = DEFAULT_RANK, locale } = (entry ?? {}) as Record<string, unknown>
    const isTest =
      typeof query === 'string' && typeof page === 'string' && typeof rank === 'number' && rank >= 1
    if (!isTest) {
      report(findingOf('search-rank', 'the entry is no search test', place, { hint: SHAPE }))
      return []
    }
    return [{ query, page, rank, place, ...(typeof locale === 'string' ? { locale } : {}) }]
  })
}

/** Reports a test whose page is not where it should be; `routes` are the sections found, best first. */
export function judgeSearch(
  { query, page, rank, place }: SearchTest,
  routes: readonly string[],
  site: SiteTables,
  report: Report,
): void {
  const wanted = pathOf(page, site)
  const say = (message: string, hint?: string) => report(findingOf('search-rank', message, place, { hint }))
  if (wanted === undefined) {
    const near = nearestPage(page, site)
    say(`there is no page ${page}`, near === undefined ? undefined : `did you mean ${near}?`)
    return
  }
  const found = [...new Set(routes.map((route) => bare(route)))]
  const at = found.indexOf(bare(wanted)) + 1
  if (at >= 1 && at <= rank) return
  const first = found.slice(0, 3).join(', ') || 'nothing'
  say(
    at === 0
      ? `'${query}' does not find ${wanted}; it finds ${first}`
      : `'${query}' finds ${wanted} at place ${at}, it must be at ${rank} or better; before it ${first}`,
  )
}

/** Address of the page a test names. */
function pathOf(page: string, { routes, baseUrl }: SiteTables): string | undefined {
  const forms = [page, baseUrl + page.replace(/^\//, '')].map(bare)
  const route = routes.find(({ path, file }) => forms.includes(bare(path)) || file === page)
  return route?.path
}

function bare(route: string): string {
  return route.replace(/[?#].*$/, '').replace(/\/$/, '')
}
