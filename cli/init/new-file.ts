// Result of a template.

/** A file to be created. */
export interface NewFile {
  /** Relative to the site folder; begins with `../` for a file at the root of the repository. */
  readonly path: string
  readonly text: string
}
