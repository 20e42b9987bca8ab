// What the pages of another generator refer to besides each other: files of their own folder by absolute paths, and code outside
// the site folder.
import { type ProjectFacts, pagesBelow } from '../model/project.ts'
import { codeIncludePaths } from '../text/code-includes.ts'
import { codeCandidates } from '../text/site-import.ts'
import { folderOf } from '../text/site-path.ts'

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
    for (const path of codeIncludePaths(read(page) ?? '')) {
      const file = codeCandidates(path, page, ANYWHERE).find((each) => read(each) !== null)
      if (file?.startsWith('../')) roots.add(/^(?:\.\.\/)+[^/]+/.exec(folderOf(file))?.[0] ?? folderOf(file))
    }
  return [...roots].toSorted()
}

/** Folders above the site folder: whatever is in them may be looked for. */
const ANYWHERE: readonly string[] = ['..', '../..', '../../..']
