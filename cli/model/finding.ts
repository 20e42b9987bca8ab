// Findings of `docsite check`: diagnostics with the rule they belong to, identifiable across runs.
import type { Diagnostic, Place } from './diagnostic.ts'

/** Level of a rule; `off` = it does not run. */
export type RuleLevel = 'off' | 'warn' | 'error'

/** A rule as users see it. */
export interface RuleInfo {
  readonly id: string
  /** What it finds: one sentence. */
  readonly summary: string
  readonly level: RuleLevel
  /** Why it matters and what to do, for its documentation entry. */
  readonly docs: string
  /** An example in which it finds something, and the corrected example. */
  readonly bad: string
  readonly good: string
}

/** A finding of `check`. */
export interface Finding extends Diagnostic {
  readonly rule: string
  /** Stays the same if lines above the finding are added or removed. */
  readonly fingerprint: string
  /** Documentation of the rule: a path in the folder of the tool. */
  readonly docs: string
}

/** A finding with a place, for output formats that require one. */
export type PlacedFinding = Finding & { readonly place: Place }
