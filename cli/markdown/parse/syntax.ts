// The interface of a parser: its input and its answer.
import type { TreeNode } from '../tree.ts'

/** How a prepared text is read. */
export interface Syntax {
  readonly mdx: boolean
  readonly directives: boolean
  readonly math: boolean
  /** Absent for the language as it is. */
  readonly extensions?: SyntaxExtensions | undefined
}

/** What plugins of a site add to the language: extensions of micromark and of mdast-util-from-markdown. */
export interface SyntaxExtensions {
  readonly micromark: readonly unknown[]
  readonly fromMarkdown: readonly unknown[]
}

/** A place that a message of a parser names, 1-based. */
export interface NamedPlace {
  readonly line: number
  readonly column: number
}

/** A tree, or the places that a parser of MDX can make nothing of. */
export type Parsed = { readonly tree: TreeNode } | { readonly refused: readonly NamedPlace[] }

const PLACE = /(?<![\d:])(\d+):(\d+)/g

/** The places in a message, as `line:column`. */
export function placesIn(message: string): NamedPlace[] {
  return [...message.matchAll(PLACE)].map(([, line, column]) => ({
    line: Number(line),
    column: Number(column),
  }))
}
