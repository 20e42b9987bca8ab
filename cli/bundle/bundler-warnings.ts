// Warnings of the bundler about the site's own code. Plain JSON.

/** A warning of the bundler, reduced to what is kept. */
export interface StyleWarning {
  readonly text: string
  readonly location: { readonly file: string; readonly line: number; readonly column: number }
  readonly hint?: string
}

/** An unresolved import in the site's code. */
export interface AbsentImport extends StyleWarning {
  readonly notes: readonly { readonly text: string; readonly location: null }[]
  /** The file exists but cannot be bundled. */
  readonly isBroken?: true
}
