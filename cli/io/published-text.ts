// Text files of a published site, from a folder or over HTTP.
import { join } from 'node:path'
import { readText } from './read-text.ts'

const LIMIT_MS = 30_000

/** Reads the file at a path below a published site; null if there is none. */
export type ReadPublished = (path: string) => Promise<string | null>

/** Reads files of a folder. */
export const publishedFolder =
  (dir: string): ReadPublished =>
  async (path) =>
    readText(join(dir, path)) ?? null

/** Reads files of a site on the web, given its base URL. Throws `Error` if the site cannot be reached. */
export const publishedSite =
  (address: string): ReadPublished =>
  async (path) => {
    const base = address.endsWith('/') ? address : `${address}/`
    const response = await fetch(new URL(path, base), { signal: AbortSignal.timeout(LIMIT_MS) })
    return response.ok ? response.text() : null
  }
