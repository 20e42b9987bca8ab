// The Markdown tree as this stage uses it: mdast (same nodes, names and positions) with one loose type, so that passes can add
// constructs that mdast lacks (components, admonitions) without a cast at every step.
import type { Properties } from 'hast'
import type { Root } from 'mdast'
import type { Statements } from '../text/esm.ts'

/** A point in the parsed text; lines of included files are shifted (see places.ts). */
export interface TreePoint {
  line: number
  column: number
  offset?: number | undefined
}

/** The range of a node. */
export interface TreePosition {
  start: TreePoint
  end: TreePoint
}

/** Rendering of a node as an element: the fields mdast-util-to-hast understands, and additional ones. */
export interface TreeData {
  hName?: string
  hProperties?: Properties
  /** Id of a heading. */
  id?: string
  /** Explicit heading id (`{#id}`). */
  explicitId?: string
  /** A default label that says nothing about the page; excluded from the search index. */
  unindexed?: boolean
  /** Text that was written as a tag; heading ids ignore it. */
  isTag?: boolean
  /** For a text: the author's source, if the shown text differs; heading ids are derived from it. */
  written?: string
  /** For an expression or a URL in angle brackets among blocks: it is text and belongs in a paragraph. */
  isValue?: boolean
  /** Fallback for a component that the theme lacks; not part of a heading's text. */
  isFallback?: boolean
  /** For the opening slot of a component: the nesting depth of components inside it. */
  componentDepth?: number
  /** Slot of a `slot` node. */
  slot?: number
  /** Levels of a `tocInline` node. */
  toc?: { readonly min: number; readonly max: number }
  /** Attributes of a `tabItem` node. */
  tab?: TabData
  /** File of an `include` node. */
  include?: IncludedFile
  /** For the first paragraph of a directive: it is the title. */
  directiveLabel?: boolean
  /** For a slot that cannot be inside a line. */
  isBlock?: boolean
  /** For an element: written as HTML by the author, and checked as such. */
  isAuthored?: boolean
  /** For a root that contains only definitions: the complete tree. */
  whole?: TreeNode
  /** For `mdxjsEsm`: the parsed statements. */
  statements?: Statements
}

/** A Markdown file that a line includes. */
export interface IncludedFile {
  readonly path: string
  /** The part to show, with the line of the file at which it begins; null for the whole file. */
  readonly text: { readonly text: string; readonly firstLine: number } | null
  /** The first heading is left out. */
  readonly withoutHeading: boolean
}

/** Attributes of a tab item. */
export interface TabData {
  readonly value?: string
  readonly label?: string
  readonly className?: string
  readonly selected?: boolean
}

/** Any node; as in mdast, `type` determines which fields exist. A `line` is a paragraph without `<p>` tags. */
export interface TreeNode {
  type: string
  children?: TreeNode[]
  value?: string
  position?: TreePosition | undefined
  data?: TreeData
  depth?: number
  ordered?: boolean | null
  start?: number | null
  spread?: boolean | null
  /** For a task list item. */
  checked?: boolean | null
  url?: string
  title?: string | null
  alt?: string | null
  lang?: string | null
  meta?: string | null
  identifier?: string
  label?: string | null
  align?: (string | null)[] | null
  /** Name of an element or a directive. */
  name?: string | null
  /** Attributes of an element; for a directive, a record by name. */
  attributes?: TreeAttribute[] | Record<string, string>
}

/** An attribute of an element, as in mdast-util-mdx-jsx; `mdxJsxExpressionAttribute` has its source as `value`. */
export interface TreeAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute'
  name?: string
  value?: string | { type: 'mdxJsxAttributeValueExpression'; value: string } | null
}

/** The tree of one text, with its own line numbers. */
export interface ReadText {
  readonly tree: TreeNode
  /** Spans of the text without nodes in the tree. */
  readonly leftOut: readonly { readonly at: number; readonly end: number }[]
}

/** A deep copy of a tree; objects other than plain data are shared. */
export function copyOfTree<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOfTree) as Value
  if (typeof value !== 'object' || value === null) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOfTree(part)])) as Value
}

/** The tree with the type that mdast utilities expect. */
export function asMdast(tree: TreeNode): Root {
  // The loose type has every field of the strict one; custom node types have `hName`, which the converter understands.
  return tree as Root
}

/** Whether a node is a link. */
export const isLink = ({ type }: TreeNode): boolean => type === 'link' || type === 'linkReference'

/** Whether a node is text that shows nothing. */
export const isBlankText = ({ type, value = '' }: TreeNode): boolean => type === 'text' && value.trim() === ''
