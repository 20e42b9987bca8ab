// The route an emitter listed, found again by its path.
import type { Route, SiteTables } from '../model/site.ts'

const indexes = new WeakMap<readonly Route[], ReadonlyMap<string, Route>>()

/** The route with this path. It exists: the emitter got the path from the same tables. */
export function findRoute(tables: SiteTables, path: string): Route {
  const known = indexes.get(tables.routes) ?? new Map(tables.routes.map((route) => [route.path, route]))
  indexes.set(tables.routes, known)
  const route = known.get(path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}
