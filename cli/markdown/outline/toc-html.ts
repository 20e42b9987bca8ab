// A heading as inline html for the table of contents: code, emphasis, strong and strikethrough stay, links are unwrapped,
// images and raw html are dropped.
import type { ElementContent } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { TreeNode } from '../tree.ts'

const TAGS: Readonly<Record<string, string>> = { emphasis: 'em', strong: 'strong', delete: 'del' }
const writer = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze()

/** Inline html of a heading, empty when it shows no text. */
export function tocHtml(heading: TreeNode): string {
  return writer.stringify({ type: 'root', children: (heading.children ?? []).flatMap(inline) }).trim()
}

function inline(node: TreeNode): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value ?? '' }]
  if (node.type === 'inlineCode') return [element('code', [{ type: 'text', value: node.value ?? '' }])]
  if (node.type === 'break') return [{ type: 'text', value: ' ' }]
  const content = (node.children ?? []).flatMap(inline)
  const tag = TAGS[node.type]
  return tag && content.length > 0 ? [element(tag, content)] : content
}

function element(tagName: string, children: ElementContent[]): ElementContent {
  return { type: 'element', tagName, properties: {}, children }
}
