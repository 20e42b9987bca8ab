// Files that may go, and may stay as well.
import { rmSync } from 'node:fs'

/** Removes a file; one that is not there, or cannot be removed, is left alone. */
export function removeFile(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
