// URLs in content that a browser follows or loads. A single allow-list of schemes is applied to the URL as a browser reads it,
// after entities are decoded and control characters removed.

import { WRITTEN_SCHEMES } from '../../model/link-schemes.ts'

/** The use of a URL. */
export type UrlUse = 'link' | 'image' | 'media' | 'frame'

const SCHEMES: Readonly<Record<UrlUse, ReadonlySet<string>>> = {
  link: WRITTEN_SCHEMES,
  image: new Set(['http', 'https', 'pathname']),
  media: new Set(['http', 'https', 'pathname']),
  frame: new Set(['https', 'pathname']),
}

// Browsers drop tabs and line breaks anywhere, and C0 controls and spaces at the ends. Other invisible characters (and the
// replacement for NUL) are dropped only when looking for a scheme, so that nothing can hide in front of one.
const DROPPED = /[\t\n\r]/g
const ENDS = /^[\p{Cc} ]+|[\p{Cc} ]+$/gu
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/gu
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=]+$/i

/** The URL as a browser reads it. */
export function cleanUrl(url: string): string {
  return PLAIN.test(url) ? url : url.replace(DROPPED, '').replace(ENDS, '')
}

/** The scheme of a URL in lower case; null for paths, queries and fragments. */
export function schemeOf(url: string): string | null {
  return SCHEME.exec(PLAIN.test(url) ? url : url.replace(INVISIBLE, ''))?.[1]?.toLowerCase() ?? null
}

/** Printable ASCII only, as in most URLs: browsers drop none of it. */
const PLAIN = /^[!-~]*$/

/** URLs that a site allows in addition. */
export interface UrlPolicy {
  /** Whether images may be embedded as `data:` URLs of raster formats. */
  readonly rasterData: boolean
  /** Additional link schemes, in lower case. */
  readonly linkSchemes: ReadonlySet<string>
}

/** The URL as it may be written, or null if its scheme is not allowed for this use. */
export function safeUrl(url: string, use: UrlUse, { rasterData, linkSchemes }: UrlPolicy): string | null {
  const scheme = schemeOf(url)
  const clean = cleanUrl(url)
  if (scheme === null || SCHEMES[use].has(scheme)) return clean
  if (use === 'link' && linkSchemes.has(scheme)) return clean
  if (scheme === 'data' && use === 'image' && rasterData && RASTER.test(clean)) return clean
  return null
}
