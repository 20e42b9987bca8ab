// Creates the diagnostics of rules. Their severity is decided later, by the level of the rule.
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { present } from '../text/present.ts'

/** A finding of a rule at a place. */
export function findingOf(
  rule: string,
  message: string,
  place: Place | undefined,
  more: { readonly hint?: string | undefined; readonly about?: Diagnostic['about'] | undefined } = {},
): Diagnostic {
  return present({ code: `check/${rule}`, severity: 'error' as const, message, place, ...more })
}
