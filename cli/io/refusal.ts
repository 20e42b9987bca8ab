// Tells what the system has refused, wherever it comes up, from defects of this program and from mistakes of authors: it ends a
// command with exit code 3.
import { EnvironmentError } from '../model/ports.ts'

/** Codes of a disk or a system that does not let the program work; others tell of what the program has not thought of. */
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

/** The refusal behind an error, that of a file which the bundler was to load included; null for any other error. */
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
  return new EnvironmentError(`the system refuses ${what}: ${code}`, { cause: error })
}
