// The image that is drawn for shared links to a page.

/** What an image says. */
export interface ShareCard {
  /** Name of the site, with the label of a version that is not the current one. */
  readonly site: string
  readonly title: string
  /** Labels of the categories above the page, outermost first. */
  readonly trail: readonly string[]
}

/** An image that the site publishes. */
export interface ShareImage {
  /** Below the folder of the locale; the name holds a hash of all that is drawn. */
  readonly path: string
  readonly card: ShareCard
}

/** Draws SVG with fonts that are files of the site, or with the program's own where there are none. */
export interface ShareImageDrawer {
  /** Why none can be drawn; null when they can. */
  problem(): string | null
  /** Width in px of what an SVG shows. */
  widthOf(svg: string, fonts: readonly string[]): number
  /** The SVG as a PNG file. */
  png(svg: string, fonts: readonly string[]): Promise<Uint8Array>
}
