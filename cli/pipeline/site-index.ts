// What the tables of a site hold at a path.
import type { Doc, Route, SiteTables, VersionTables } from '../model/site.ts'
import { onceFor } from '../text/once-for.ts'

/** Routes and docs by path. */
const lookup = onceFor(({ routes, versions }: SiteTables) => ({
  routes: new Map<string, Route>(routes.map((route) => [route.path, route])),
  docs: new Map<string, { readonly doc: Doc; readonly version: VersionTables }>(
    versions.flatMap((version) => version.docs.map((doc) => [doc.permalink, { doc, version }])),
  ),
}))

/** The route with this path, which must exist. */
export function routeOf(tables: SiteTables, path: string): Route {
  const route = lookup(tables).routes.get(path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}

/** Whether there is a doc at a path. */
export function siteHasDoc(tables: SiteTables, path: string): boolean {
  return lookup(tables).docs.has(path)
}

/** The doc of a route, which must exist, with the tables of its version. */
export function docOf(
  tables: SiteTables,
  path: string,
): { readonly doc: Doc; readonly version: VersionTables } {
  const found = lookup(tables).docs.get(path)
  if (!found) throw new Error(`no doc at ${path}`)
  return found
}
