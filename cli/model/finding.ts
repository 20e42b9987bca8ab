// Findings of `docsite check`: diagnostics under the rules they belong to, recognisable from one run to the next.
import type { Diagnostic, Place } from './diagnostic.ts'

/** How much a rule weighs; `off` = it does not run. */
export type RuleLevel = 'off' | 'warn' | 'error'

/** A rule as users know it. */
export interface RuleInfo {
  readonly id: string
  /** What it finds, one sentence. */
  readonly summary: string
  readonly level: RuleLevel
  /** Why it matters and what to do, for its entry in the documentation. */
  readonly docs: string
  /** A text in which it finds something, and the same text put right. */
  readonly bad: string
  readonly good: string
}

/** A finding of `check`. */
export interface Finding extends Diagnostic {
  readonly rule: string
  /** Stays the same when lines above the finding come or go. */
  readonly fingerprint: string
  /** Where the rule is documented: a path in the folder of the tool. */
  readonly docs: string
}

/** A finding for forms that show nothing without a place. */
export type PlacedFinding = Finding & { readonly place: Place }
