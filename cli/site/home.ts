// Start page of a locale.
import type { Route, VersionTables } from '../model/site.ts'
import { mainDocPath } from './instances.ts'

/**
 * Address of the page at the base URL; if there is none, of the main doc of the last version of the first docs instance that
 * has any; null for a site without docs.
 */
export function homePath(
  baseUrl: string,
  routes: readonly Route[],
  versions: readonly VersionTables[],
): string | null {
  if (routes.some(({ path }) => path === baseUrl)) return baseUrl
  const first = versions.find(({ version, mainDocId }) => version.isLast && mainDocId !== undefined)
  return first ? mainDocPath(first) : null
}
