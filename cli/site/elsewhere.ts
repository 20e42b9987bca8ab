// Pages that other locales lack: their language links lead to something else, and nothing says that they are there.
import { largeRecord } from '../model/large-record.ts'
import type { Route, SiteTables } from '../model/site.ts'
import { hrefPath } from '../text/path-href.ts'

/** Path of a page -> code of a locale without it -> path below the root of that locale to go to instead. */
export type Elsewhere = Readonly<Record<string, Readonly<Record<string, string>>>>

/** For the pages of a locale; pages that all locales have are left out. */
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
      // Of a list that is shorter there its first page.
      const first = part?.first.slice(own.baseUrl.length)
      if (first !== undefined && known.has(first)) {
        found.set(path, { ...found.get(path), [locale]: first })
        continue
      }
      // What leads on to the same: for a tag all tags, for everything else the page the locale begins with.
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
