// The image generated for shared links to a page.

/** Content of a share image. */
export interface ShareCard {
  /** Name of the site, with the version label if it is not the current version. */
  readonly site: string
  readonly title: string
  /** Labels of the categories above the page, outermost first. */
  readonly trail: readonly string[]
}

/** A share image that the site publishes. */
export interface ShareImage {
  /** Relative to the locale's folder; the name contains a hash of the content. */
  readonly path: string
  readonly card: ShareCard
}

/** Draws SVG with fonts that are files of the site, or with the built-in font if there are none. */
export interface ShareImageDrawer {
  /** Why images cannot be drawn; null if they can. */
  problem(): string | null
  /** Width in px of the content of an SVG. */
  widthOf(svg: string, fonts: readonly string[]): number
  /** Renders the SVG as a PNG file. */
  png(svg: string, fonts: readonly string[]): Promise<Uint8Array>
}
