// Rewrites an address in a text after files have moved, keeping its style: a path relative to the file, to a docs folder or to
// the site root, or a page address with or without the base URL.
import { folderOf, joinSitePath, relativePath } from '../text/site-path.ts'
import { isInternalUrl, markdownPath, normalizedPath, pagePath, splitUrl } from '../text/url.ts'

/** Paths of files and pages after the move. */
export interface Moves {
  /** New path of a file, relative to the site folder; unmoved files keep their path. */
  readonly file: (path: string) => string
  /** New path of a page, with the base URL; unmoved pages keep their path. */
  readonly page: (permalink: string) => string
  readonly baseUrl: string
}

/** An address as written, and its target. */
export interface WrittenAddress {
  readonly url: string
  /** The file that contains it, before the move. */
  readonly file: string
  /** Path of the page that shows it, before the move. */
  readonly permalink: string
  /**
   * Folders, besides that of the file, to which file paths may be relative: those of the version, of static files, of the site.
   */
  readonly roots: readonly string[]
  /** Files it may have referred to, translations and originals alike; empty for a page address. */
  readonly files: readonly string[]
  /** Path of the page it led to. */
  readonly target?: string
}

/** The address after the move. */
export function movedAddress(written: WrittenAddress, moves: Moves): string {
  const { url } = written
  if (!isInternalUrl(url)) return url
  const { pathname } = splitUrl(url)
  if (pathname === '') return url
  const tail = url.slice(pathname.length)
  const path = normalizedPath(pathname)
  const asFile = movedFile(path, written, moves)
  if (asFile === path) return url
  if (asFile !== null) return respelled(asFile, pathname) + tail
  const asPage = movedPage(path, written, moves)
  return asPage === null || asPage === path ? url : respelled(asPage, pathname) + tail
}

/** The new path of a file; null if the address does not refer to a file. */
function movedFile(path: string, { file, roots, files }: WrittenAddress, moves: Moves): string | null {
  const site = path.startsWith('@site/') ? '@site/' : ''
  const sign = site || (path.startsWith('/') ? '/' : '')
  const rest = path.slice(sign.length)
  const here = folderOf(file)
  const bases = site ? [''] : sign ? [...roots, ''] : /^\.\.?\//.test(path) ? [here] : [here, ...roots]
  const base = bases.find((folder) => files.includes(joinSitePath(folder, rest) ?? '/'))
  if (base === undefined) return null
  const old = joinSitePath(base, rest) ?? ''
  const [now, nowHere] = [moves.file(old), folderOf(moves.file(file))]
  const isHere = sign === '' && base === here
  if (now === old && (!isHere || nowHere === here)) return path
  if (!isHere && (base === '' || now.startsWith(`${base}/`)))
    return sign + (base === '' ? now : now.slice(base.length + 1))
  const relative = relativePath(nowHere, now)
  return path.startsWith('.') ? relative : relative.replace(/^\.\//, '')
}

/** The new address of a page; null if the address does not lead to a page. */
function movedPage(
  path: string,
  { permalink, target }: WrittenAddress,
  { page, baseUrl }: Moves,
): string | null {
  if (target === undefined) return null
  const [now, from] = [page(target), page(permalink)]
  const isAbsolute = path.startsWith('/')
  if (now === target && (isAbsolute || from === permalink)) return path
  const end = path.endsWith('/') ? '/' : ''
  if (isAbsolute) {
    const withBase = baseUrl !== '/' && path.startsWith(baseUrl)
    const address = withBase ? now : now.slice(baseUrl.length - 1)
    return `${pagePath(address)}${address === '/' ? '' : end}`
  }
  const relative = relativeRoute(from, pagePath(now))
  return (path.startsWith('.') ? relative : relative.replace(/^\.\//, '')) + end
}

/**
 * The relative path from one page to another, resolved as by a browser: a page without a trailing slash is in its parent
 * folder.
 */
function relativeRoute(from: string, to: string): string {
  return relativePath(from.replace(/^\//, '').split('/').slice(0, -1).join('/'), to.replace(/^\//, ''))
}

/** The path, percent-encoded if the old one was, or if Markdown would otherwise end the address there. */
function respelled(path: string, before: string): string {
  return markdownPath(path, before.includes('%')).replace(/%40site/, '@site')
}
