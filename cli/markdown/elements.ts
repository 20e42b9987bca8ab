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
  const node: TreeNode = { type: 'element', data: { hName: name, hProperties: properties }, children }
  return at?.position ? { ...node, position: at.position } : node
}

/** A text. */
export function textNode(value: string, at?: TreeNode): TreeNode {
  return at?.position ? { type: 'text', value, position: at.position } : { type: 'text', value }
}

/** A paragraph. */
export function paragraphNode(children: TreeNode[], at?: TreeNode): TreeNode {
  return at?.position
    ? { type: 'paragraph', children, position: at.position }
    : { type: 'paragraph', children }
}
