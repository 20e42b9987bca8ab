// A deterministic order for findings in files, whichever worker reports them first.
import { compareStrings } from './compare.ts'

/** A finding, with its position (1-based line and column) if it has one. */
interface Found {
  readonly code: string
  readonly message: string
  readonly place?:
    | { readonly file: string; readonly start: { readonly line: number; readonly column: number } }
    | undefined
}

/** Comparator for `sort`: by file, line, column, code and message; findings without a position come first. */
export function byPlace(a: Found, b: Found): number {
  return (
    compareStrings(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.start.line ?? 0) - (b.place?.start.line ?? 0) ||
    (a.place?.start.column ?? 0) - (b.place?.start.column ?? 0) ||
    compareStrings(a.code, b.code) ||
    compareStrings(a.message, b.message)
  )
}
