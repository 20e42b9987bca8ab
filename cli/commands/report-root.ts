// The folder that paths in reports and diffs are relative to: the repository root, where CI systems run.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathBelow } from '../io/path-below.ts'

/** The given root, otherwise the repository that contains the site, otherwise the working directory. */
export function reportRoot(siteDir: string, given: string | undefined, cwd: string): string {
  if (given !== undefined) return resolve(cwd, given)
  for (let dir = resolve(siteDir); ; dir = dirname(dir)) {
    // In worktrees and submodules, `.git` is a file.
    if (existsSync(join(dir, '.git'))) return dir
    if (dirname(dir) === dir) return cwd
  }
}

/** Prefix of paths of site files: empty if the site is the root, or is not inside it. */
export function sitePrefix(root: string, siteDir: string): string {
  const below = pathInside(root, siteDir)
  return below ? `${below}/` : ''
}

/** A path relative to a folder that contains it, with `/`; null if the folder does not contain it. */
function pathInside(folder: string, path: string): string | null {
  const below = pathBelow(folder, path)
  return below === '..' || below.startsWith('../') || resolve(below) === below ? null : below
}
