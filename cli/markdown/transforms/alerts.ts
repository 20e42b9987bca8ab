// GitHub alerts: a quote that begins with `[!NOTE]` is an admonition.
import { admonitionNode } from '../components/admonition.ts'
import { transform } from '../document.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i

/** Converts alerts to admonitions. */
export const alerts = transform((tree, { page, text }) => {
  if (!text.includes('[!')) return
  replaceNodes(tree, (node) => (node.type === 'blockquote' ? alertNodes(node, page) : null))
})

function alertNodes(quote: TreeNode, page: Page): TreeNode[] | null {
  const [first, ...blocks] = quote.children ?? []
  const [text, ...line] = first?.type === 'paragraph' ? (first.children ?? []) : []
  const found = text?.type === 'text' ? ALERT.exec(text.value ?? '') : null
  if (!first || !text || !found) return null
  const rest = (text.value ?? '').slice(found[0].length)
  const alone = rest === '' && (line.length === 0 || line[0]?.type === 'break')
  if (rest === '' && !alone && !found[0].endsWith('\n')) return null
  const content = [
    ...(rest === '' ? [] : [{ ...text, value: rest }]),
    ...(line[0]?.type === 'break' ? line.slice(1) : line),
  ]
  const children = content.length > 0 ? [{ ...first, children: content }, ...blocks] : blocks
  return [admonitionNode({ keyword: (found[1] ?? '').toLowerCase(), title: null, children }, page, quote)]
}
