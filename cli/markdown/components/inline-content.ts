// Content of elements that hold a line of text: a paragraph that is alone there is unwrapped.
import type { TreeNode } from '../tree.ts'

/** Children without the paragraphs around them. */
export function inlineContent(children: readonly TreeNode[]): TreeNode[] {
  return children.flatMap((child, i) => {
    if (child.type !== 'paragraph' && child.type !== 'line') return [child]
    const content = child.children ?? []
    return i > 0 ? [{ type: 'text', value: ' ' }, ...content] : content
  })
}
