// Font parser, loaded on first use: most sites have no fonts of their own. In the bundled program another file replaces
// this one (`bin/bundle.js`), with the library next to it.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Font data that affects lines of text; lengths are in font units. */
export interface OpenedFont {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number }
}

/** Reads a TrueType, OpenType, WOFF or WOFF2 font. Throws if it is not a font. */
export const openFont = (bytes: Uint8Array): OpenedFont =>
  (require('fontkitten') as { create(bytes: Uint8Array): OpenedFont }).create(bytes)
