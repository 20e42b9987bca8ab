// The route an emitter listed, found again by its path.
import type { Route } from '../model/site.ts'

const indexes = new WeakMap<readonly Route[], ReadonlyMap<string, Route>>()

/** The route with this path. It exists: the emitter got the path from the same routes. */
export function findRoute(routes: readonly Route[], path: string): Route {
  const known = indexes.get(routes) ?? new Map(routes.map((route) => [route.path, route]))
  indexes.set(routes, known)
  const route = known.get(path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}
