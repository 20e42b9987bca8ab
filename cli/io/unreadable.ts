// Reports unreadable files and folders as such: neither bugs in this program nor mistakes of an author.
import { statSync } from 'node:fs'
import { EnvironmentError } from '../model/ports.ts'

/** Error to throw for a failed read: an `EnvironmentError`, or the error itself if it did not come from the disk. */
export function unreadable(path: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return error
  return new EnvironmentError(`cannot read ${path}: ${code}`, { cause: error })
}

/** Error codes for a file that does not exist. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'])

/** Whether a failed read means that the file does not exist. */
export const isAbsent = (error: unknown): boolean => ABSENT.has((error as NodeJS.ErrnoException).code ?? '')

/** Whether a path exists. Throws `EnvironmentError` if that cannot be determined. */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    if (isAbsent(error)) return false
    throw unreadable(path, error)
  }
}
