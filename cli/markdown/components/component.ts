// Input of component handlers.
import type { Document } from '../document.ts'
import type { Literal } from '../literal.ts'
import type { TreeNode } from '../tree.ts'

/** A component; components nested in its content are already rendered. */
export interface Component {
  readonly name: string
  readonly props: ReadonlyMap<string, Literal>
  readonly children: TreeNode[]
  /** Source of the content, if it is not Markdown. */
  readonly content?: string
  /** Has the position of the tag. */
  readonly node: TreeNode
}

/** Converts a component to nodes. */
export type ComponentHandler = (component: Component, document: Document) => TreeNode[]
