// The site before the published one is the next site but for a few files. It is kept, as links to the same files, and turned
// into the next one file by file where nobody sees it: a small change costs what changes, not a folder for every page.
import { lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file that belongs to the next site, with the inode of the published file it is, when it stays as it is. */
export interface WantedFile {
  readonly inode: number | undefined
}

/** A site is worth keeping as a spare one when so much of it is in the next one. */
const WORTH_KEEPING = 0.9

/** Whether the site that is replaced is to be kept. */
export const isWorthKeeping = (unchanged: number, files: number) => unchanged >= WORTH_KEEPING * files

/** Puts the spare site where the next one is made; false when there is none, or it lies on another disk. */
export function takeSpare(spare: string, next: string): boolean {
  try {
    renameSync(spare, next)
    return true
  } catch {
    return false
  }
}

/**
 * Removes what is no file of the next site or is not as it is published, and folders that become empty. Returns the paths
 * that are left: the same files as the published ones.
 */
export function pruneSpare(dir: string, wanted: ReadonlyMap<string, WantedFile>): ReadonlySet<string> {
  const left = new Set<string>()
  /** Whether anything of a folder is left. */
  function prune(below: string): boolean {
    let isUsed = false
    for (const entry of readdirSync(join(dir, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) {
        if (prune(path)) isUsed = true
        else rmdirSync(join(dir, path))
      } else if (isPublished(join(dir, path), wanted.get(path))) {
        left.add(path)
        isUsed = true
      } else rmSync(join(dir, path))
    }
    return isUsed
  }
  prune('')
  return left
}

function isPublished(file: string, wanted: WantedFile | undefined): boolean {
  return wanted?.inode !== undefined && lstatSync(file).ino === wanted.inode
}

/** Keeps a site that was replaced. Where that cannot be, it is removed. */
export async function keepSpare(retired: string, spare: string): Promise<void> {
  await rm(spare, { recursive: true, force: true }).catch(() => undefined)
  await mkdir(dirname(spare), { recursive: true })
    .then(() => rename(retired, spare))
    .catch(() => rm(retired, { recursive: true, force: true }))
}
