// Where a build goes: never into or over the project, its content, the home folder or the root of the disk. What counts is
// where a path really leads, whatever links there are on the way.
import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import { UsageError } from '../model/ports.ts'
import { versionFolders } from '../model/version-folders.ts'

/** Links that may lead to one another. */
const MOST_LINKS = 40

/** Whether `inner` is `outer` or lies below it. */
function isWithin(inner: string, outer: string): boolean {
  const path = relative(outer, inner)
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && !/^[A-Za-z]:/.test(path))
}

/** Where a path really leads; what does not exist is where it would be made. Throws `UsageError` for links in a ring. */
export function realOutput(path: string, links = 0): string {
  if (links > MOST_LINKS)
    throw new UsageError(`${path} is a link that leads to itself. Choose another --out-dir.`)
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

/** A path as the disk spells it, where letter case does not tell files apart. */
function exactName(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return path
  }
}

/** What the command line says about the folder of a build. */
export interface NamedOutput {
  readonly outDir?: string | undefined
  /** The offline edition is made. */
  readonly offline?: boolean
}

/** Folder of a build that was named on the command line, or the one of every build of an edition. Absolute. */
export function namedOutput(
  named: string | undefined,
  siteDir: string,
  cwd: string,
  offline: boolean | undefined = false,
): string {
  return named === undefined ? resolve(siteDir, offline ? 'build-offline' : 'build') : resolve(cwd, named)
}

/** What a build must not destroy. */
interface Places {
  readonly siteDir: string
  readonly home: string
  /** Folders that are read, relative to the site: what is built there would be read again. */
  readonly sources: readonly string[]
}

/**
 * The folder that a build into `out` replaces: `out` itself, or where it leads as a link. Throws `UsageError` when a build there
 * could destroy something.
 */
export function outputFolder(out: string, { siteDir, home, sources }: Places): string {
  const real = realOutput(out)
  const refuse = (why: string) =>
    new UsageError(
      `refusing to build into ${out}${real === out ? '' : ` (which is ${real})`}: ${why}. Choose another --out-dir.`,
    )
  if (lies([siteDir, realOutput(siteDir)], [out, real])) throw refuse('it is or contains the site folder')
  if (lies([home, realOutput(home)], [out, real])) throw refuse('it is or contains the home folder')
  for (const source of sources) {
    const position = positionTo(source, out, siteDir)
    if (position === 'within') throw refuse(`it lies inside the source folder ${source}`)
    if (position === 'around') throw refuse(`it contains the source folder ${source}`)
  }
  return real
}

/** Both as written and as they really are. */
const lies = (inner: readonly [string, string], outer: readonly [string, string]) =>
  isWithin(inner[0], outer[0]) || isWithin(inner[1], outer[1])

/** Whether a build goes into a source folder, or that folder would go with what the build replaces. */
export function positionTo(source: string, out: string, siteDir: string): 'within' | 'around' | null {
  const folder = resolve(siteDir, source)
  const outs = [out, realOutput(out)] as const
  const folders = [folder, realOutput(folder)] as const
  if (lies(outs, folders)) return 'within'
  return lies(folders, outs) ? 'around' : null
}

/** Folders and files that a site is made from, relative to its folder. Of one around the site single files are read. */
export function sourceFolders(
  { docs, staticDirectories, i18n, markdown }: SiteConfig,
  siteDir: string,
): readonly string[] {
  const versions = docs.map(versionFolders).flatMap((folders) => [folders.docs, folders.sidebars])
  const named = [...docs.map(({ path }) => path), ...versions, ...staticDirectories, i18n.path]
  const beside = markdown.includeRoots.filter((root) => !isWithin(siteDir, resolve(siteDir, root)))
  return [...named, 'theme', 'src', ...beside]
}
