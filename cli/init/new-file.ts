// What a template gives.

/** A file as it is to be. */
export interface NewFile {
  /** Relative to the folder of the site; begins with `../` for one at the root of the repository. */
  readonly path: string
  readonly text: string
}
