// Addresses in content: what may be written into an attribute a browser follows or loads. One allow-list of schemes, applied
// to the address as a browser reads it, after entities are decoded and control characters are gone.

/** The use of an address. */
export type UrlUse = 'link' | 'image' | 'media' | 'frame'

const SCHEMES: Readonly<Record<UrlUse, ReadonlySet<string>>> = {
  link: new Set(['http', 'https', 'mailto', 'tel', 'pathname']),
  image: new Set(['http', 'https', 'pathname']),
  media: new Set(['http', 'https', 'pathname']),
  frame: new Set(['https', 'pathname']),
}

// Browsers drop tabs and line breaks anywhere and C0 controls and spaces at the ends; the rest of the invisible characters
// (and what NUL is replaced by) is dropped only to look for a scheme, so that nothing hides in front of one.
const DROPPED = /[\t\n\r]/g
const ENDS = /^[\p{Cc} ]+|[\p{Cc} ]+$/gu
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/gu
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=]+$/i

/** The address as a browser reads it. */
export function cleanUrl(url: string): string {
  return PLAIN.test(url) ? url : url.replace(DROPPED, '').replace(ENDS, '')
}

/** The scheme of an address in lower case; null for paths, queries and fragments. */
export function schemeOf(url: string): string | null {
  return SCHEME.exec(PLAIN.test(url) ? url : url.replace(INVISIBLE, ''))?.[1]?.toLowerCase() ?? null
}

/** What most addresses are made of: no sign in it has to be dropped for a browser's reading of the address. */
const PLAIN = /^[!-~]*$/

/** What a site allows beyond that. */
export interface UrlPolicy {
  /** Images may be written into the page as `data:` addresses of raster formats. */
  readonly rasterData: boolean
  /** Further schemes of links, in small letters. */
  readonly linkSchemes: ReadonlySet<string>
}

/** The address as it may be written, or null when its scheme is not allowed for this use. */
export function safeUrl(url: string, use: UrlUse, { rasterData, linkSchemes }: UrlPolicy): string | null {
  const scheme = schemeOf(url)
  const clean = cleanUrl(url)
  if (scheme === null || SCHEMES[use].has(scheme)) return clean
  if (use === 'link' && linkSchemes.has(scheme)) return clean
  if (scheme === 'data' && use === 'image' && rasterData && RASTER.test(clean)) return clean
  return null
}
