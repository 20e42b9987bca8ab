// Input of a handler of a container directive (`:::steps`).
import type { Document } from '../document.ts'
import { elementNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { classNames } from './html-element.ts'

/** A container directive; those in its content have been rendered. */
export interface Directive {
  readonly name: string
  /** `:::name[label]`, `:::name label` or `:::name{title="label"}`; empty without one. */
  readonly label: readonly TreeNode[]
  readonly attributes: Readonly<Record<string, string>>
  readonly children: TreeNode[]
  /** Carries the position of the directive. */
  readonly node: TreeNode
}

/** Turns a directive into nodes. */
export type DirectiveHandler = (directive: Directive, document: Document) => TreeNode[]

/** Content in a box of a class, with the id and the classes that its author gives. */
export function boxNode(
  className: string,
  { attributes, node }: Directive,
  children: readonly TreeNode[],
): TreeNode {
  const { id, class: more } = attributes
  const properties = { className: [className, ...classNames(more)], ...(id ? { id } : {}) }
  return elementNode('div', properties, [...children], node)
}

/** A title with nothing around it that could hold it: text is never lost. */
export function labelNodes({ label, node }: Pick<Directive, 'label' | 'node'>): TreeNode[] {
  return label.length === 0
    ? []
    : [{ type: 'paragraph', children: [...label], position: (label[0] ?? node).position }]
}

/** Reports content that a directive can do nothing with; it is shown as it would be without the directive. */
export function reportContent(
  { name, node }: Directive,
  problem: string,
  hint: string,
  { page }: Document,
): void {
  const message = `The directive :::${name} ${problem}.`
  page.report({ code: 'markdown/directive-content', message, hint }, page.places.placeOf(node))
}

/** Whether a node is a picture, with its address or by the name of one. */
export const isImage = ({ type }: TreeNode): boolean => type === 'image' || type === 'imageReference'
