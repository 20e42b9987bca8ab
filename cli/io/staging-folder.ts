// The folder beside the output in which the next site is put together.
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
  /** The umask keeps new files and folders from getting their modes, so that these are to be set. */
  readonly setsMode: boolean
  /** Absolute path of an output file. Throws when it leaves the folder. */
  at(path: string): string
  /** Makes the folder of a file, once: making it first costs less than a file that finds it missing. */
  makeFolderOf(path: string): void
}

/** Makes the staging folder of an output folder. Throws `EnvironmentError` when the place cannot be written. */
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
 * Makes the folder; whether modes are to be set. At once: a program asked to stop between this and the end of a wait would not
 * know that the folder is there.
 */
function makeStaging(dir: string): boolean {
  return attempt(dir, () => {
    mkdirSync(dir, { mode: FOLDER_MODE })
    if (hasMode(statSync(dir), FOLDER_MODE)) return false
    chmodSync(dir, FOLDER_MODE)
    // Some file systems have modes of their own.
    return hasMode(statSync(dir), FOLDER_MODE)
  })
}

/** Path in the staging folder. Cleaning a path costs much of what a small file does, and most are clean. */
function stagedAt(dir: string, path: string): string {
  if (!path.includes('..')) return `${dir}${sep}${path}`
  const target = join(dir, path)
  if (!target.startsWith(`${dir}${sep}`)) throw new Error(`output path leaves the output folder: ${path}`)
  return target
}
