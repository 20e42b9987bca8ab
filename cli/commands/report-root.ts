// The folder that reports and diffs count paths from: that of the repository, in whose root CI systems run.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathBelow } from '../io/path-below.ts'

/** The root that was asked for, else the folder with `.git` that the site lies in, else the working folder. */
export function reportRoot(siteDir: string, given: string | undefined, cwd: string): string {
  if (given !== undefined) return resolve(cwd, given)
  for (let dir = resolve(siteDir); ; dir = dirname(dir)) {
    // In a worktree and in a submodule it is a file.
    if (existsSync(join(dir, '.git'))) return dir
    if (dirname(dir) === dir) return cwd
  }
}

/** What stands before the path of a file of the site: empty where the site is the root, or does not lie below it. */
export function sitePrefix(root: string, siteDir: string): string {
  const below = pathInside(root, siteDir)
  return below ? `${below}/` : ''
}

/** A path as seen from a folder above it, with `/`; null when it does not lie below. */
function pathInside(folder: string, path: string): string | null {
  const below = pathBelow(folder, path)
  return below === '..' || below.startsWith('../') || resolve(below) === below ? null : below
}
