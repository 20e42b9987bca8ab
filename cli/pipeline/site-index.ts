// Lookups of pages that must exist.
import type { Route } from '../model/site.ts'
import type { LocatedDoc, SiteLookup } from '../model/site-lookup.ts'

/** The route at this path, which must exist. */
export function routeOf({ routeAt }: SiteLookup, path: string): Route {
  const route = routeAt(path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}

/** The doc of a route, which must exist, with the tables of its version. */
export function docOf({ docAt }: SiteLookup, path: string): LocatedDoc {
  const found = docAt(path)
  if (!found) throw new Error(`no doc at ${path}`)
  return found
}
