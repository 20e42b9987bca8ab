// Findings as JSON for programs: sorted and complete.
import type { Diagnostic, Place, Position } from '../model/diagnostic.ts'
import { byPlace } from '../text/by-place.ts'
import { countDiagnostics } from './counts.ts'

/** A place with flat numbers, as editors and CI systems read it. */
export interface JsonPlace {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine?: number
  readonly endColumn?: number
}

/** A finding as JSON. */
export interface JsonDiagnostic extends Partial<JsonPlace> {
  readonly severity: Diagnostic['severity']
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly related?: readonly ({ readonly message: string } & JsonPlace)[]
}

function end(position: Position | undefined): Pick<JsonPlace, 'endLine' | 'endColumn'> {
  return position ? { endLine: position.line, endColumn: position.column } : {}
}

function flat({ file, start, end: last }: Place): JsonPlace {
  return { file, line: start.line, column: start.column, ...end(last) }
}

/** One finding as a JSON value. */
export function jsonDiagnostic(diagnostic: Diagnostic): JsonDiagnostic {
  const { severity, code, message, hint, place, related } = diagnostic
  return {
    severity,
    code,
    ...(place ? flat(place) : {}),
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(related
      ? { related: related.map((other) => ({ message: other.message, ...flat(other.place) })) }
      : {}),
  }
}

/** All findings, sorted by place, with their counts. */
export function jsonReport(diagnostics: readonly Diagnostic[]) {
  return {
    counts: countDiagnostics(diagnostics),
    diagnostics: [...diagnostics].sort(byPlace).map(jsonDiagnostic),
  }
}
