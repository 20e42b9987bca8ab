// Unwraps paragraphs that contain only elements and expressions, as MDX does.
import type { TreeNode } from '../tree.ts'
import { isBlankText } from '../tree.ts'
import { eachNode } from '../walk.ts'

const BLOCK_TYPES: ReadonlyMap<string, string> = new Map([
  ['mdxJsxTextElement', 'mdxJsxFlowElement'],
  ['mdxTextExpression', 'mdxFlowExpression'],
])

/** Replaces such paragraphs with their content. */
export function unravel(tree: TreeNode): void {
  eachNode(tree, (node) => {
    if (!node.children?.some(isUnravelled)) return
    node.children = node.children.flatMap((child) => (isUnravelled(child) ? blocksOf(child) : [child]))
  })
}

function isUnravelled({ type, children = [] }: TreeNode): boolean {
  if (type !== 'paragraph' || !children.some((child) => BLOCK_TYPES.has(child.type))) return false
  return children.every((child) => BLOCK_TYPES.has(child.type) || isBlankText(child))
}

function blocksOf({ children = [] }: TreeNode): TreeNode[] {
  return children
    .filter((child) => !isBlankText(child))
    .map((child) => ({ ...child, type: BLOCK_TYPES.get(child.type) ?? child.type }))
}
