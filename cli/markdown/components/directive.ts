// Input of handlers of container directives (`:::steps`).
import type { Document } from '../document.ts'
import { elementNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { classNames } from './html-element.ts'

/** A container directive; directives nested in its content are already rendered. */
export interface Directive {
  readonly name: string
  /** `:::name[label]`, `:::name label` or `:::name{title="label"}`; empty if there is none. */
  readonly label: readonly TreeNode[]
  readonly attributes: Readonly<Record<string, string>>
  readonly children: TreeNode[]
  /** Has the position of the directive. */
  readonly node: TreeNode
}

/** Converts a directive to nodes. */
export type DirectiveHandler = (directive: Directive, document: Document) => TreeNode[]

/** Content in a box with a class, plus the id and classes from the directive's attributes. */
export function boxNode(
  className: string,
  { attributes, node }: Directive,
  children: readonly TreeNode[],
): TreeNode {
  const { id, class: more } = attributes
  const properties = { className: [className, ...classNames(more)], ...(id ? { id } : {}) }
  return elementNode('div', properties, [...children], node)
}

/** The label as a paragraph, for directives that do not use it: text is never lost. */
export function labelNodes({ label, node }: Pick<Directive, 'label' | 'node'>): TreeNode[] {
  return label.length === 0
    ? []
    : [{ type: 'paragraph', children: [...label], position: (label[0] ?? node).position }]
}

/** Reports content that a directive cannot use; it is rendered as if the directive were absent. */
export function reportContent(
  { name, node }: Directive,
  problem: string,
  hint: string,
  { page }: Document,
): void {
  const message = `The directive :::${name} ${problem}.`
  page.report({ code: 'markdown/directive-content', message, hint }, page.places.placeOf(node))
}

/** Whether a node is an image, inline or by reference. */
export const isImage = ({ type }: TreeNode): boolean => type === 'image' || type === 'imageReference'
