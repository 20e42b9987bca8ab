// Resolves the paths of imports and includes in a text to files of the site.
import { folderOf } from './site-path.ts'

/** What paths may begin with instead of a folder of the site. */
export type Aliases = Readonly<Record<string, string>>

/** A path whose alias is replaced by the folder it stands for. */
export function withoutAlias(path: string, aliases: Aliases = {}): string {
  for (const [prefix, folder] of Object.entries(aliases))
    if (path.startsWith(prefix)) return `@site/${folder}/${path.slice(prefix.length)}`
  return path
}

/** Whether an import names a file by path. */
export const isOwnFile = (from: string): boolean => from.startsWith('.') || isBelowSite(from)

/** Whether the path starts at the site folder. */
const isBelowSite = (from: string) => /^(?:@site)?\/(?!\/)/.test(from)

/**
 * Resolves an import to a path relative to the site folder, which is also the root for absolute paths; null for packages,
 * themes and anything outside the site and its include roots. The real target of the path is checked when files are read.
 */
export function resolveImport(from: string, file: string, roots: readonly string[] = []): string | null {
  const base = isBelowSite(from) ? '' : from.startsWith('.') ? `${file}/..` : null
  if (base === null) return null
  const path = plainPath(`${base}/${from.replace(/^@site\//, '')}`)
  const isOpen = !leadsOut(path) || roots.some((root) => isBelow(path, plainPath(root)))
  return isOpen ? path.normalize('NFC') : null
}

/** A relative path without `.`, and with `..` only at its beginning. */
function plainPath(path: string): string {
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else steps.push(step)
  }
  return steps.join('/')
}

const leadsOut = (path: string) => path === '..' || path.startsWith('../')

/** Whether a file is `root` or inside it. */
function isBelow(path: string, root: string): boolean {
  return path === root || (path.startsWith(`${root}/`) && !leadsOut(path.slice(root.length + 1)))
}

/**
 * Site-relative files that a path in a line like `--8<-- "a.py"` may name, in order. Generators resolve it from the page, from
 * the folder of the pages, from the project, or from folders of its settings.
 */
export function includeCandidates(
  path: string,
  file: string,
  roots: readonly string[] = [],
): readonly string[] {
  const plain = path.replace(/^(?:@\/|\/+)/, '')
  const folders = folderOf(file).split('/')
  const above = folders.map((_, at) => folders.slice(0, folders.length - at).join('/'))
  return [...new Set([...above, '', ...roots])].flatMap(
    (folder) => resolveImport(`./${plain}`, folder === '' ? 'x' : `${folder}/x`, roots) ?? [],
  )
}
