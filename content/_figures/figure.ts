// What a figure is: a drawing of a page and the file it is kept in.

/** One drawing. */
export interface Figure {
  /** Path below `content/`, beside the page that shows it: `docs/.../assets/name.svg`. */
  readonly file: string
  /** Draws it; the same text on every machine and every day. */
  readonly svg: () => string
}

/** Units across a full-width figure. A page shows it about as wide; a telephone about half as wide. */
export const WIDTH = 640

/** Smallest size of a text, in units of a figure `WIDTH` wide: nine points or more on a telephone. */
export const TEXT = 17
