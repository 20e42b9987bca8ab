// URLs in content that a browser follows or loads. A single allow-list of schemes is applied to the URL as a browser reads it,
// after entities are decoded and control characters removed.
import { cleanUrl, schemeOf, WRITTEN_SCHEMES } from '../../model/link-schemes.ts'

/** The use of a URL. */
export type UrlUse = 'link' | 'image' | 'media' | 'frame'

const SCHEMES: Readonly<Record<UrlUse, ReadonlySet<string>>> = {
  link: WRITTEN_SCHEMES,
  image: new Set(['http', 'https', 'pathname']),
  media: new Set(['http', 'https', 'pathname']),
  frame: new Set(['https', 'pathname']),
}

const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=]+$/i

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
  if (scheme === undefined || SCHEMES[use].has(scheme)) return clean
  if (use === 'link' && linkSchemes.has(scheme)) return clean
  if (scheme === 'data' && use === 'image' && rasterData && RASTER.test(clean)) return clean
  return null
}
