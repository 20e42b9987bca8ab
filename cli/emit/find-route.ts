// The route an emitter listed, found again by its path.
import type { Route } from '../model/site.ts'
import { byPath } from '../text/by-path.ts'

/** The route with this path. It exists: the emitter got the path from the same routes. */
export function findRoute(routes: readonly Route[], path: string): Route {
  const route = byPath(routes).get(path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}
