// Removes files whose removal may fail without harm.
import { rmSync } from 'node:fs'

/** Removes a file; a file that does not exist or cannot be removed is ignored. */
export function removeFile(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
