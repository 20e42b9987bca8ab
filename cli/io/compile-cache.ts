// Node's cache of the program's compiled code, enabled by `bin/docsite.js`: threads use it too.
import { readdirSync, rmSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'

/** API added in Node 22.1. */
interface CompileCache {
  /** Folder for this version of Node inside `NODE_COMPILE_CACHE`; undefined if there is none. */
  getCompileCacheDir?(): string | undefined
}

/** Node never removes files, and each version of a site's theme adds some. Above this number the cache is cleared. */
const MAX_FILES = 200

/** Environment variables of a thread. */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const folder = (module as CompileCache).getCompileCacheDir?.()
  return folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) }
}

/** Keeps the folder from growing without limit. */
export function pruneCompileCache(): void {
  const folder = (module as CompileCache).getCompileCacheDir?.()
  try {
    if (folder !== undefined && readdirSync(folder).length > MAX_FILES) rmSync(folder, { recursive: true })
  } catch {
    // Not essential: the cache only saves time.
  }
}
