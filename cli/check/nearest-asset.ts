// "Did you mean" for images and other files: the one that differs in letter case or slashes is surely meant, the nearest one likely.
import type { SiteConfig } from '../model/config.ts'
import { groupBy } from '../text/group-by.ts'
import { onceFor } from '../text/once-for.ts'
import { folderOf, joinSitePath, relativePath } from '../text/site-path.ts'
import { decodePath, encodePath, splitUrl } from '../text/url.ts'
import { nearestPath } from './nearest-target.ts'
import type { BuiltPage, ResolvedLink } from './page-subject.ts'

/** An address to write in the place of one without a file. */
export interface MeantFile {
  readonly url: string
  readonly isSure: boolean
}

const indexOf = onceFor((files: readonly string[]) => {
  const others = files.filter((file) => !/\.mdx?$/i.test(file))
  return { byName: groupBy(others, plain), nearest: nearestPath(others) }
})

/** The file that an address without one was meant for. */
export function meantFile(
  { slot }: Pick<ResolvedLink, 'slot'>,
  { files, config }: Pick<BuiltPage, 'files' | 'config'>,
): MeantFile | undefined {
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

/** Files of the site that an address may mean. */
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

/** The address of a file in the manner of the one it takes the place of. */
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
  // Html is read by browsers: an address that is right but for its base lacks that alone.
  const base = written.startsWith(baseUrl) || written === `/${below}` ? baseUrl : '/'
  return asWritten(base + below)
}

/** Letters of any script stay; what ends an address in Markdown is encoded. */
const asWritten = (path: string): string => (/[\s()<>%?#]/.test(path) ? encodePath(path) : path)
