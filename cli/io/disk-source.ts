// The site's files on disk. File names are returned in Unicode NFC, whatever form the disk uses. Links that lead out of
// the site folder are refused. Folders are listed in the same order on every machine.
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, normalize, relative, sep } from 'node:path'
import type { ContentSource } from '../model/ports.ts'
import { EnvironmentError } from '../model/ports.ts'
import { compareStrings } from '../text/compare.ts'
import { visible } from '../text/escape.ts'
import { isPublishable } from '../text/publishable.ts'
import { LARGE_BYTES } from './file-pieces.ts'
import { largeFile } from './large-file.ts'

/** Folders that never contain content. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git', '.docsite'])

/** Error codes for a file that does not exist. */
const ABSENT = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EINVAL',
  'ELOOP',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
])

/** A pipe, a socket or a device: reading it might block forever. */
const NEITHER = 'is neither a file nor a folder'

/** An open site folder. */
interface SourceState {
  readonly siteDir: string
  /** Real path of the site folder. */
  readonly root: string
  readonly warn: (reason: string) => void
  /** Folders outside the site folder that may be read as well. */
  readonly roots: () => readonly string[]
  /** Real path of the output folder. */
  readonly output: string | undefined
  /** Paths that are left out; each is reported once. */
  readonly refused: Set<string>
  /** NFC path -> path as spelled on disk, for names that differ. */
  readonly spelling: Map<string, string>
}

/**
 * Files below `siteDir`. Paths are relative to it and `/`-separated. `warn` is called once for each link that is not
 * followed. Paths that begin with `..` are read if they really are in one of `roots`. A link to `output`, the real path
 * of the output folder, is not followed: each build would contain the previous one.
 */
export function diskSource(
  siteDir: string,
  warn: (reason: string) => void = () => undefined,
  roots: () => readonly string[] = () => [],
  output?: string,
): ContentSource {
  const root = realpathSync.native(siteDir)
  const state: SourceState = { siteDir, root, warn, roots, output, refused: new Set(), spelling: new Map() }
  return {
    async list(dir) {
      const found: string[] = []
      await walk(state, dir.replace(/^\.?\/|\/$/g, ''), [], found)
      return found.sort(compareStrings)
    },
    async read(path) {
      if (path.includes('\0')) return null
      // Synchronous: for files of this size, passing them to the thread pool costs more than reading them.
      try {
        const file = onDisk(state, path)
        const info = statSync(file)
        if (!info.isFile() && !info.isDirectory()) {
          leaveOut(state, path, NEITHER)
          return null
        }
        return info.size < LARGE_BYTES ? readFileSync(file) : largeFile(file, info)
      } catch (error) {
        return refuse('read', path, error, null)
      }
    },
    async contains(path) {
      const why = refusal(state, path)
      if (why?.endsWith('published')) leaveOut(state, path, `is a link that ${why}`)
      return why === null
    },
  }
}

/** Normalizing a path takes as long as reading a small file, and most paths need none. */
function onDisk({ siteDir, spelling }: SourceState, path: string): string {
  const actual = spelling.get(path) ?? path
  return actual.includes('..') ? join(siteDir, actual) : `${siteDir}${sep}${actual}`
}

/** Real target of a path, relative to a real folder; null if it is outside, undefined if it does not exist. */
function leadsTo(state: SourceState, path: string, folder: string): string | null | undefined {
  const real = realPath(onDisk(state, path))
  if (real === null) return undefined
  if (real === folder) return ''
  const above = folder.endsWith(sep) ? folder : folder + sep
  return real.startsWith(above) ? real.slice(above.length).replaceAll(sep, '/') : null
}

/** Reason why a path must not be read; null if it may be. The name of a link's target is checked as well. */
function refusal(state: SourceState, path: string): string | null {
  const written = normalize(path).replaceAll(sep, '/')
  return written.startsWith('../')
    ? refusalOutside(state, path)
    : refusalIn(state, { folder: state.root, path, written })
}

/** The same for a path outside the site folder: one of the roots must contain its target. */
function refusalOutside(state: SourceState, path: string): string | null {
  for (const each of state.roots()) {
    const named = join(state.siteDir, each)
    const folder = realPath(named)
    const written = relative(named, onDisk(state, path)).replaceAll(sep, '/')
    if (folder !== null && refusalIn(state, { folder, path, written }) === null) return null
  }
  return 'points outside the site folder'
}

/** `written`: the path below the folder, as written. */
function refusalIn(
  state: SourceState,
  { folder, path, written }: { readonly folder: string; readonly path: string; readonly written: string },
): string | null {
  const target = leadsTo(state, path, folder)
  if (target === undefined) return 'points to a missing file'
  if (target === null) return 'points outside the site folder'
  const name = beyond(target.normalize('NFC'), written)
  // Folders pass; their files are checked one by one.
  return isPublishable(name) || isPublishable(`${name}/`)
    ? null
    : `points to ${target}, which is never published`
}

/**
 * Adds the files below a folder. `above`: real folders of the links that led here. Links are followed only if they do not lead
 * back, so that cycles end. Anything but files, folders and links is left out: reading it could block.
 */
async function walk(
  state: SourceState,
  dir: string,
  above: readonly string[],
  found: string[],
): Promise<void> {
  const prefix = dir === '' ? '' : `${state.spelling.get(dir) ?? dir}/`
  for (const entry of entriesOf(state, dir)) {
    if (SKIPPED.has(entry.name)) continue
    const path = known(state, prefix + entry.name)
    // Names that are not valid UTF-8 cannot be opened by the name that was read.
    if (path.includes(REPLACEMENT) && !existsSync(onDisk(state, path)))
      leaveOut(state, path, 'has a name that is not UTF-8')
    else if (entry.isFile()) found.push(path)
    else if (entry.isDirectory()) await walk(state, path, above, found)
    else if (entry.isSymbolicLink()) await follow(state, path, above, found)
    else leaveOut(state, path, NEITHER)
  }
}

/** Replaces bytes that are not valid UTF-8. */
const REPLACEMENT = '\ufffd'

/** The entries of a folder; none if it does not exist. Read synchronously, like files: most folders are small. */
function entriesOf(state: SourceState, dir: string): readonly Dirent[] {
  try {
    return readdirSync(onDisk(state, dir), { withFileTypes: true })
  } catch (error) {
    return refuse('list', dir, error, [])
  }
}

function known({ spelling }: SourceState, actual: string): string {
  const path = actual.normalize('NFC')
  if (path !== actual) spelling.set(path, actual)
  return path
}

function leaveOut({ refused, warn }: SourceState, path: string, why: string): void {
  if (!refused.has(path)) warn(`${visible(path)} ${why}; it is skipped`)
  refused.add(path)
}

/** Follows a link if its target is inside the site and is not one of its own ancestors. */
async function follow(
  state: SourceState,
  path: string,
  above: readonly string[],
  found: string[],
): Promise<void> {
  const why = refusal(state, path)
  if (why !== null) return leaveOut(state, path, `is a link that ${why}`)
  const real = await realpath(onDisk(state, path))
  const parent = await realpath(onDisk(state, path.split('/').slice(0, -1).join('/')))
  if (above.includes(real) || isWithin(parent, real))
    return leaveOut(state, path, 'is a link that points to a folder containing it')
  if (state.output !== undefined && (isWithin(real, state.output) || isWithin(state.output, real)))
    return leaveOut(state, path, 'is a link that points to the output folder')
  if ((await stat(real)).isFile()) found.push(path)
  else await walk(state, path, [...above, real], found)
}

const isWithin = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`)

/** Target of a link relative to the folders that contain the link; empty for a path without links. */
function beyond(target: string, path: string): string {
  const [steps, from] = [target.split('/'), path.split('/')]
  const first = steps.findIndex((step, at) => step !== from[at])
  return first === -1 ? '' : steps.slice(first).join('/')
}

/** Real path; null if it does not exist. Throws `EnvironmentError` if it cannot be determined. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path)
  } catch (error) {
    return refuse('read', path, error, null)
  }
}

/** A missing file is not a failure; an unreadable one is. */
function refuse<T>(what: string, path: string, error: unknown, absent: T): T {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (ABSENT.has(code)) return absent
  throw new EnvironmentError(`cannot ${what} ${visible(path)}: ${code || String(error)}`, {
    cause: error,
  })
}
