// The site files that an address may refer to, in the order in which they are tried.
import { isMarkdown } from '../text/markdown-name.ts'
import { withoutAlias } from '../text/site-import.ts'
import { folderOf, joinSitePath } from '../text/site-path.ts'
import { decodePath, pathnameOf } from '../text/url.ts'
import { docsFolders, type LinkSource, type Reference, versionOf } from './link-source.ts'

const PAGE_EXTENSION = /\.(?:mdx?|html?)$/i
const EXTENSION = /\.[a-z\d]+$/i
const SITE_ROOT = '@site/'

/** Whether the address names a Markdown file, which stands for its page. Addresses in raw html are taken literally. */
export function isMarkdownFile({ url, syntax }: Reference): boolean {
  return syntax !== 'html' && isMarkdown(pathnameOf(url))
}

/** Whether a link may lead to a downloadable file. */
export function mayBeDownload({ url, syntax }: Reference): boolean {
  if (syntax === 'html') return false
  const pathname = pathnameOf(url)
  return pathname.startsWith(SITE_ROOT) || (EXTENSION.test(pathname) && !PAGE_EXTENSION.test(pathname))
}

/** Files that a decoded path may refer to; `outside` if it leaves the site folder. */
export type Candidates = readonly string[] | 'outside'

/** Markdown files that a link may refer to. */
export function markdownCandidates(path: string, reference: Reference, source: LinkSource): Candidates {
  if (path.startsWith(SITE_ROOT)) return inside(['', path.slice(SITE_ROOT.length)])
  const here: Pair = [folderOf(reference.file), path]
  if (/^\.\.?\//.test(path)) return inside(here)
  const folders = docsFolders(versionOf(source))
  const below = [...folders, ''].map((folder): Pair => [folder, path.replace(/^\//, '')])
  return path.startsWith('/') ? inside(...below) : inside(here, ...below)
}

/** Images or downloads that an address may refer to. */
export function assetCandidatesOf(path: string, reference: Reference, source: LinkSource): Candidates {
  if (path.startsWith(SITE_ROOT)) return inside(['', path.slice(SITE_ROOT.length)])
  if (path.startsWith('/')) return inside(...staticPairs(path, source), ['', path])
  const folder = folderOf(reference.file)
  const version = versionOf(source)
  const localized = version?.localizedDir
  const isTranslated = localized !== undefined && (folder === localized || folder.startsWith(`${localized}/`))
  // A translation shares the images of its original unless it has its own.
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

/** Joins the pairs; `outside` if any leaves the site folder. Paths are NFC, see `pathOf`. */
function inside(...pairs: readonly Pair[]): Candidates {
  const files: string[] = []
  for (const [folder, path] of pairs) {
    const file = joinSitePath(folder, path)
    if (file === null) return 'outside'
    if (file !== '') files.push(file)
  }
  return files.length < 2 ? files : [...new Set(files)]
}

/** The decoded path of an address without its alias, in NFC; null if the percent-encoding is invalid. */
export function pathOf(url: string, { config }: LinkSource): string | null {
  const path = decodePath(pathnameOf(url))?.normalize()
  return path === undefined ? null : withoutAlias(path, config.markdown.aliases)
}
