// Suggests pages for a URL that does not exist: those with a similar path.
import { editDistance } from '../search/text/distance.ts'

/** A page of the site's list of URLs. */
export interface NearPage {
  /** Relative to the base URL, with a leading slash. */
  readonly path: string
  readonly title: string
}

/** Maximum edit distance between the last segments, as a share of the longer one. */
const MOST = 0.5
/** Cost of a segment that only one of the paths has. */
const OTHER_STEP = 0.1

/** The nearest pages, nearest first. `path` has the same form as those of the pages. */
export function nearPages(path: string, pages: readonly NearPage[], count: number): readonly NearPage[] {
  const wanted = stepsOf(path)
  return pages
    .map((page) => ({ page, cost: costOf(wanted, stepsOf(page.path)) }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ page }) => page)
}

/** The last segment of a path as words, for a search. */
export function wordsOf(path: string): string {
  return (stepsOf(path).at(-1) ?? '').replace(/[-_.+]+/g, ' ').trim()
}

const stepsOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?|php|aspx?)$/, '')
    .split('/')
    .filter(Boolean)

function costOf(wanted: readonly string[], steps: readonly string[]): number {
  const [end = '', last = ''] = [wanted.at(-1), steps.at(-1)]
  if (end === '' || last === '') return Number.POSITIVE_INFINITY
  const longer = Math.max(end.length, last.length)
  const holds =
    end.length > 2 && (last.includes(end) || end.includes(last)) && Math.min(end.length, last.length) > 2
  const limit = Math.floor(longer * MOST)
  const slips = end === last ? 0 : editDistance(last, end, limit)
  if (slips > limit && !holds) return Number.POSITIVE_INFINITY
  const above = new Set(steps.slice(0, -1))
  const shared = wanted.slice(0, -1).filter((step) => above.has(step)).length
  const others = Math.max(wanted.length, steps.length) - 1 - shared
  return (holds ? Math.min(slips / longer, MOST / 2) : slips / longer) + others * OTHER_STEP
}
