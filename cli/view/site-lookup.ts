// Lookups in the tables of a locale. Each index is built on first use and kept as long as the lookup object: without indexes,
// every page would iterate over all others.
import type { Doc, Sidebar, SiteTables, TagEntry, VersionTables } from '../model/site.ts'
import type { LocatedDoc, SidebarIndex, SiteLookup } from '../model/site-lookup.ts'
import { sidebarIndex } from './sidebar-index.ts'

/** Creates the lookups over these tables. */
export function siteLookup({ locale, routes, versions }: SiteTables): SiteLookup {
  const routesByPath = new Map(routes.map((route) => [route.path, route]))
  const docsByPath = new Map<string, LocatedDoc>()
  for (const version of versions)
    for (const doc of version.docs) docsByPath.set(doc.permalink, { doc, version })
  const docsById = made(({ docs }: VersionTables) => new Map(docs.map((doc): [string, Doc] => [doc.id, doc])))
  const docIndexes = made(({ docs }: VersionTables) => new Map(docs.map(({ id }, at) => [id, at])))
  const tagsByPath = made(
    ({ tags }: VersionTables) => new Map(tags.map((tag): [string, TagEntry] => [tag.permalink, tag])),
  )
  const compareTitles = new Intl.Collator(locale).compare
  const docById = (version: VersionTables, id: string) => docsById(version).get(id)
  const tagged = made((version: VersionTables) =>
    made((tag: TagEntry): readonly Doc[] =>
      tag.docs
        .flatMap((id) => docById(version, id) ?? [])
        .filter((doc) => tag.unlisted || !doc.unlisted)
        .sort((a, b) => compareTitles(a.title, b.title)),
    ),
  )
  return {
    routeAt: (path) => routesByPath.get(path),
    docAt: (path) => docsByPath.get(path),
    docById,
    docIndex: (version, id) => docIndexes(version).get(id) ?? -1,
    tagAt: (version, path) => tagsByPath(version).get(path),
    taggedDocs: (version, tag) => tagged(version)(tag),
    sidebarIndex: made(({ items }: Sidebar): SidebarIndex => sidebarIndex(items)),
    compareTitles,
  }
}

/** Memoizes a function by its argument. */
function made<K, V>(make: (key: K) => V): (key: K) => V {
  const values = new Map<K, V>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.set(key, value)
    return value
  }
}
