// Pages that other locales do not have: their language links lead elsewhere, and no alternate link claims that they exist.
import { largeRecord } from '../model/large-record.ts'
import type { Route, SiteTables } from '../model/site.ts'
import { hrefPath } from '../text/path-href.ts'

/** Page path -> code of a locale without that page -> path in that locale to go to instead, relative to the locale root. */
export type Elsewhere = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Pages of a locale that are missing in other locales. */
export function elsewhereOf(own: SiteTables, others: readonly SiteTables[]): Elsewhere {
  const found = new Map<string, Readonly<Record<string, string>>>()
  for (const other of others) {
    const { routes, baseUrl, home, locale } = other
    const known = new Set(routes.map(({ path }) => path.slice(baseUrl.length)))
    const tagsIndexes = new Map(
      routes.flatMap(({ target, path, part }) =>
        target.kind === 'tags-index' && !part ? [[versionOf(target), path]] : [],
      ),
    )
    for (const { path, target, part } of own.routes) {
      if (target.kind === 'not-found' || known.has(path.slice(own.baseUrl.length))) continue
      // If the list is shorter there, its first page.
      const first = part?.first.slice(own.baseUrl.length)
      if (first !== undefined && known.has(first)) {
        found.set(path, { ...found.get(path), [locale]: first })
        continue
      }
      // The closest page there: for a tag the tags index, otherwise the start page of the locale.
      const tags = target.kind === 'tag' ? tagsIndexes.get(versionOf(target)) : undefined
      found.set(path, {
        ...found.get(path),
        [locale]: (tags ?? hrefPath(home ?? baseUrl)).slice(baseUrl.length),
      })
    }
  }
  return largeRecord(found)
}

const versionOf = ({ instance, version }: Exclude<Route['target'], { kind: 'not-found' }>) =>
  `${instance}/${version}`
