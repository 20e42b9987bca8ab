// Types and helpers of Markdown lints. A lint finds syntax that the parser took for text, or for something other than what the
// author meant. The parser is right by the rules of Markdown, so lints only make guesses that are nearly always right.
import type { Document } from '../document.ts'
import type { Finding } from '../page.ts'
import type { TreeNode } from '../tree.ts'

/** A finding with its range in the text, as offsets. */
export interface Slip extends Finding {
  readonly from: number
  readonly to: number
}

/** Receives the findings of a lint. */
export type ReportSlip = (slip: Slip) => void

/**
 * A paragraph, heading or table cell. `prose` is its source with every character that is not text (code, links, tags, formulas)
 * replaced by `FILLER`; `at` is the offset at which both begin.
 */
export interface TextBlock {
  readonly type: string
  readonly prose: string
  readonly at: number
}

/** Checks one block of text. */
export type LintBlock = (block: TextBlock, report: ReportSlip, document: Document) => void

/** Checks one node of another type. */
export type LintNode = (node: TreeNode, report: ReportSlip, document: Document) => void

/** Replaces characters that are not text; no lint pattern matches it by accident. */
export const FILLER = '\u0001'

/** Source text for a message: on one line, and shortened. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
