// `:::cards`: a list of links as cards. The first link or bold text of an item is the title; anything before it is the icon,
// anything after it the description.
import { elementNode, paragraphNode, textNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { boxNode, type DirectiveHandler, labelNodes, reportContent } from './directive.ts'

/** Renders a list as a grid of cards. */
export const cards: DirectiveHandler = (directive, document) => {
  const { children } = directive
  const label = labelNodes(directive)
  const lists = children.filter(({ type }) => type === 'list')
  if (lists.length === 0) {
    reportContent(directive, 'has no list', 'Write a list: - [Title](./page.md) What it is about.', document)
    return [...label, ...children]
  }
  for (const list of lists) {
    list.data = { ...list.data, hProperties: { className: ['cards'] } }
    for (const item of list.children ?? []) markCard(item)
  }
  return [...label, boxNode('card-list', directive, children)]
}

const isTitle = ({ type }: TreeNode): boolean =>
  type === 'link' || type === 'linkReference' || type === 'strong'

/** The box of a card. */
export const cardBox = (content: TreeNode[], at: TreeNode): TreeNode =>
  elementNode('div', { className: ['card'] }, content, at)

/** The line with the title of a card. */
export const cardTitle = (content: TreeNode[], at: TreeNode): TreeNode =>
  elementNode('p', { className: ['card__title'] }, content, at)

function markCard(item: TreeNode): void {
  const [line, ...rest] = item.children ?? []
  item.data = { ...item.data, hProperties: { className: ['cards__item'] } }
  const content = line?.type === 'paragraph' ? cardContent(line) : line ? [line] : []
  item.children = [cardBox([...content, ...rest], item)]
}

function cardContent(line: TreeNode): TreeNode[] {
  const nodes = line.children ?? []
  const at = nodes.findIndex(isTitle)
  const title = nodes[at]
  if (!title) return [line]
  const icon = nodes.slice(0, at).flatMap(withoutSpace)
  const sign =
    icon.length === 0
      ? []
      : [elementNode('span', { className: ['card__icon'], ariaHidden: 'true' }, icon, line), textNode(' ')]
  const text = withoutDash(nodes.slice(at + 1))
  const heading = cardTitle([...sign, title], line)
  return text.length === 0 ? [heading] : [heading, paragraphNode(text, line)]
}

/** Drops the whitespace around an icon. */
function withoutSpace(node: TreeNode): TreeNode[] {
  if (node.type !== 'text') return [node]
  const value = (node.value ?? '').trim()
  return value === '' ? [] : [textNode(value, node)]
}

/** Text after a title, without the separator between the two: a dash or a colon. */
function withoutDash(nodes: readonly TreeNode[]): TreeNode[] {
  const [first, ...rest] = nodes
  if (first?.type !== 'text') return [...nodes]
  const value = (first.value ?? '').replace(/^\s*(?:(?:[—–:]|--?)\s+)?/, '')
  return value === '' ? rest : [textNode(value, first), ...rest]
}
