// A site that has lost most of its pages is rarely meant: a folder is missing, a pattern excludes too much, a checkout is not
// whole. It does not take the place of a good one unless that is asked for.
import type { Diagnostic } from '../model/diagnostic.ts'

/** Number of pages by part of the site: code of the locale, instance of the docs and version, with spaces between them. */
type PageCounts = ReadonlyMap<string, number>

const isFall = (before: number, now: number) => 2 * now < before

/**
 * The finding when less than half of the published pages would be left: of the whole site, of one locale, or of one version of the
 * docs in all locales. `chosen` are the locales that are built; none = all of them.
 */
export function fewerPages(
  before: PageCounts,
  now: PageCounts,
  chosen: readonly string[],
): readonly Diagnostic[] {
  if (chosen.length === 0 && isFall(sumOf(before), sumOf(now)))
    return [finding('the site', sumOf(before), sumOf(now))]
  const locales = falls(sumsBy(localeOf, before), sumsBy(localeOf, now))
  if (locales.length > 0)
    return locales.map(({ name, published, left }) => finding(`locale ${name}`, published, left))
  // A locale that is new or not built says nothing of the docs.
  const inBoth = (counts: PageCounts, others: PageCounts) => {
    const codes = new Set([...others.keys()].map(localeOf))
    return sumsBy(docsOf, new Map([...counts].filter(([part]) => codes.has(localeOf(part)))))
  }
  return falls(inBoth(before, now), inBoth(now, before)).map(({ name, published, left }) =>
    finding(`docs ${name}`, published, left),
  )
}

const localeOf = (part: string) => part.split(' ')[0] ?? ''

/** Instance and version, as authors know them. */
function docsOf(part: string): string {
  const [, instance, ...version] = part.split(' ')
  return `'${instance}', version ${version.join(' ')}`
}

/** What has fallen of all that is still there; what is not any more was removed from the configuration. */
function falls(before: PageCounts, now: PageCounts) {
  return [...now].flatMap(([name, left]) => {
    const published = before.get(name)
    return published !== undefined && isFall(published, left) ? [{ name, published, left }] : []
  })
}

function sumsBy(nameOf: (part: string) => string, counts: PageCounts): PageCounts {
  const sums = new Map<string, number>()
  for (const [part, count] of counts) sums.set(nameOf(part), (sums.get(nameOf(part)) ?? 0) + count)
  return sums
}

const sumOf = (counts: PageCounts) => [...counts.values()].reduce((sum, count) => sum + count, 0)

const finding = (what: string, before: number, now: number): Diagnostic => ({
  code: 'build/fewer-pages',
  severity: 'error',
  message: `${what} would have ${now} ${now === 1 ? 'page' : 'pages'}, and ${before} are published: less than half is left`,
  hint: 'look for a folder that is missing, a pattern in `docs.exclude`, a Git submodule that is not checked out; if it is meant, build with --allow-shrink',
})
