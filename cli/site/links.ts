// Resolves a link as written to its target and the address that the page gets: pages by path or source file, downloads,
// anchors, other sites. A link that cannot be resolved gets a reason.
import type { LinkTarget } from '../model/site.ts'
import { pathHref } from '../text/path-href.ts'
import {
  addTrailingSlash,
  applyTrailingSlash,
  decodePath,
  isInternalUrl,
  normalizedPath,
  pathnameOf,
  resolvePath,
  splitUrl,
} from '../text/url.ts'
import { addBaseUrl, hasSafeScheme } from './address.ts'
import {
  assetCandidatesOf,
  isMarkdownFile,
  markdownCandidates,
  mayBeDownload,
  pathOf,
  staticCandidates,
} from './link-files.ts'
import {
  type AssetLookup,
  type LinkedRedirect,
  type LinkSource,
  type Reference,
  redirectAt,
  routeAt,
  versionOf,
} from './link-source.ts'

const UNCHECKED = 'pathname://'

/** Files whose existence decides what a link refers to, in order; empty for most links. */
export function linkCandidates(reference: Reference, source: LinkSource): readonly string[] {
  const { url } = reference
  if (isMarkdownFile(reference)) return []
  const path = pathOf(url, source)
  if (path === null || !isFileLike(url)) return []
  if (mayBeDownload(reference)) {
    const files = assetCandidatesOf(path, reference, source)
    return files === 'outside' ? [] : files
  }
  const page = pagePath(path, reference, source)
  return routeAt(source.site, page) === undefined ? publishedCandidates(page, source) : []
}

/** Resolves a link. */
export function resolveLink(reference: Reference, source: LinkSource, assets: AssetLookup): LinkTarget {
  const { url } = reference
  const { baseUrl } = source.site
  if (url === '') return { kind: 'broken', href: '', reason: 'empty', wanted: url }
  if (url.startsWith(UNCHECKED)) {
    const rest = url.slice(UNCHECKED.length)
    return { kind: 'unchecked', href: rest.startsWith('/') ? addBaseUrl(rest, baseUrl) : rest }
  }
  if (!hasSafeScheme(url, source.config.markdown.schemes))
    return { kind: 'broken', href: '', reason: 'scheme', wanted: url }
  if (!isInternalUrl(url)) return { kind: 'external', href: url }
  if (url.startsWith('#')) return { kind: 'anchor', href: normalHash(url), anchor: anchorOf(url.slice(1)) }
  const path = pathOf(url, source)
  if (path === null) return { kind: 'broken', href: url, reason: 'encoding', wanted: url }
  if (isMarkdownFile(reference)) return resolveMarkdownFile(path, reference, source)
  return resolveDownload(path, reference, source, assets) ?? resolvePage(path, reference, source, assets)
}

/** Whether an address is a path on this site. */
function isFileLike(url: string): boolean {
  return (
    url !== '' &&
    !url.startsWith('#') &&
    !url.startsWith(UNCHECKED) &&
    hasSafeScheme(url) &&
    isInternalUrl(url)
  )
}

function resolveMarkdownFile(path: string, reference: Reference, source: LinkSource): LinkTarget {
  const { url } = reference
  const files = markdownCandidates(path, reference, source)
  if (files === 'outside') return { kind: 'broken', href: url, reason: 'outside', wanted: path }
  const { docs } = source.site
  const file = files.find((candidate) => docs.has(candidate))
  const found = file === undefined ? undefined : docs.get(file)
  if (!found) {
    const translated = versionOf(source)?.localizedDir
    const original = files.find((file) => translated === undefined || !file.startsWith(`${translated}/`))
    return { kind: 'broken', href: url, reason: 'markdown-file', wanted: original ?? files[0] ?? path }
  }
  return pageTarget(found.permalink, pathHref(found.permalink) + tailOf(url), url)
}

function resolveDownload(
  path: string,
  reference: Reference,
  source: LinkSource,
  assets: AssetLookup,
): LinkTarget | null {
  const { url } = reference
  if (!mayBeDownload(reference)) return null
  const files = assetCandidatesOf(path, reference, source)
  if (files === 'outside') return { kind: 'broken', href: url, reason: 'outside', wanted: path }
  const found = firstAsset(files, assets)
  if (found) return { ...found, href: found.href + tailOf(url) }
  return path.startsWith('@') ? { kind: 'broken', href: url, reason: 'asset', wanted: path } : null
}

/** The first of the files that exists. */
export function firstAsset(files: readonly string[], assets: AssetLookup) {
  for (const file of files) {
    const href = assets.assetHref(file)
    if (href !== undefined) return { kind: 'asset' as const, href, file }
  }
  return undefined
}

function resolvePage(
  path: string,
  reference: Reference,
  source: LinkSource,
  assets: AssetLookup,
): LinkTarget {
  const { url, syntax } = reference
  const { trailingSlash } = source.config
  const { baseUrl } = source.site
  const page = pagePath(path, reference, source)
  const written = syntax === 'html' ? url : pageHref(page, url, reference, source)
  const route = routeAt(source.site, page)
  if (route !== undefined) {
    const href = syntax === 'html' ? url : applyTrailingSlash(written, { trailingSlash, baseUrl })
    return pageTarget(route, href, url)
  }
  const redirect = redirectAt(source.site, page)
  if (redirect) return redirectTarget(redirect, url)
  // A page that is a file in a static folder: copied unchanged, not a page of this build.
  if (firstAsset(publishedCandidates(page, source), assets)) return { kind: 'unchecked', href: written }
  if (source.site.isElsewhere(path)) return { kind: 'unchecked', href: url }
  if (source.site.isElsewhere(page)) return { kind: 'unchecked', href: written }
  // URLs in HTML are kept as written, so they would lead nowhere.
  const named = FILE_NAME.test(page) && syntax !== 'html' ? page.replace(FILE_NAME, '') : undefined
  const file = named === undefined ? undefined : routeAt(source.site, named)
  if (file !== undefined) return pageTarget(file, pathHref(file) + tailOf(url), url)
  return { kind: 'broken', href: written, reason: 'page', wanted: page }
}

/** The name that other generators give the file of a page; servers and the browser leave it out of the address. */
const FILE_NAME = /(?:\/index)?\.html$/

/** Sends readers directly to the new address, with the fragment of the link unless the redirect has one. */
function redirectTarget({ href: to, page, path: redirectedFrom }: LinkedRedirect, url: string): LinkTarget {
  const { hash } = splitUrl(url)
  const href = to.includes('#') || hash === undefined ? to : `${to}#${hash}`
  if (!isInternalUrl(to)) return { kind: 'external', href }
  return page === undefined
    ? { kind: 'unchecked', href }
    : { ...pageTarget(page, href, href), redirectedFrom }
}

/** The address of a page link: absolute paths get the base URL, relative ones are resolved as by a browser. */
function pageHref(page: string, url: string, { syntax }: Reference, { site }: LinkSource): string {
  const pathname = pathnameOf(url)
  const isAbsolute = pathname.startsWith('/')
  return (isAbsolute && syntax !== 'html' ? addBaseUrl(pathname, site.baseUrl) : pathHref(page)) + tailOf(url)
}

/** The decoded path that a decoded link leads to. */
function pagePath(path: string, { syntax }: Reference, { doc, site }: LinkSource): string {
  if (path === '') return doc.permalink
  if (!path.startsWith('/')) return resolvePath(path, doc.permalink)
  return syntax === 'html' ? path : addBaseUrl(path, site.baseUrl)
}

/** Files of the static folders that are published at a path. */
function publishedCandidates(page: string, source: LinkSource): readonly string[] {
  const { baseUrl } = source.site
  const below = page.startsWith(baseUrl) ? page.slice(baseUrl.length) : null
  if (below === null) return []
  const files = staticCandidates(below, source)
  const isFile = /\.[a-z\d]+$/i.test(below)
  return isFile ? files : staticCandidates(`${addTrailingSlash(below)}index.html`, source)
}

function pageTarget(path: string, href: string, url: string): Extract<LinkTarget, { kind: 'page' }> {
  const at = url.indexOf('#')
  const page = { kind: 'page', href: normalHash(href), path } as const
  return at === -1 ? page : { anchor: anchorOf(url.slice(at + 1)), ...page }
}

/** Query and fragment as written. */
function tailOf(url: string): string {
  return url.slice(pathnameOf(url).length)
}

/** A fragment in the form of ids: decoded and in NFC. */
function anchorOf(hash: string): string {
  return normalizedPath(hash)
}

/** Normalizes the fragment to NFC if decomposed letters would prevent a browser from finding the id. */
function normalHash(href: string): string {
  const at = href.indexOf('#')
  if (at === -1) return href
  const decoded = decodePath(href.slice(at + 1))
  const isComposed = decoded === null || decoded === decoded.normalize()
  return isComposed ? href : href.slice(0, at + 1) + decoded.normalize()
}
