// Expands a named move to all files that move: the named file or folder, and its counterparts in other languages and, if
// requested, in other versions.
import type { DocsVersion, SiteTables } from '../model/site.ts'

/** A move of a file or folder, relative to the site folder. */
export interface NamedMove {
  readonly from: string
  readonly to: string
}

/** The same move in several folders: those of a version in all its languages. */
export interface MovedFolders {
  /** The version that contains the named file or folder; `undefined` for other files. */
  readonly version: DocsVersion | undefined
  /** One move per folder: `docs/a.md`, and `i18n/en/…/current/a.md`. */
  readonly moves: readonly NamedMove[]
}

/** The same move in every folder, with `allVersions` in those of all versions. Returns a message if the move is impossible. */
export function movedFolders(
  { from, to }: NamedMove,
  locales: readonly SiteTables[],
  allVersions: boolean,
): MovedFolders | string {
  const versions = locales.flatMap((tables) => tables.versions.map(({ version }) => version))
  const holds = (dir: string | undefined, path: string) =>
    dir !== undefined && (dir === '' || path.startsWith(`${dir}/`))
  const version = versions
    .filter(({ dir }) => holds(dir, from))
    .sort((a, b) => b.dir.length - a.dir.length)[0]
  const translated = versions.find(({ localizedDir }) => holds(localizedDir, from))
  if (translated)
    return `${from} is a translation: move the page in ${translated.dir} instead; its translations are moved with it`
  if (!version) return { version, moves: [{ from, to }] }
  if (!holds(version.dir, to)) return `${to} is not in ${version.dir}, the folder of ${from}`
  const [below, next] = [from, to].map((path) => path.slice(version.dir === '' ? 0 : version.dir.length + 1))
  const folders = versions
    .filter(({ instance, name }) => instance === version.instance && (allVersions || name === version.name))
    .flatMap(({ dir, localizedDir }) => (localizedDir === undefined ? [dir] : [dir, localizedDir]))
  const join = (dir: string, path: string | undefined) => (dir === '' ? `${path}` : `${dir}/${path}`)
  return {
    version,
    moves: [...new Set(folders)].map((dir) => ({ from: join(dir, below), to: join(dir, next) })),
  }
}

/** Returns a function that maps a file to its path after these moves; other files keep their path. */
export function fileAfter(moves: readonly NamedMove[]): (path: string) => string {
  return (path) => {
    for (const { from, to } of moves) {
      if (path === from) return to
      if (path.startsWith(`${from}/`)) return to + path.slice(from.length)
    }
    return path
  }
}
