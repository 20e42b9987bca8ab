// The native parser behind the seam: a text to a tree, or the places where it could not be read as MDX.
import { nativePackage } from '../parser/native-package.ts'
import type { TreeNode } from '../tree.ts'

/** How a prepared text is read. */
export interface Syntax {
  readonly mdx: boolean
  readonly directives: boolean
  readonly math: boolean
}

/** A place that a message of the parser names, 1-based. */
export interface NamedPlace {
  readonly line: number
  readonly column: number
}

/** A tree, or the places that a parser could make nothing of. */
export type Parsed = { readonly tree: TreeNode } | { readonly refused: readonly NamedPlace[] }

/** Reads a text with the native parser. */
export function parseNative(text: string, { mdx, directives, math }: Syntax): Parsed {
  const { markdownToMdast, mdxToMdast } = nativePackage()
  const features = { gfm: true, frontmatter: false, math, directive: directives, headingAttributes: false }
  if (!mdx) return { tree: markdownToMdast(text, { features }) }
  try {
    return { tree: mdxToMdast(text, { features }) }
  } catch (error) {
    return { refused: placesIn(error instanceof Error ? error.message : String(error)) }
  }
}

const PLACE = /(?<![\d:])(\d+):(\d+)/g

function placesIn(message: string): NamedPlace[] {
  return [...message.matchAll(PLACE)].map(([, line, column]) => ({
    line: Number(line),
    column: Number(column),
  }))
}
