// Tells errors of the operating system from bugs in this program and from mistakes of authors: they end a command with
// exit code 3.
import { EnvironmentError } from '../model/ports.ts'

/**
 * Error codes of a disk or system that prevents the program from working; any other code means a case this program does
 * not handle.
 */
const REFUSALS = new Set([
  'EACCES',
  'EBUSY',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOSPC',
  'EPERM',
  'EROFS',
  'ESTALE',
])

/** The system error behind an error, also if the bundler met it while loading a file; null for any other error. */
export function refusalOf(error: unknown): EnvironmentError | null {
  if (error instanceof EnvironmentError) return error
  if (!(error instanceof Error)) return null
  const { code = '', syscall, path, errors } = error as NodeJS.ErrnoException & { readonly errors?: unknown }
  if (Array.isArray(errors)) {
    const details = errors.map((each: { readonly detail?: unknown } | null) => refusalOf(each?.detail))
    return details.find((detail) => detail !== null) ?? null
  }
  if (!REFUSALS.has(code)) return null
  const what = `${syscall ?? 'a call'}${path === undefined ? '' : ` ${path}`}`
  return new EnvironmentError(`the system refused ${what}: ${code}`, { cause: error })
}
