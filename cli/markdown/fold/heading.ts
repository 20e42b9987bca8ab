// Headings: an id at the end (`{#id}`, or a comment that begins with `#`) is taken off the text.
import type { TreeNode } from '../tree.ts'
import type { FoldContext } from './context.ts'

const COMMENT_ID = /^<!--\s*#(\S+?)\s*-->$/

/** Notes the id a heading gives itself and returns what is left of its content. */
export function takeHeadingId(node: TreeNode, context: FoldContext): TreeNode[] {
  const children = [...(node.children ?? [])]
  while (children.at(-1)?.type === 'text' && children.at(-1)?.value?.trim() === '') children.pop()
  const last = children.at(-1)
  const id = last?.type === 'html' ? explicitId(last.value ?? '', context) : undefined
  if (id === undefined) return children
  node.data = { ...node.data, explicitId: id }
  return children.slice(0, -1)
}

function explicitId(html: string, { source }: FoldContext): string | undefined {
  const marker = source.markers.includes(html) ? source.markers.split(html)[1] : undefined
  if (typeof marker === 'object') return marker.kind === 'heading-id' ? marker.id : undefined
  return COMMENT_ID.exec(html)?.[1]
}
