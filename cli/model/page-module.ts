// Code of the site that pages import components from.

/** A module as pages name it, and the file it is. */
export interface PageModule {
  /** Path of the import below the site folder, as it was written: perhaps without ending, perhaps a folder. */
  readonly id: string
  /** Path of the file below the site folder. */
  readonly file: string
}
