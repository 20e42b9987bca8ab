// Constructors of tree nodes for HTML elements that the compiler generates.
import type { Properties } from 'hast'
import type { TreeNode } from './tree.ts'

/** An element; `at` provides its position in the source. */
export function elementNode(
  name: string,
  properties: Properties,
  children: TreeNode[],
  at?: TreeNode,
): TreeNode {
  const data = { hName: name, hProperties: properties }
  return { type: 'element', data, children, position: at?.position }
}

/** A text node. */
export function textNode(value: string, at?: TreeNode): TreeNode {
  return { type: 'text', value, position: at?.position }
}

/** A paragraph. */
export function paragraphNode(children: TreeNode[], at?: TreeNode): TreeNode {
  return { type: 'paragraph', children, position: at?.position }
}
