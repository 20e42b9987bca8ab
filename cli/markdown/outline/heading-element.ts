// Heading elements: h2 to h6 get an id and a link to themselves; the page's h1 is wrapped in a `header`.
import type { Element, ElementContent } from 'hast'
import { escapeHtml } from '../../text/escape.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'

/** The element of a heading node. */
export function headingElement(node: TreeNode, content: ElementContent[], page: Page): Element {
  const { depth = 1, data } = node
  const tagName = `h${depth}`
  if (depth === 1 || data?.id === undefined) {
    const plain: Element = {
      type: 'element',
      tagName,
      properties: {},
      children: content,
      position: node.position,
    }
    return node.data?.hName === 'header'
      ? { ...plain, tagName: 'header', children: [{ ...plain, properties: {}, tagName: 'h1' }] }
      : plain
  }
  return {
    type: 'element',
    tagName,
    properties: { className: ['anchor'], id: data.id },
    children: [...content, { type: 'finished', html: hashLink(node, data.id, page), text: '', isLink: true }],
    position: node.position,
  }
}

/** The stylesheet draws the link symbol; a zero-width space keeps the link from being empty. */
function hashLink(node: TreeNode, id: string, page: Page): string {
  const { children = [] } = node
  const first = children[0]
  const heading = children.length === 1 && first?.type === 'text' ? (first.value ?? id) : id
  const pattern = page.message('theme.common.headingLinkTitle', 'Direct link to {heading}')
  const label = escapeHtml(pattern.replace('{heading}', () => heading))
  return `<a class="hash-link" href="#${escapeHtml(id)}" aria-label="${label}" title="${label}">\u200b</a>`
}
