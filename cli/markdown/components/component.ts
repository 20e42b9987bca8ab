// Input of a handler of a component.
import type { Document } from '../document.ts'
import type { Literal } from '../literal.ts'
import type { TreeNode } from '../tree.ts'

/** A component; the components in its content have been rendered. */
export interface Component {
  readonly name: string
  readonly props: ReadonlyMap<string, Literal>
  readonly children: TreeNode[]
  /** Source of the content, when it is not Markdown. */
  readonly content?: string
  /** Carries the position of the tag. */
  readonly node: TreeNode
}

/** Turns a component into nodes. */
export type ComponentHandler = (component: Component, document: Document) => TreeNode[]
