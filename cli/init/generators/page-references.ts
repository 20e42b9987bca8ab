// What the pages of another generator refer to besides each other: files of their own folder by absolute paths, code outside the
// site folder, and files by the path aliases of the project.
import { type ProjectFacts, pagesBelow } from '../../model/project.ts'
import { fileIncludePaths } from '../../text/file-includes.ts'
import { recordOf } from '../../text/record.ts'
import { includeCandidates } from '../../text/site-import.ts'
import { folderOf, joinSitePath } from '../../text/site-path.ts'

/** Absolute paths of files in links, images and elements. */
const ABSOLUTE =
  /(?:\]\(|\b(?:src|href)=["'])\/([^\s"'()?#]+\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|zip|ico))/gi

/** Whether pages refer to files in their folder as if it were the root of the site. */
export function refersToRoot({ files, read }: ProjectFacts, folder: string): boolean {
  const known = new Set(files)
  return pagesBelow(files, folder).some((page) =>
    [...(read(page) ?? '').matchAll(ABSOLUTE)].some(([, path = '']) => known.has(`${folder}/${path}`)),
  )
}

/** Folders outside the site folder from which pages include code: `../../examples`. */
export function includeRoots({ files, read }: ProjectFacts, folder: string): readonly string[] {
  const roots = new Set<string>()
  for (const page of pagesBelow(files, folder))
    for (const path of fileIncludePaths(read(page) ?? '')) {
      const file = includeCandidates(path, page, ANYWHERE).find((each) => read(each) !== null)
      if (file?.startsWith('../')) roots.add(/^(?:\.\.\/)+[^/]+/.exec(folderOf(file))?.[0] ?? folderOf(file))
    }
  return [...roots].toSorted()
}

/**
 * Path aliases in `tsconfig.json` or `jsconfig.json` (`"@assets/*": ["src/assets/*"]`) that pages in a folder use, with the folders
 * they stand for. `root` is the folder of that file, with a slash at its end or empty.
 */
export function pathAliases(
  { files, read }: ProjectFacts,
  root: string,
  folder: string,
): Readonly<Record<string, string>> {
  const file = [`${root}tsconfig.json`, `${root}jsconfig.json`].find((path) => files.includes(path))
  const options = recordOf(recordOf(file === undefined ? null : looseJson(read(file) ?? '')).compilerOptions)
  const found = Object.entries(recordOf(options.paths)).flatMap(([key, targets]) => {
    const [target] = Array.isArray(targets) ? (targets as readonly unknown[]) : []
    if (typeof target !== 'string' || !key.endsWith('/*') || !target.endsWith('/*')) return []
    const base = typeof options.baseUrl === 'string' ? options.baseUrl : '.'
    const path = joinSitePath(root + base, target.slice(0, -2))
    return path ? [[key.slice(0, -1), path] as const] : []
  })
  const pages = pagesBelow(files, folder).map((page) => read(page) ?? '')
  const isUsed = (prefix: string) =>
    pages.some((text) => ['"', "'", '('].some((mark) => text.includes(mark + prefix)))
  return Object.fromEntries(found.filter(([prefix]) => isUsed(prefix)))
}

/** JSON with comments and trailing commas, as TypeScript reads its configuration; null if it is something else. */
function looseJson(text: string): unknown {
  const plain = text
    .replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '$1')
    .replace(/,(?=\s*[}\]])/g, '')
  try {
    return JSON.parse(plain)
  } catch {
    return null
  }
}

/** Folders above the site folder: whatever is in them may be looked for. */
const ANYWHERE: readonly string[] = ['..', '../..', '../../..']
