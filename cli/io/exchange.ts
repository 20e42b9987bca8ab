// Replaces the published site with the next one, and repairs the output after a process was killed in between.
import { lstatSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAbsent, isThere } from './unreadable.ts'

const beside = (outDir: string, what: string) => join(dirname(outDir), `.${basename(outDir)}.docsite-${what}`)

/** Folder in which the next site is made. */
export const stagingOf = (outDir: string) => beside(outDir, 'new')
/** Folder of the old site, from the first rename until it is removed. */
const retiredOf = (outDir: string) => beside(outDir, 'old')
/** Name of the output folder whose retired site has this name; null for any other name. */
export const outputOfRetired = (name: string) => /^\.(.+)\.docsite-old$/.exec(name)?.[1] ?? null
/** Lock file of the output folder. */
export const lockOf = (outDir: string) => beside(outDir, 'lock')

/** A completed exchange. */
export interface Exchange {
  /** Undoes it. */
  undo(): void
  /** Removes the old site. If that fails, the next build removes it. */
  finish(): Promise<void>
}

/**
 * Two renames directly after each other (no portable call swaps two folders). A process killed between them leaves the
 * old site next to the output, and `restoreOutput` moves it back.
 */
export function exchange(outDir: string): Exchange {
  const [staging, old] = [stagingOf(outDir), retiredOf(outDir)]
  rmSync(old, { recursive: true, force: true })
  const replaces = isThere(outDir)
  if (replaces) renameSync(outDir, old)
  try {
    renameSync(staging, outDir)
  } catch (error) {
    if (replaces) renameSync(old, outDir)
    throw error
  }
  return {
    undo() {
      renameSync(outDir, staging)
      if (replaces) renameSync(old, outDir)
    },
    finish: () => removeQuietly(old),
  }
}

/** Whether an exchange was interrupted: the old site exists and the output does not. */
export function isInterrupted(outDir: string): boolean {
  return isFolder(retiredOf(outDir)) && !isThere(outDir)
}

/** A file where an ancestor folder should be is not a disk failure: the path does not exist. */
function isFolder(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}

/** Moves the old site back after a kill during the exchange. The caller holds the lock of the output folder. */
export function restoreOutput(outDir: string): void {
  if (isInterrupted(outDir)) renameSync(retiredOf(outDir), outDir)
}

/** Restores the output, and removes leftovers of killed builds. */
export async function cleanOutput(outDir: string): Promise<void> {
  restoreOutput(outDir)
  for (const dir of [retiredOf(outDir), stagingOf(outDir)]) await rm(dir, { recursive: true, force: true })
}

/** Removes a folder if possible; a failure must not hide how the build ended. */
export async function removeQuietly(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true }).catch(() => undefined)
}
