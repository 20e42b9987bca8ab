// Hard links for published files, so that the same bytes are not written twice.
import { copyFileSync, linkSync } from 'node:fs'

/** Error codes of file systems without links, of files with too many links, and of files of another user. */
export const NO_LINKS: ReadonlySet<string> = new Set([
  'EPERM',
  'EACCES',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EXDEV',
])

/** Links a file, or copies it if that is not possible; returns true if it was copied. */
export function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return false
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(from, to)
    return true
  }
}
