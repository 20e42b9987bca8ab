// The interface of a parser: its input and its result.
import type { TreeNode } from '../tree.ts'

/** Syntax options for a prepared text. */
export interface Syntax {
  readonly mdx: boolean
  readonly directives: boolean
  readonly math: boolean
  /** Absent without plugins that extend the syntax. */
  readonly extensions?: SyntaxExtensions | undefined
}

/** Syntax extensions of a site's plugins, for micromark and mdast-util-from-markdown. */
export interface SyntaxExtensions {
  readonly micromark: readonly unknown[]
  readonly fromMarkdown: readonly unknown[]
}

/** A 1-based position named in a parser's message. */
export interface NamedPlace {
  readonly line: number
  readonly column: number
}

/** A tree, or the positions that an MDX parser refuses. */
export type Parsed = { readonly tree: TreeNode } | { readonly refused: readonly NamedPlace[] }

const PLACE = /(?<![\d:])(\d+):(\d+)/g

/** The positions (`line:column`) in a message. */
export function placesIn(message: string): NamedPlace[] {
  return [...message.matchAll(PLACE)].map(([, line, column]) => ({
    line: Number(line),
    column: Number(column),
  }))
}
