// Validates the output folder of a build: never inside or around the project, its content, the home folder or the root
// of the disk. Symbolic links are resolved first.
import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import { UsageError } from '../model/ports.ts'
import { versionFolders } from '../model/version-folders.ts'

/** Maximum number of chained symbolic links. */
const MAX_LINKS = 40

/** Whether `inner` is `outer` or inside it. */
function isWithin(inner: string, outer: string): boolean {
  const path = relative(outer, inner)
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && !/^[A-Za-z]:/.test(path))
}

/** Resolves symbolic links, also for paths that do not exist yet. Throws `UsageError` for a cycle of links. */
export function realOutput(path: string, links = 0): string {
  if (links > MAX_LINKS)
    throw new UsageError(`${path} is a symbolic link that points to itself. Choose another --out-dir.`)
  const parent = dirname(path)
  if (parent === path) return path
  const place = join(realOutput(parent, links), basename(path))
  const target = linkTarget(place)
  return target === null ? exactName(place) : realOutput(resolve(dirname(place), target), links + 1)
}

function linkTarget(path: string): string | null {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : null
  } catch {
    return null
  }
}

/** Spelling of a path on disk, for case-insensitive file systems. */
function exactName(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return path
  }
}

/** Command-line options that select the output folder. */
export interface NamedOutput {
  readonly outDir?: string | undefined
  /** Whether the offline edition is built. */
  readonly offline?: boolean
}

/** Absolute output folder: the one named on the command line, or the default one of the edition. */
export function namedOutput(
  named: string | undefined,
  siteDir: string,
  cwd: string,
  offline: boolean | undefined = false,
): string {
  return named === undefined ? resolve(siteDir, offline ? 'build-offline' : 'build') : resolve(cwd, named)
}

/** Folders that a build must not destroy. */
interface Places {
  readonly siteDir: string
  readonly home: string
  /** Source folders, relative to the site: output inside them would be read as source. */
  readonly sources: readonly string[]
}

/**
 * The folder that a build into `out` replaces: `out` itself or its link target. Throws `UsageError` if the build could
 * destroy something.
 */
export function outputFolder(out: string, { siteDir, home, sources }: Places): string {
  const real = realOutput(out)
  const refuse = (why: string) =>
    new UsageError(
      `refusing to build into ${out}${real === out ? '' : ` (which is ${real})`}: ${why}. Choose another --out-dir.`,
    )
  if (isWithinAny([siteDir, realOutput(siteDir)], [out, real]))
    throw refuse('it is or contains the site folder')
  if (isWithinAny([home, realOutput(home)], [out, real])) throw refuse('it is or contains the home folder')
  for (const source of sources) {
    const position = outputConflict(source, out, siteDir)
    if (position === 'within') throw refuse(`it is inside the source folder ${source}`)
    if (position === 'around') throw refuse(`it contains the source folder ${source}`)
  }
  return real
}

/** Compares paths both as written and with symbolic links resolved. */
const isWithinAny = (inner: readonly [string, string], outer: readonly [string, string]) =>
  isWithin(inner[0], outer[0]) || isWithin(inner[1], outer[1])

/** Whether the output folder is inside a source folder, or would replace it. */
export function outputConflict(source: string, out: string, siteDir: string): 'within' | 'around' | null {
  const folder = resolve(siteDir, source)
  const outs = [out, realOutput(out)] as const
  const folders = [folder, realOutput(folder)] as const
  if (isWithinAny(outs, folders)) return 'within'
  return isWithinAny(folders, outs) ? 'around' : null
}

/**
 * Files and folders that a site is built from, relative to its folder. Include roots around the site are left out,
 * since only single files are read from them.
 */
export function sourceFolders(
  { docs, staticDirectories, i18n, markdown }: SiteConfig,
  siteDir: string,
): readonly string[] {
  const versions = docs.map(versionFolders).flatMap((folders) => [folders.docs, folders.sidebars])
  const named = [...docs.map(({ path }) => path), ...versions, ...staticDirectories, i18n.path]
  const beside = markdown.includeRoots.filter((root) => !isWithin(siteDir, resolve(siteDir, root)))
  return [...named, 'theme', 'src', ...beside]
}
