// What a bundle says of the site's own code beside what it makes of it. Plain JSON.

/** A doubt of the bundler, as far as it is kept. */
export interface StyleWarning {
  readonly text: string
  readonly location: { readonly file: string; readonly line: number; readonly column: number }
  readonly hint?: string
}

/** An import of the site's code that nothing is behind. */
export interface AbsentImport extends StyleWarning {
  readonly notes: readonly { readonly text: string; readonly location: null }[]
  /** The file is there and cannot be bundled. */
  readonly isBroken?: true
}
