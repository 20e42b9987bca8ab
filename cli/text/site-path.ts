// Paths of files relative to the site folder.

/** Folder of a file; empty for a file in the site folder itself. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')))
}

/** The part of a path after its last slash. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/**
 * Resolves a path relative to a folder, removing `.` and `..`; null if it leads out of the site, or, for a folder next to the
 * site (`../docs`), out of that folder's parent.
 */
export function joinSitePath(folder: string, path: string): string | null {
  const beside = BESIDE.exec(folder)?.[0] ?? ''
  const below = joinedSteps(`${folder.slice(beside.length)}/${path}`)
  return below === null ? null : beside + below
}

const BESIDE = /^(?:\.\.\/)+/

function joinedSteps(path: string): string | null {
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return null
  }
  return steps.join('/')
}

/** The path from a folder to a file, as authors write it: `./b.md`, `../c/d.md`. */
export function relativePath(folder: string, file: string): string {
  const from = folder === '' ? [] : folder.split('/')
  const to = file.split('/')
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const up = from.slice(shared).map(() => '..')
  return [...(up.length === 0 ? ['.'] : up), ...to.slice(shared)].join('/')
}
