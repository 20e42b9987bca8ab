// What the tables of a site hold at a path.
import type { Doc, Route, SiteTables, VersionTables } from '../model/site.ts'
import { byPath } from '../text/by-path.ts'
import { onceFor } from '../text/once-for.ts'

/** Docs by path. */
const docsByPath = onceFor(
  ({ versions }: SiteTables) =>
    new Map<string, { readonly doc: Doc; readonly version: VersionTables }>(
      versions.flatMap((version) => version.docs.map((doc) => [doc.permalink, { doc, version }])),
    ),
)

/** The route with this path, which must exist. */
export function routeOf(tables: SiteTables, path: string): Route {
  const route = byPath(tables.routes).get(path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}

/** Whether there is a doc at a path. */
export function siteHasDoc(tables: SiteTables, path: string): boolean {
  return docsByPath(tables).has(path)
}

/** The doc of a route, which must exist, with the tables of its version. */
export function docOf(
  tables: SiteTables,
  path: string,
): { readonly doc: Doc; readonly version: VersionTables } {
  const found = docsByPath(tables).get(path)
  if (!found) throw new Error(`no doc at ${path}`)
  return found
}
