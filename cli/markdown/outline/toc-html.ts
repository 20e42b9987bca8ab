// A heading as inline html for the table of contents: code, emphasis, strong and strikethrough stay, links are unwrapped,
// images and raw html are dropped.
import { escapeHtml } from '../../text/escape.ts'
import type { TreeNode } from '../tree.ts'

const TAGS: Readonly<Record<string, string>> = { emphasis: 'em', strong: 'strong', delete: 'del' }

/** Inline html of a heading, empty when it shows no text. */
export function tocHtml(heading: TreeNode): string {
  return (heading.children ?? []).map(inline).join('').trim()
}

function inline(node: TreeNode): string {
  if (node.type === 'text') return escapeHtml(node.value ?? '')
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value ?? '')}</code>`
  if (node.type === 'break') return ' '
  const content = (node.children ?? []).map(inline).join('')
  const tag = TAGS[node.type]
  return tag && content !== '' ? `<${tag}>${content}</${tag}>` : content
}
