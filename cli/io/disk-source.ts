// The site's files on the real disk. Names are handed out in Unicode NFC whatever the disk holds; links that lead out of
// the site folder are refused; folders are listed in one order on every machine.
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, normalize, relative, sep } from 'node:path'
import type { Entry } from 'fast-glob'
import type { ContentSource } from '../model/ports.ts'
import { EnvironmentError } from '../model/ports.ts'
import { byCodePoint } from '../text/compare.ts'
import { visible } from '../text/escape.ts'
import { isPublishable } from '../text/publishable.ts'
import { LARGE_BYTES } from './file-pieces.ts'
import { largeFile } from './large-file.ts'

/** Folders that never hold content. */
const SKIPPED = ['**/node_modules', '**/.git', '**/.docsite']

/** Codes that mean "there is no such file". */
const ABSENT = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EINVAL',
  'ELOOP',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
])

/** A pipe, a socket, a device: whoever reads it may wait for ever. */
const NEITHER = 'is neither a file nor a folder'

/** A site folder that is read. */
interface SourceState {
  readonly siteDir: string
  /** The site folder as links lead to it. */
  readonly root: string
  readonly warn: (reason: string) => void
  /** Folders outside of the site folder that may be read as well. */
  readonly roots: () => readonly string[]
  /** Where the site is published, as links lead to it. */
  readonly output: string | undefined
  /** Paths that are left out, so that this is said once. */
  readonly refused: Set<string>
  /** NFC path -> path as the disk spells it, for the names that differ. */
  readonly spelling: Map<string, string>
}

/**
 * Files below `siteDir`. Paths are relative to it, `/`-separated. `warn` is called once for each link that is not followed. Paths
 * that begin with `..` are read when they really lie in one of `roots`. A link to `output`, the real folder that the site is
 * published in, is not followed: each build would hold the one before.
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
      return found.sort(byCodePoint)
    },
    async read(path) {
      if (path.includes('\0')) return null
      // Not handed over to the thread pool: for files of this size that costs more than reading them.
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

/** Cleaning a path takes as long as reading a small file, and most are clean. */
function onDisk({ siteDir, spelling }: SourceState, path: string): string {
  const actual = spelling.get(path) ?? path
  return actual.includes('..') ? join(siteDir, actual) : `${siteDir}${sep}${actual}`
}

/** Where a path leads, relative to a real folder; null when that is not in it, undefined when it is nowhere. */
function leadsTo(state: SourceState, path: string, folder: string): string | null | undefined {
  const real = realPath(onDisk(state, path))
  if (real === null) return undefined
  if (real === folder) return ''
  const above = folder.endsWith(sep) ? folder : folder + sep
  return real.startsWith(above) ? real.slice(above.length).replaceAll(sep, '/') : null
}

/** Why what a path leads to must not be read; null when it may be. A link is judged by the name of its target as well. */
function refusal(state: SourceState, path: string): string | null {
  const written = normalize(path).replaceAll(sep, '/')
  return written.startsWith('../')
    ? refusalOutside(state, path)
    : refusalIn(state, { folder: state.root, path, written })
}

/** The same for a path out of the site folder: one of the roots must hold what it leads to. */
function refusalOutside(state: SourceState, path: string): string | null {
  for (const each of state.roots()) {
    const named = join(state.siteDir, each)
    const folder = realPath(named)
    const written = relative(named, onDisk(state, path)).replaceAll(sep, '/')
    if (folder !== null && refusalIn(state, { folder, path, written }) === null) return null
  }
  return 'leads out of the site folder'
}

/** `written`: the path as it is written below the folder. */
function refusalIn(
  state: SourceState,
  { folder, path, written }: { readonly folder: string; readonly path: string; readonly written: string },
): string | null {
  const target = leadsTo(state, path, folder)
  if (target === undefined) return 'leads nowhere'
  if (target === null) return 'leads out of the site folder'
  const name = beyond(target.normalize('NFC'), written)
  // Of a folder its files are judged.
  return isPublishable(name) || isPublishable(`${name}/`)
    ? null
    : `leads to ${target}, which is never published`
}

/**
 * Adds the files below a folder. `above`: real folders of the links that led here. The library does not follow links itself, so
 * that a ring of them ends; what is neither file, folder nor link cannot be read without waiting for somebody to write.
 */
async function walk(
  state: SourceState,
  dir: string,
  above: readonly string[],
  found: string[],
): Promise<void> {
  const prefix = dir === '' ? '' : `${state.spelling.get(dir) ?? dir}/`
  for (const { path: below, dirent } of await entriesBelow(state, dir)) {
    const path = known(state, prefix + unescapeName(below))
    // The name that was read is not the one on the disk, under which alone it could be opened.
    if (path.includes(REPLACEMENT) && !existsSync(onDisk(state, path)))
      leaveOut(state, path, 'has a name that is not UTF-8')
    else if (dirent.isFile()) found.push(path)
    else if (dirent.isSymbolicLink()) await follow(state, path, above, found)
    else if (!dirent.isDirectory()) leaveOut(state, path, NEITHER)
  }
}

/** Stands for bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd'

/** The library is loaded when something is to be listed. Like files, folders are read at once: most are small. */
async function entriesBelow(state: SourceState, dir: string): Promise<readonly Entry[]> {
  const { default: glob } = await import('fast-glob')
  try {
    return glob.sync('**', {
      cwd: onDisk(state, dir),
      dot: true,
      onlyFiles: false,
      followSymbolicLinks: false,
      objectMode: true,
      ignore: SKIPPED,
      suppressErrors: false,
      // The library calls it in this one of its forms only.
      fs: { readdirSync: listEscaped as unknown as typeof readdirSync },
    })
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException
    return refuse('list', path === undefined ? dir : relative(state.siteDir, path), error, [])
  }
}

/** Characters that the patterns of the library do not match, and the one that stands before their numbers. */
const UNMATCHED = /[\n\r\u2028\u2029\uffff]/g

const unescapeName = (name: string) =>
  name.replace(/\uffff(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** The entries of a folder under names that every pattern can match. */
function listEscaped(folder: string): Dirent[] {
  const dir = unescapeName(folder)
  if (dir.includes(REPLACEMENT) && !existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true }).map((entry) => {
    if (entry.name.search(UNMATCHED) < 0) return entry
    const escaped: Dirent = Object.assign(Object.create(entry) as Dirent, {
      name: entry.name.replace(UNMATCHED, (char) => `\uffff${char.charCodeAt(0)};`),
    })
    return escaped
  })
}

function known({ spelling }: SourceState, actual: string): string {
  const path = actual.normalize('NFC')
  if (path !== actual) spelling.set(path, actual)
  return path
}

function leaveOut({ refused, warn }: SourceState, path: string, why: string): void {
  if (!refused.has(path)) warn(`${visible(path)} ${why}; it is left out`)
  refused.add(path)
}

/** A link is followed when it stays inside the site and is none of the folders it stands in. */
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
    return leaveOut(state, path, 'is a link that leads to a folder it stands in')
  if (state.output !== undefined && (isWithin(real, state.output) || isWithin(state.output, real)))
    return leaveOut(state, path, 'is a link that leads to the output folder')
  if ((await stat(real)).isFile()) found.push(path)
  else await walk(state, path, [...above, real], found)
}

const isWithin = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`)

/** What a link leads to beyond the folders in which it stands itself; nothing for a path without links. */
function beyond(target: string, path: string): string {
  const [steps, from] = [target.split('/'), path.split('/')]
  const first = steps.findIndex((step, at) => step !== from[at])
  return first === -1 ? '' : steps.slice(first).join('/')
}

/** Where a path really leads; null when that is nowhere. Throws `EnvironmentError` when the disk does not tell. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path)
  } catch (error) {
    return refuse('read', path, error, null)
  }
}

/** What does not exist is no failure; what exists and cannot be read is. */
function refuse<T>(what: string, path: string, error: unknown, absent: T): T {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (ABSENT.has(code)) return absent
  throw new EnvironmentError(`cannot ${what} ${visible(path)}: ${code || String(error)}`, {
    cause: error,
  })
}
