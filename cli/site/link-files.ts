// Which files of the site an address may mean, in the order in which they are tried.

import { folderOf, joinSitePath } from '../text/site-path.ts'
import { decodePath, pathnameOf } from '../text/url.ts'
import { docsFolders, type LinkSource, type Reference, versionOf } from './link-source.ts'

const MARKDOWN = /\.mdx?$/i
const PAGE_EXTENSION = /\.(?:mdx?|html?)$/i
const EXTENSION = /\.[a-z\d]+$/i
const SITE_ROOT = '@site/'

/** Whether the address names a Markdown file, which stands for its page. Raw html is taken as it is. */
export function isMarkdownFile({ url, syntax }: Reference): boolean {
  return syntax !== 'html' && MARKDOWN.test(pathnameOf(url))
}

/** Whether a link may lead to a file to download. */
export function mayBeDownload({ url, syntax }: Reference): boolean {
  if (syntax === 'html') return false
  const pathname = pathnameOf(url)
  return pathname.startsWith(SITE_ROOT) || (EXTENSION.test(pathname) && !PAGE_EXTENSION.test(pathname))
}

/** Files that an unencoded path may mean; `outside` when it leads out of the site, whatever it is. */
export type Candidates = readonly string[] | 'outside'

/** Markdown files a link may mean. */
export function markdownCandidates(path: string, reference: Reference, source: LinkSource): Candidates {
  if (path.startsWith(SITE_ROOT)) return inside(['', path.slice(SITE_ROOT.length)])
  const here: Pair = [folderOf(reference.file), path]
  if (/^\.\.?\//.test(path)) return inside(here)
  const folders = docsFolders(versionOf(source))
  const below = [...folders, ''].map((folder): Pair => [folder, path.replace(/^\//, '')])
  return path.startsWith('/') ? inside(...below) : inside(here, ...below)
}

/** Images or downloads an address may mean. */
export function assetCandidatesOf(path: string, reference: Reference, source: LinkSource): Candidates {
  if (path.startsWith(SITE_ROOT)) return inside(['', path.slice(SITE_ROOT.length)])
  if (path.startsWith('/')) return inside(...staticPairs(path, source), ['', path])
  const folder = folderOf(reference.file)
  const version = versionOf(source)
  const localized = version?.localizedDir
  const isTranslated = localized !== undefined && (folder === localized || folder.startsWith(`${localized}/`))
  // A translation shares the images of its original unless it brings its own.
  const original = isTranslated && version ? [`${version.dir}${folder.slice(localized.length)}`] : []
  return inside(...[folder, ...original].map((from): Pair => [from, path]))
}

/** Files of the static folders at an address of the site. */
export function staticCandidates(path: string, source: LinkSource): readonly string[] {
  const found = inside(...staticPairs(path, source))
  return found === 'outside' ? [] : found
}

type Pair = readonly [folder: string, path: string]

function staticPairs(path: string, { config }: LinkSource): readonly Pair[] {
  return config.staticDirectories.map((folder): Pair => [folder, path])
}

/** The joined pairs; none may leave the site. Paths are composed, see `pathOf`. */
function inside(...pairs: readonly Pair[]): Candidates {
  const files: string[] = []
  for (const [folder, path] of pairs) {
    const file = joinSitePath(folder, path)
    if (file === null) return 'outside'
    if (file !== '') files.push(file)
  }
  return files.length < 2 ? files : [...new Set(files)]
}

/** The path of an address without its percent-encoding, composed; null when that is broken. */
export function pathOf(url: string): string | null {
  return decodePath(pathnameOf(url))?.normalize() ?? null
}
