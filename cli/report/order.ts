// One order for findings, whatever worker found them first.
import type { Diagnostic } from '../model/diagnostic.ts'
import { byCodePoint } from '../text/compare.ts'

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    byCodePoint(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.start.line ?? 0) - (b.place?.start.line ?? 0) ||
    (a.place?.start.column ?? 0) - (b.place?.start.column ?? 0) ||
    byCodePoint(a.code, b.code) ||
    byCodePoint(a.message, b.message)
  )
}

/** By file, line, column, code and message; findings without a place come first. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(compare)
}
