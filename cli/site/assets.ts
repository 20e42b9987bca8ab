// Resolves the address of an image or other embedded file to a file of the site.
import { schemeOf } from '../model/link-schemes.ts'
import type { LinkTarget } from '../model/site.ts'
import { isInternalUrl, pathnameOf, resolvePath } from '../text/url.ts'
import { addBaseUrl } from './address.ts'
import { assetCandidatesOf, type Candidates, pathOf, staticCandidates } from './link-files.ts'
import type { AssetLookup, LinkSource, Reference } from './link-source.ts'
import { firstAsset } from './links.ts'

const UNCHECKED = 'pathname://'
const IMAGE_SCHEMES: ReadonlySet<string> = new Set(['http', 'https'])
/** Data URLs of images; whether a site accepts them is decided where the html is generated. */
const RASTER_DATA = /^data:image\/(?:png|gif|jpeg|webp|avif)[;,]/i

/** Site-relative files to try for an embedded file, in order. */
export function assetCandidates(reference: Reference, source: LinkSource): readonly string[] {
  const { url } = reference
  const path = pathOf(url, source)
  if (url === '' || path === null || schemeOf(url) !== undefined || !isInternalUrl(url)) return []
  const files = filesOf(path, reference, source)
  return files === 'outside' ? [] : files
}

/** Resolves the address of an embedded file. */
export function resolveAsset(reference: Reference, source: LinkSource, assets: AssetLookup): LinkTarget {
  const { url, syntax } = reference
  const broken = (reason: Extract<LinkTarget, { kind: 'broken' }>['reason'], wanted = url, href = url) =>
    ({ kind: 'broken', href, reason, wanted }) as const
  if (url === '') return broken('empty')
  if (url.startsWith(UNCHECKED)) {
    const rest = url.slice(UNCHECKED.length)
    return { kind: 'unchecked', href: rest.startsWith('/') ? addBaseUrl(rest, source.site.baseUrl) : rest }
  }
  if (RASTER_DATA.test(url)) return { kind: 'external', href: url }
  const scheme = schemeOf(url)
  if (scheme !== undefined && !IMAGE_SCHEMES.has(scheme)) return broken('scheme', url, '')
  if (scheme !== undefined || !isInternalUrl(url)) return { kind: 'external', href: url }
  const path = pathOf(url, source)
  if (path === null) return broken('encoding')
  const files = filesOf(path, reference, source)
  if (files === 'outside') return broken('outside', path, '')
  const found = firstAsset(files, assets)
  if (!found) return broken('asset', path)
  // Absolute addresses in raw html are published unchanged: static files keep their paths.
  const keepsAddress =
    syntax === 'html' && (path.startsWith('/') || isPublishedPath(found.file, path, source))
  return { ...found, href: keepsAddress ? url : found.href + url.slice(pathnameOf(url).length) }
}

/**
 * Raw html addresses are resolved as by a browser; a relative one may also refer to a file next to the source. The same goes
 * for MDX elements with an absolute address, which Docusaurus leaves unchanged.
 */
function filesOf(path: string, reference: Reference, source: LinkSource): Candidates {
  if (reference.syntax === 'component' && path.startsWith('/')) {
    const files = assetCandidatesOf(path, reference, source)
    return files === 'outside' ? files : [...files, ...publishedAt(path, source)]
  }
  if (reference.syntax !== 'html') return assetCandidatesOf(path, reference, source)
  if (path.startsWith('/')) return publishedAt(path, source)
  const near = assetCandidatesOf(path, reference, source)
  return near === 'outside'
    ? near
    : [...near, ...publishedAt(resolvePath(path, source.doc.permalink), source)]
}

function publishedAt(path: string, source: LinkSource): readonly string[] {
  const { baseUrl } = source.site
  return path.startsWith(baseUrl) ? staticCandidates(path.slice(baseUrl.length), source) : []
}

function isPublishedPath(file: string, path: string, source: LinkSource): boolean {
  return publishedAt(resolvePath(path, source.doc.permalink), source).includes(file)
}
