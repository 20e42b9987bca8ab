// `:::signature`: a list whose items begin with a bold label, as the reference card of a function: labels in one column,
// descriptions in the other, the first line large.
import { elementNode, textNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { boxNode, type DirectiveHandler, labelNodes, reportContent } from './directive.ts'

/** Renders a list of labels as a card. */
export const signature: DirectiveHandler = (directive, document) => {
  const { children } = directive
  const label = labelNodes(directive)
  const lists = children.filter(({ type }) => type === 'list')
  const hint = 'Write a list with a bold label in each item: - **Arguments:** two numbers.'
  if (lists.length === 0) {
    reportContent(directive, 'has no list', hint, document)
    return [...label, ...children]
  }
  const entries = lists.flatMap(({ children: items = [] }) => items.map(entryOf))
  if (entries.includes(null)) {
    reportContent(directive, 'has an item without a bold label', hint, document)
    return [...label, ...children]
  }
  const rows = entries.flatMap((entry) => (entry ? [rowOf(entry)] : []))
  const first = children.findIndex(({ type }) => type === 'list')
  const others = (from: number, to?: number) => children.slice(from, to).filter(({ type }) => type !== 'list')
  const list = elementNode('dl', {}, rows, lists[0])
  return [...label, boxNode('signature', directive, [...others(0, first), list, ...others(first)])]
}

interface Entry {
  readonly label: TreeNode
  readonly text: readonly TreeNode[]
  /** Blocks after the first paragraph of the item. */
  readonly more: readonly TreeNode[]
  readonly item: TreeNode
}

function entryOf(item: TreeNode): Entry | null {
  const [line, ...more] = item.children ?? []
  const [label, ...text] = (line?.type === 'paragraph' && line.children) || []
  return label?.type === 'strong' ? { label, text: withoutColon(text), more, item } : null
}

/** Drops the colon between a label and its text; it may be inside or outside the bold text. */
function withoutColon(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const [first, ...rest] = nodes
  if (first?.type !== 'text') return nodes
  const value = (first.value ?? '').replace(/^\s*(?::\s*)?/, '')
  return value === '' ? rest : [textNode(value, first), ...rest]
}

function rowOf({ label, text, more, item }: Entry): TreeNode {
  const name = (label.children ?? []).map((node, at, all) =>
    node.type === 'text' && at === all.length - 1
      ? { ...node, value: (node.value ?? '').replace(/\s*:\s*$/, '') }
      : node,
  )
  return elementNode(
    'div',
    { className: ['signature__row'] },
    [elementNode('dt', {}, name, label), elementNode('dd', {}, [...text, ...more], item)],
    item,
  )
}
