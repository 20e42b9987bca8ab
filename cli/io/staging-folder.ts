// The folder next to the output in which the next site is assembled.
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { folderOf } from '../text/site-path.ts'
import { stagingOf } from './exchange.ts'
import { makeFolder } from './place-file.ts'
import { FOLDER_MODE, hasMode } from './published-file.ts'
import { attempt } from './unwritable.ts'

/** A staging folder. */
export interface StagingFolder {
  /** Absolute path. */
  readonly dir: string
  /** The umask prevents the right modes of new files and folders, so they have to be set explicitly. */
  readonly setsMode: boolean
  /** Absolute path of an output file. Throws if it is outside the folder. */
  at(path: string): string
  /** Makes the folder of a file, once. This costs less than retrying after a failed write. */
  makeFolderOf(path: string): void
}

/** Makes the staging folder of an output folder. Throws `EnvironmentError` if it cannot be written. */
export function openStaging(outDir: string): StagingFolder {
  const dir = stagingOf(outDir)
  const setsMode = makeStaging(dir)
  const made = new Set([''])
  return {
    dir,
    setsMode,
    at: (path) => stagedAt(dir, path),
    makeFolderOf(path) {
      const folder = folderOf(path)
      if (made.has(folder)) return
      made.add(folder)
      makeFolder(stagedAt(dir, folder), setsMode)
    },
  }
}

/**
 * Makes the folder, and returns whether modes have to be set. Synchronous: a program asked to stop during a wait would
 * not know that the folder exists.
 */
function makeStaging(dir: string): boolean {
  return attempt(dir, () => {
    mkdirSync(dir, { mode: FOLDER_MODE })
    if (hasMode(statSync(dir), FOLDER_MODE)) return false
    chmodSync(dir, FOLDER_MODE)
    // Some file systems force their own modes.
    return hasMode(statSync(dir), FOLDER_MODE)
  })
}

/**
 * Path in the staging folder. Normalizing a path costs nearly as much as writing a small file, and most paths need
 * none.
 */
function stagedAt(dir: string, path: string): string {
  if (!path.includes('..')) return `${dir}${sep}${path}`
  const target = join(dir, path)
  if (!target.startsWith(`${dir}${sep}`)) throw new Error(`output path leaves the output folder: ${path}`)
  return target
}
