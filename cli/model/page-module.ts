// Code of the site that pages import components from.

/** A module as pages name it, and the file it is. */
export interface PageModule {
  /** Path of the import below the site folder, as it was written: perhaps without ending, perhaps a folder. */
  readonly id: string
  /** Path of the file below the site folder; the name of a part of the theme of Docusaurus, where the site has no such file. */
  readonly file: string
}
