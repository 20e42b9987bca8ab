// Reports a build that would lose most of the published pages. That is rarely intended: a folder is missing, a pattern
// excludes too much, a checkout is incomplete. Such a site is published only on request (`--allow-shrink`).
import type { Diagnostic } from '../model/diagnostic.ts'

/** Number of pages by part of the site. Keys are locale, docs instance and version, separated by spaces. */
type PageCounts = ReadonlyMap<string, number>

const hasShrunk = (before: number, now: number) => 2 * now < before

/**
 * Findings if less than half of the published pages would remain: of the whole site, of a locale, or of a version of
 * the docs in all locales. `chosen` are the locales to build; empty = all.
 */
export function pageLossFindings(
  before: PageCounts,
  now: PageCounts,
  chosen: readonly string[],
): readonly Diagnostic[] {
  if (chosen.length === 0 && hasShrunk(sumOf(before), sumOf(now)))
    return [finding('the site', sumOf(before), sumOf(now))]
  const locales = shrunkParts(sumsBy(localeOf, before), sumsBy(localeOf, now))
  if (locales.length > 0)
    return locales.map(({ name, published, left }) => finding(`locale ${name}`, published, left))
  // Only locales in both builds can be compared.
  const inBoth = (counts: PageCounts, others: PageCounts) => {
    const codes = new Set([...others.keys()].map(localeOf))
    return sumsBy(docsOf, new Map([...counts].filter(([part]) => codes.has(localeOf(part)))))
  }
  return shrunkParts(inBoth(before, now), inBoth(now, before)).map(({ name, published, left }) =>
    finding(`docs ${name}`, published, left),
  )
}

const localeOf = (part: string) => part.split(' ')[0] ?? ''

/** Docs instance and version, as messages name them. */
function docsOf(part: string): string {
  const [, instance, ...version] = part.split(' ')
  return `'${instance}', version ${version.join(' ')}`
}

/** Parts that shrank too much. Parts that no longer exist were removed from the configuration. */
function shrunkParts(before: PageCounts, now: PageCounts) {
  return [...now].flatMap(([name, left]) => {
    const published = before.get(name)
    return published !== undefined && hasShrunk(published, left) ? [{ name, published, left }] : []
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
  message: `${what} would shrink from ${before} published pages to ${now}: less than half would be left`,
  hint: 'look for a missing folder, a pattern in `docs.exclude` or a Git submodule that is not checked out; if this is intended, build with --allow-shrink',
})
