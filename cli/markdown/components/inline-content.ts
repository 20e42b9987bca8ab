// Unwraps paragraphs inside elements that contain a line of text.
import type { TreeNode } from '../tree.ts'

/** The children without the paragraphs around them, separated by spaces. */
export function inlineContent(children: readonly TreeNode[]): TreeNode[] {
  return children.flatMap((child, i) => {
    if (child.type !== 'paragraph' && child.type !== 'line') return [child]
    const content = child.children ?? []
    return i > 0 ? [{ type: 'text', value: ' ' }, ...content] : content
  })
}
