// A text file of a published site: from a folder on disk, or from the web.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const LIMIT_MS = 30_000

/** The file at a path below a published site; null where there is none. */
export type ReadPublished = (path: string) => Promise<string | null>

/** Files of a folder. */
export const publishedFolder =
  (dir: string): ReadPublished =>
  async (path) => {
    try {
      return readFileSync(join(dir, path), 'utf8')
    } catch {
      return null
    }
  }

/** Files of a site on the web, which is named by the address of its base URL. Throws `Error` where it cannot be reached. */
export const publishedSite =
  (address: string): ReadPublished =>
  async (path) => {
    const base = address.endsWith('/') ? address : `${address}/`
    const response = await fetch(new URL(path, base), { signal: AbortSignal.timeout(LIMIT_MS) })
    return response.ok ? response.text() : null
  }
