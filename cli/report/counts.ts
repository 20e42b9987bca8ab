// Counts findings by severity.
import type { Diagnostic, Severity } from '../model/diagnostic.ts'

/** Number of findings by severity, and of files that have any. */
export type DiagnosticCounts = Readonly<Record<Severity | 'files', number>>

/** Counts the findings. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticCounts {
  const counts = { error: 0, warning: 0, info: 0 }
  const files = new Set<string>()
  for (const { severity, place } of diagnostics) {
    counts[severity]++
    if (place) files.add(place.file)
  }
  return { ...counts, files: files.size }
}
