// Draws images for shared links with the library that the site has installed: SVG to PNG, outside the main thread.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ShareImageDrawer } from '../model/share-card.ts'
import { indexedPng } from './indexed-png.ts'
import { isInstalled } from './installed-package.ts'

const PACKAGE = '@resvg/resvg-js'
/** Parts of one font in one weight. For each letter, the library uses the first part that contains it. */
const OWN_FONTS = ['latin', 'latin-ext', 'cyrillic', 'greek']

/** The part of the library that is used. */
interface Library {
  readonly Resvg: new (svg: string, options: object) => { getBBox(): { readonly width: number } | undefined }
  renderAsync(svg: string, options: object): Promise<Drawing>
}

interface Drawing {
  readonly width: number
  readonly pixels: Uint8Array
  asPng(): Uint8Array
}

/** A drawer for a site; `toolDir` is the program's folder, which contains its fonts. */
export function shareImageDrawer(siteDir: string, toolDir: string): ShareImageDrawer {
  const state: { library?: Library | string } = {}
  const library = () => {
    state.library ??= loaded(siteDir, toolDir)
    return state.library
  }
  const needed = () => {
    const found = library()
    if (typeof found === 'string') throw new Error(found)
    return found
  }
  // System fonts are not used, so that a site has the same images on every machine.
  const options = (fonts: readonly string[]) => ({
    font: {
      loadSystemFonts: false,
      fontFiles:
        fonts.length > 0
          ? fonts.map((file) => join(siteDir, file))
          : OWN_FONTS.map((name) => join(toolDir, 'dist', 'fonts', `arimo-${name}-700.ttf`)),
    },
  })
  return {
    problem() {
      const found = library()
      return typeof found === 'string' ? found : null
    },
    widthOf(svg, fonts) {
      const { Resvg } = needed()
      return new Resvg(svg, options(fonts)).getBBox()?.width ?? 0
    },
    async png(svg, fonts) {
      const drawing = await needed().renderAsync(svg, options(fonts))
      return (await indexedPng(drawing.pixels, drawing.width)) ?? drawing.asPng()
    },
  }
}

/** The library, installed in the site or with the program; otherwise the reason why it is missing. */
function loaded(siteDir: string, toolDir: string): Library | string {
  let reason = 'it is not installed'
  for (const folder of [siteDir, toolDir]) {
    const require = createRequire(join(folder, 'package.json'))
    try {
      return require(PACKAGE) as Library
    } catch (error) {
      if (isInstalled(PACKAGE, folder)) reason = error instanceof Error ? error.message : String(error)
    }
  }
  return reason.split('\n')[0] ?? ''
}
