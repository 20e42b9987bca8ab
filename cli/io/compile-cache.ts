// Where Node keeps the compiled code of the program (`bin/docsite.js` says so when it starts): threads keep theirs there too.
import { readdirSync, rmSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'

/** What is used here came with Node 22.1. */
interface CompileCache {
  /** The folder of this version of Node in the folder that is named by `NODE_COMPILE_CACHE`; undefined when there is none. */
  getCompileCacheDir?(): string | undefined
}

/** The code of each version of a site's theme is added, and Node removes none: with so many files it begins anew. */
const MOST_FILES = 200

/** The environment of a thread. */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const folder = (module as CompileCache).getCompileCacheDir?.()
  return folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) }
}

/** Keeps the folder from growing without end. */
export function pruneCompileCache(): void {
  const folder = (module as CompileCache).getCompileCacheDir?.()
  try {
    if (folder !== undefined && readdirSync(folder).length > MOST_FILES) rmSync(folder, { recursive: true })
  } catch {
    // It is not ours to change: it only saves time.
  }
}
