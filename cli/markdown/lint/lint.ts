// What a lint of Markdown looks at and says: the writing that the parser took for text, or for something other than its author
// meant. The parser is right by the rules of Markdown, so only guesses that are nearly always right are made.
import type { Document } from '../document.ts'
import type { Finding } from '../page.ts'
import type { TreeNode } from '../tree.ts'

/** A finding with its range in the text, as offsets. */
export interface Slip extends Finding {
  readonly from: number
  readonly to: number
}

/** Takes what a lint finds. */
export type ReportSlip = (slip: Slip) => void

/**
 * A paragraph, heading or table cell. `prose` is its source in which everything that is not text (code, links, tags, formulas) is
 * `FILLER`, character for character; `at` is the offset at which both begin.
 */
export interface TextBlock {
  readonly type: string
  readonly prose: string
  readonly at: number
}

/** Looks at one block of text. */
export type LintBlock = (block: TextBlock, report: ReportSlip, document: Document) => void

/** Looks at one node of another kind. */
export type LintNode = (node: TreeNode, report: ReportSlip, document: Document) => void

/** Stands for a character that is no text; no pattern of a lint means it. */
export const FILLER = '\u0001'

/** Where the line of an offset ends. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** A written text in a message: on one line, and not too long. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
