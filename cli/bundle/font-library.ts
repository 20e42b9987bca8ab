// What reads font files, loaded on first use: most sites bring no face of their own. The bundled program has another file in the
// place of this one (`bin/bundle.js`), with the library beside it.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A font as far as lines of text depend on it; lengths in units of the em square. */
export interface OpenedFont {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number }
}

/** Reads a font: TrueType, OpenType, WOFF or WOFF2. Throws when it is none. */
export const openFont = (bytes: Uint8Array): OpenedFont =>
  (require('fontkitten') as { create(bytes: Uint8Array): OpenedFont }).create(bytes)
