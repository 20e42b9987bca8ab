// "Did you mean" for images and other files: a file that differs only in letter case or slashes is surely meant, the
// nearest other one probably.
import type { SiteConfig } from '../model/config.ts'
import { groupBy } from '../text/group-by.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import { onceFor } from '../text/once-for.ts'
import { folderOf, joinSitePath, relativePath } from '../text/site-path.ts'
import { decodePath, encodePath, splitUrl } from '../text/url.ts'
import { nearestPath } from './nearest-target.ts'
import type { BuiltPage, ResolvedLink } from './page-subject.ts'

/** Suggested URL for a reference to a missing file. */
export interface IntendedFile {
  readonly url: string
  readonly isSure: boolean
}

const indexOf = onceFor((files: readonly string[]) => {
  const others = files.filter((file) => !isMarkdown(file))
  return { byName: groupBy(others, plain), nearest: nearestPath(others) }
})

/** The existing file that a URL without a file probably means. */
export function intendedFile(
  { slot }: Pick<ResolvedLink, 'slot'>,
  { files, config }: Pick<BuiltPage, 'files' | 'config'>,
): IntendedFile | undefined {
  const { pathname } = splitUrl(slot.url)
  const path = decodePath(pathname)?.replaceAll('\\', '/')
  if (path === undefined || path === '' || path.endsWith('/')) return undefined
  const { byName, nearest } = indexOf(files)
  const wanted = wantedFiles(path, slot.place.file, config)
  const tail = slot.url.slice(pathname.length)
  const same = [...new Set(wanted.flatMap((file) => byName.get(plain(file)) ?? []))]
  const [only] = same
  if (same.length === 1 && only !== undefined)
    return { url: addressOf(only, path, slot.place.file, config) + tail, isSure: true }
  for (const file of wanted) {
    const near = nearest(file)
    if (near !== undefined)
      return { url: addressOf(near, path, slot.place.file, config) + tail, isSure: false }
  }
  return undefined
}

const plain = (file: string): string => file.normalize().toLowerCase()

/** Files of the site that a URL may refer to. */
function wantedFiles(
  path: string,
  from: string,
  { staticDirectories, baseUrl }: SiteConfig,
): readonly string[] {
  if (path.startsWith('@site/')) return [path.slice('@site/'.length)]
  if (!path.startsWith('/')) return [joinSitePath(folderOf(from), path) ?? []].flat()
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1)
  return staticDirectories.map((dir) => `${dir}/${below}`)
}

/** URL of a file, in the style of the URL it replaces. */
function addressOf(
  file: string,
  written: string,
  from: string,
  { staticDirectories, baseUrl }: SiteConfig,
): string {
  if (written.startsWith('@site/')) return asWritten(`@site/${file}`)
  const dir = staticDirectories.find((each) => file.startsWith(`${each}/`))
  if (dir === undefined) {
    const path = relativePath(folderOf(from), file)
    return asWritten(written.startsWith('.') ? path : path.replace(/^\.\//, ''))
  }
  const below = file.slice(dir.length + 1)
  // Browsers resolve URLs in HTML. If only the base URL is missing, add only that.
  const base = written.startsWith(baseUrl) || written === `/${below}` ? baseUrl : '/'
  return asWritten(base + below)
}

/** Keeps letters of any script; encodes the path only if it has characters that end a URL in Markdown. */
const asWritten = (path: string): string => (/[\s()<>%?#]/.test(path) ? encodePath(path) : path)
