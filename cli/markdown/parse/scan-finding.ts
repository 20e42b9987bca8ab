// What the parse step has to tell an author about a text.
import type { TreePoint } from '../tree.ts'

/** A finding with its place in the text that was parsed. */
export interface ScanFinding {
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly start: TreePoint
}
