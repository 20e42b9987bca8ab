// Nodes of the tree that are html elements of this compiler's own making.
import type { Properties } from 'hast'
import type { TreeNode } from './tree.ts'

/** An element; `at` gives it its place in the source. */
export function elementNode(
  name: string,
  properties: Properties,
  children: TreeNode[],
  at?: TreeNode,
): TreeNode {
  const data = { hName: name, hProperties: properties }
  return { type: 'element', data, children, position: at?.position }
}

/** A text. */
export function textNode(value: string, at?: TreeNode): TreeNode {
  return { type: 'text', value, position: at?.position }
}

/** A paragraph. */
export function paragraphNode(children: TreeNode[], at?: TreeNode): TreeNode {
  return { type: 'paragraph', children, position: at?.position }
}
