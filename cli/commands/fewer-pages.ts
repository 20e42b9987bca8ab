// A site that has lost most of its pages is rarely meant: a folder is missing, a pattern excludes too much, a checkout is not
// whole. It does not take the place of a good one unless that is asked for.
import type { Diagnostic } from '../model/diagnostic.ts'

/** Number of pages by locale code. */
type PageCounts = ReadonlyMap<string, number>

/** Who tries things out with a few pages may remove most of them; so few lost pages are no fall. */
const FEW = 5

const isFall = (before: number, now: number) => 2 * now < before && before - now >= FEW

/**
 * The finding when less than half of the published pages would be left: of the whole site, or of one locale. `chosen` are the
 * locales that are built; none = all of them.
 */
export function fewerPages(
  before: PageCounts,
  now: PageCounts,
  chosen: readonly string[],
): readonly Diagnostic[] {
  const locales = [...now].flatMap(([code, count]) => {
    const published = before.get(code)
    return published !== undefined && isFall(published, count) ? [{ code, published, count }] : []
  })
  if (chosen.length === 0 && isFall(sumOf(before), sumOf(now)))
    return [finding('the site', sumOf(before), sumOf(now))]
  return locales.map(({ code, published, count }) => finding(`locale ${code}`, published, count))
}

const sumOf = (counts: PageCounts) => [...counts.values()].reduce((sum, count) => sum + count, 0)

const finding = (what: string, before: number, now: number): Diagnostic => ({
  code: 'build/fewer-pages',
  severity: 'error',
  message: `${what} would have ${now} ${now === 1 ? 'page' : 'pages'}, and ${before} are published: less than half is left`,
  hint: 'look for a folder that is missing, a pattern in `docs.exclude`, a Git submodule that is not checked out; if it is meant, build with --allow-shrink',
})
