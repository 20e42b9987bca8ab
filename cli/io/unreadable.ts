// A file or folder that the disk does not give, reported as what it is: no defect of this program and no mistake of an author.
import { statSync } from 'node:fs'
import { EnvironmentError } from '../model/ports.ts'

/** What to throw for a failed read: an `EnvironmentError`, or the error itself when it did not come from the disk. */
export function unreadable(path: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return error
  return new EnvironmentError(`cannot read ${path}: ${code}`, { cause: error })
}

/** Codes for "there is no such file". */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'])

/** Whether a failed read says that there is nothing of this name. */
export const isAbsent = (error: unknown): boolean => ABSENT.has((error as NodeJS.ErrnoException).code ?? '')

/** Whether there is something of this name. Throws `EnvironmentError` when the disk does not tell: that is no "no". */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    if (isAbsent(error)) return false
    throw unreadable(path, error)
  }
}
