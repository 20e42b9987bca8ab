// GitHub alerts: a quote that begins with `[!NOTE]` is an admonition.
import { admonitionNode } from '../components/admonition.ts'
import type { TreeNode } from '../tree.ts'
import type { FoldContext } from './context.ts'

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i

/** The admonition a quote stands for, or the quote itself. */
export function alertNode(quote: TreeNode, { page }: FoldContext): TreeNode {
  const [first, ...blocks] = quote.children ?? []
  const [text, ...line] = first?.type === 'paragraph' ? (first.children ?? []) : []
  const found = text?.type === 'text' ? ALERT.exec(text.value ?? '') : null
  if (!first || !text || !found) return quote
  const rest = (text.value ?? '').slice(found[0].length)
  const alone = rest === '' && (line.length === 0 || line[0]?.type === 'break')
  if (rest === '' && !alone && !found[0].endsWith('\n')) return quote
  const content = [
    ...(rest === '' ? [] : [{ ...text, value: rest }]),
    ...(line[0]?.type === 'break' ? line.slice(1) : line),
  ]
  const children = content.length > 0 ? [{ ...first, children: content }, ...blocks] : blocks
  return admonitionNode({ keyword: (found[1] ?? '').toLowerCase(), title: null, children }, page, quote)
}
