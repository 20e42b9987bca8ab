// Input and result of the parse step.
import type { TreeNode, TreePoint } from '../tree.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { SyntaxExtensions } from './syntax.ts'

/** Choice of parser: the native one, the reference one, or (`auto`) the native one if it can be loaded. */
export type ParserChoice = 'auto' | 'satteri' | 'remark'

/** A text and the parse options. */
export interface ParseInput {
  /** The body of a page or included file, without front matter. */
  readonly text: string
  /** False if components, expressions and statements are not recognized: CommonMark with GFM and directives. */
  readonly mdx: boolean
  readonly parser: ParserChoice
  readonly math: boolean
  /** Syntax extensions of plugins; only the reference parser supports them. */
  readonly extensions?: SyntaxExtensions | undefined
  /** Whether a name is a directive, which may have a title without brackets. */
  readonly isDirective: (name: string) => boolean
  /** Maximum nesting of block quotes, lists and directives. */
  readonly maxDepth: number
}

/** A text as a tree; all positions refer to the author's text. */
export interface ParsedDocument {
  /** mdast with GFM, `containerDirective`, `math`, `inlineMath` and the nodes of mdast-util-mdx. */
  readonly tree: TreeNode
  /** `markdown` if the text contains no MDX, or must not. */
  readonly readAs: 'mdx' | 'markdown'
  readonly findings: readonly ScanFinding[]
  /** Spans without nodes in the tree: the fences of unwrapped code blocks. */
  readonly leftOut: readonly { readonly at: number; readonly end: number }[]
  /** First position nested deeper than allowed; the tree is then empty. */
  readonly tooDeep?: TreePoint
}
