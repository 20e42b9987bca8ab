// The exchange of the published site for the next one, and what puts things right after a process was killed in the middle.
import { lstatSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAbsent, isThere } from './unreadable.ts'

const beside = (outDir: string, what: string) => join(dirname(outDir), `.${basename(outDir)}.docsite-${what}`)

/** Where the next site is made. */
export const stagingOf = (outDir: string) => beside(outDir, 'new')
/** Where the old site is from the first rename of the exchange until it is removed. */
const retiredOf = (outDir: string) => beside(outDir, 'old')
/** Name of the output folder whose old site has this name; null when it is no such name. */
export const outputOfRetired = (name: string) => /^\.(.+)\.docsite-old$/.exec(name)?.[1] ?? null
/** The lock of the output folder. */
export const lockOf = (outDir: string) => beside(outDir, 'lock')

/** An exchange that was made. */
export interface Exchange {
  /** Makes it undone. */
  undo(): void
  /** Removes the old site. What cannot be removed now is removed by the next build. */
  finish(): Promise<void>
}

/**
 * The exchange: two renames back to back without a pause in between (no portable call swaps two folders). A process killed
 * between the two leaves the old site beside the output, and `restoreOutput` puts it back.
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

/** Whether an exchange into this folder was interrupted: the old site is there, and no new one. */
export function isInterrupted(outDir: string): boolean {
  return isFolder(retiredOf(outDir)) && !isThere(outDir)
}

/** A file in the place of a folder above it is no failure of the disk: nothing is there. */
function isFolder(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}

/** Puts the old site back after a kill in the middle of the exchange. The caller holds the lock of the output folder. */
export function restoreOutput(outDir: string): void {
  if (isInterrupted(outDir)) renameSync(retiredOf(outDir), outDir)
}

/** The same, and removes what dead builds have left. */
export async function cleanOutput(outDir: string): Promise<void> {
  restoreOutput(outDir)
  for (const dir of [retiredOf(outDir), stagingOf(outDir)]) await rm(dir, { recursive: true, force: true })
}

/** Removes a folder where that is possible; a failure must not hide how the build ended. */
export async function removeQuietly(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true }).catch(() => undefined)
}
