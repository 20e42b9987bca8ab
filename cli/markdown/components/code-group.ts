// `:::code-group`: fenced code blocks as tabs, each named by `[label]` or `title` in its info string, or else by its language.
import { parseCodeMeta } from '../html/code-meta.ts'
import type { Literal } from '../literal.ts'
import type { TreeNode } from '../tree.ts'
import { type Directive, type DirectiveHandler, labelNodes, reportContent } from './directive.ts'
import { tabs } from './tabs.ts'

/** Renders code blocks as tabs. */
export const codeGroup: DirectiveHandler = (directive, document) => {
  const { children, node } = directive
  const label = labelNodes(directive)
  const blocks = children.filter(({ type }) => type === 'code')
  if (blocks.length === 0) {
    reportContent(
      directive,
      'contains no code block',
      'Write a fenced code block for each tab, for example: ```js [config.js].',
      document,
    )
    return [...label, ...children]
  }
  const others = children.filter(({ type }) => type !== 'code')
  const names = new Map<string, number>()
  const items = blocks.map((block) => tabOf(block, names))
  const component = { name: 'Tabs', props: groupProps(directive), children: items, node }
  return [...label, ...tabs(component, document), ...others]
}

/** `{group=os}`: tabs of the same group switch together. */
function groupProps({ attributes: { group, class: className } }: Directive): ReadonlyMap<string, Literal> {
  const props = new Map<string, Literal>()
  if (group) props.set('groupId', group)
  if (className) props.set('className', className)
  return props
}

const LABEL = /(?:^|\s)\[([^\]]+)\](?=\s|$)/
const TITLE = /title=(["']).*?\1/

/** The tab of a block. The block itself drops the name it was given; a duplicate name gets a number. */
function tabOf(block: TreeNode, names: Map<string, number>): TreeNode {
  const meta = block.meta ?? ''
  const label = LABEL.exec(meta)?.[1]
  const name = (label ?? parseCodeMeta(meta).title) || block.lang || 'text'
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  const value = count === 1 ? name : `${name} ${count}`
  const rest = meta.replace(label === undefined ? TITLE : LABEL, '').trim()
  const { position } = block
  return {
    type: 'tabItem',
    data: { tab: { value, label: value, selected: false } },
    children: [{ ...block, meta: rest }],
    ...(position ? { position } : {}),
  }
}
