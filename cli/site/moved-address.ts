// An address in a text, after files have moved -> the same address in the same style: a path from the file, from a folder of docs or
// from the root of the site, or the address of a page, with or without the base URL.
import { folderOf, joinSitePath, relativePath } from '../text/site-path.ts'
import { decodePath, encodePath, isInternalUrl, splitUrl } from '../text/url.ts'

/** Where files are after the move, and what pages are called then. */
export interface Moves {
  /** New path of a file, relative to the site folder; itself for one that stays. */
  readonly file: (path: string) => string
  /** New path of a page, with the base URL; itself for one that stays. */
  readonly page: (permalink: string) => string
  readonly baseUrl: string
}

/** An address as it is written, and what it led to. */
export interface WrittenAddress {
  readonly url: string
  /** The file it is written in, before the move. */
  readonly file: string
  /** Path of the page that shows it, before the move. */
  readonly permalink: string
  /** Folders that paths of files may begin at besides that of the file: those of the version, of static files, of the site. */
  readonly roots: readonly string[]
  /** Files that it may have meant, translations and originals alike; none for an address of a page. */
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
  const path = (decodePath(pathname) ?? pathname).normalize()
  const asFile = movedFile(path, written, moves)
  if (asFile === path) return url
  if (asFile !== null) return respelled(asFile, pathname) + tail
  const asPage = movedPage(path, written, moves)
  return asPage === null || asPage === path ? url : respelled(asPage, pathname) + tail
}

/** The path of a file; null where the address is none. */
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

/** The address of a page; null where it leads to none. */
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
    return `${address.replace(/(.)\/$/, '$1')}${address === '/' ? '' : end}`
  }
  const relative = relativeRoute(from, now.replace(/(.)\/$/, '$1'))
  return (path.startsWith('.') ? relative : relative.replace(/^\.\//, '')) + end
}

/** The way from a page to another as a browser goes it: a page without a slash at its end stands in the folder above. */
function relativeRoute(from: string, to: string): string {
  return relativePath(from.replace(/^\//, '').split('/').slice(0, -1).join('/'), to.replace(/^\//, ''))
}

/** The path with its signs encoded where those of the old one were, or where Markdown would end the address. */
function respelled(path: string, before: string): string {
  const isPlain = !before.includes('%') && !/[\s()<>%?#]/.test(path)
  return isPlain
    ? path
    : encodePath(path)
        .replace(/%40site/, '@site')
        .replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
}
