// The Markdown tree as this stage works on it: mdast (the same nodes, names and positions) seen through one loose type, so
// that passes may fold constructs mdast has no node for (components, admonitions) into it without a cast at every step.
import type { ElementContent, Properties } from 'hast'
import type { Root } from 'mdast'
import type { Statements } from '../text/esm.ts'

/** A place in the parsed text; lines of included files are moved out of the way (see places.ts). */
export interface TreePoint {
  line: number
  column: number
  offset?: number | undefined
}

/** From where to where a node reaches. */
export interface TreePosition {
  start: TreePoint
  end: TreePoint
}

/** How a node becomes an element: the fields mdast-util-to-hast understands. */
export interface TreeData {
  hName?: string
  hProperties?: Properties
  hChildren?: ElementContent[]
  /** Id of a heading. */
  id?: string
  /** Set on a heading by its author (`{#id}`). */
  explicitId?: string
  /** A default text that says nothing about the page; not searched for. */
  unindexed?: boolean
  /** Text that was written as a tag; ids of headings are made without it. */
  isTag?: boolean
  /** Of a text: what its author wrote, where something else is shown; ids of headings are made of it. */
  written?: string
  /** Of an expression: it gives a text, and may stand in a paragraph. */
  isValue?: boolean
  /** Shown in the place of a component that the theme lacks; no part of a heading's own text. */
  isSubstitute?: boolean
  /** Of the slot a component begins with: how deep components are nested in it. */
  componentDepth?: number
  /** Slot of a `slot` node. */
  slot?: number
  /** Levels of a `tocInline` node. */
  toc?: { readonly min: number; readonly max: number }
  /** Attributes of a `tabItem` node. */
  tab?: TabData
  /** Of the first paragraph of a directive: its title. */
  directiveLabel?: boolean
  /** Of a slot that cannot stand in a line. */
  isBlock?: boolean
  /** Of an element: written as html by the author, and judged as such. */
  isAuthored?: boolean
  /** Of a root that holds definitions alone: the tree that they are of. */
  whole?: TreeNode
  /** Of `mdxjsEsm`: what the statements say. */
  statements?: Statements
}

/** What a tab item says of itself. */
export interface TabData {
  readonly value?: string
  readonly label?: string
  readonly className?: string
  readonly selected?: boolean
}

/** Any node. Which fields are there follows from `type`, as in mdast. A `line` is a paragraph without its tags. */
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
  /** Of an item that is a task. */
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
  /** Attributes of an element, or of a directive by their names. */
  attributes?: TreeAttribute[] | Record<string, string>
}

/** An attribute of an element, as mdast-util-mdx-jsx has it; `mdxJsxExpressionAttribute` has its source as `value`. */
export interface TreeAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute'
  name?: string
  value?: string | { type: 'mdxJsxAttributeValueExpression'; value: string } | null
}

/** A text as a tree whose lines are its own. */
export interface ReadText {
  readonly tree: TreeNode
  /** Offsets between which nothing stands in the tree. */
  readonly leftOut: readonly { readonly at: number; readonly end: number }[]
}

/** A copy of a tree that may be changed by itself; what is no plain data in it stays shared. */
export function copyOfTree<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOfTree) as Value
  if (typeof value !== 'object' || value === null) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOfTree(part)])) as Value
}

/** A tree as the converters of the mdast family want it. */
export function asMdast(tree: TreeNode): Root {
  // The loose type has every field of the strict one; made-up node types carry `hName`, which the converter understands.
  return tree as Root
}
