// One order for what is found in files, whatever worker found it first.
import { byCodePoint } from './compare.ts'

/** Something found, perhaps at a place (1-based line and column). */
interface Found {
  readonly code: string
  readonly message: string
  readonly place?:
    | { readonly file: string; readonly start: { readonly line: number; readonly column: number } }
    | undefined
}

/** For `sort`: by file, line, column, code and message; what has no place comes first. */
export function byPlace(a: Found, b: Found): number {
  return (
    byCodePoint(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.start.line ?? 0) - (b.place?.start.line ?? 0) ||
    (a.place?.start.column ?? 0) - (b.place?.start.column ?? 0) ||
    byCodePoint(a.code, b.code) ||
    byCodePoint(a.message, b.message)
  )
}
