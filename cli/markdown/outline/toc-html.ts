// Renders a heading as inline HTML for the table of contents: code, emphasis, strong and strikethrough are kept, links are
// unwrapped, images and raw HTML are dropped.
import { escapeText } from '../html/writer.ts'
import type { TreeNode } from '../tree.ts'

const TAGS: ReadonlyMap<string, string> = new Map([
  ['emphasis', 'em'],
  ['strong', 'strong'],
  ['delete', 'del'],
])

/** Inline HTML of a heading; empty if it has no text. */
export function tocHtml(heading: TreeNode): string {
  return inlineContent(heading).trim()
}

function inlineContent({ children = [] }: TreeNode): string {
  return children.map(inline).join('')
}

function inline(node: TreeNode): string {
  if (node.data?.isFallback) return ''
  if (node.type === 'text') return escapeText(node.value ?? '')
  if (node.type === 'inlineCode') return `<code>${escapeText(node.value ?? '')}</code>`
  if (node.type === 'break') return ' '
  const content = inlineContent(node)
  const tag = TAGS.get(node.type)
  return tag && content !== '' ? `<${tag}>${content}</${tag}>` : content
}
