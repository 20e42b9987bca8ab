// Input and result of the parse step.
import type { TreeNode, TreePoint } from '../tree.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { SyntaxExtensions } from './syntax.ts'

/** Which parser reads pages: the native one, the reference one, or the native one wherever it can be loaded. */
export type ParserChoice = 'auto' | 'satteri' | 'remark'

/** A text and how it is to be read. */
export interface ParseInput {
  /** The body of a page or of an included file, without front matter. */
  readonly text: string
  /** False where components, expressions and statements mean nothing: CommonMark with GFM and directives. */
  readonly mdx: boolean
  readonly parser: ParserChoice
  readonly math: boolean
  /** What plugins add to the language; only the reference parser can be extended. */
  readonly extensions?: SyntaxExtensions | undefined
  /** Names of directives, which take a title without brackets. */
  readonly isDirective: (name: string) => boolean
  /** How many block quotes, lists and directives may lie in each other. */
  readonly maxDepth: number
}

/** A text as a tree; all positions are those of the author's text. */
export interface ParsedDocument {
  /** mdast with GFM, `containerDirective`, `math`, `inlineMath` and the nodes of mdast-util-mdx. */
  readonly tree: TreeNode
  /** `markdown` where the text has nothing of MDX in it, or may not have. */
  readonly readAs: 'mdx' | 'markdown'
  readonly findings: readonly ScanFinding[]
  /** Offsets between which nothing stands in the tree: the fences of code blocks that are no code to MDX. */
  readonly leftOut: readonly { readonly at: number; readonly end: number }[]
  /** First place in more containers than allowed; then the tree is empty. */
  readonly tooDeep?: TreePoint
}
