// The site's own modules that pages import components from.

/** A module as imported by pages, and its file. */
export interface PageModule {
  /** Import path relative to the site folder, as written: possibly without extension, possibly a folder. */
  readonly id: string
  /** File path relative to the site folder; if the site has no such file, the name of a Docusaurus theme module. */
  readonly file: string
}
