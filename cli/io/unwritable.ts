// Reports failed writes as such: not a bug in this program, but a full disk or a protected location.
import { own } from '../../runtime/model/own.ts'
import { EnvironmentError } from '../model/ports.ts'

const OTHER_OWNER =
  'if it belongs to another user, build as that user or change its owner, or choose another --out-dir'
const MOUNTED =
  'docsite publishes a site by renaming its folder: mount the parent folder instead, or build into a folder inside it with --out-dir'

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and build again',
  EDQUOT: 'the disk quota is used up; free some space and build again',
  EACCES: `no permission (EACCES); ${OTHER_OWNER}`,
  EPERM: `no permission (EPERM); ${OTHER_OWNER}`,
  EBUSY: `something is mounted there (EBUSY); ${MOUNTED}`,
  EXDEV: `it is on another file system (EXDEV); ${MOUNTED}`,
  EIO: 'the disk reported an error (EIO); check it before you build again',
  EROFS: 'the file system is read-only (EROFS)',
  EMFILE: 'too many open files (EMFILE); raise `ulimit -n`',
}

/** Error to throw for a failed write: an `EnvironmentError`, or the error itself if it did not come from the disk. */
export function unwritable(path: string, error: unknown, bytes?: number): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return error
  const size = bytes === undefined ? '' : ` (${bytes} bytes)`
  return new EnvironmentError(
    `cannot write ${path}${size}: ${own(REASONS, code) ?? code}. The previous output is untouched.`,
    { cause: error },
  )
}

/** Runs a write to a path, and converts its errors with `unwritable`. */
export function attempt<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    return refuse(path, error)
  }
}

/** Throws the error of `unwritable` for a failed write. */
export function refuse(path: string, error: unknown): never {
  throw unwritable(path, error)
}
