// `:::file-tree`: a nested list of names as a folder tree. Text after a name is a remark.
import { elementNode, textNode } from '../elements.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'
import { boxNode, type DirectiveHandler, labelNodes, reportContent } from './directive.ts'

/** Renders a list as a file tree. */
export const fileTree: DirectiveHandler = (directive, document) => {
  const { children } = directive
  const label = labelNodes(directive)
  if (!children.some(({ type }) => type === 'list')) {
    const hint = 'Write a list with one name per item; put the contents of a folder into a nested list.'
    reportContent(directive, 'has no list', hint, document)
    return [...label, ...children]
  }
  for (const list of children) eachNode(list, (node) => node.type === 'listItem' && markEntry(node))
  return [...label, boxNode('file-tree', directive, children)]
}

function markEntry(item: TreeNode): void {
  const [line, ...rest] = item.children ?? []
  if (line?.type !== 'paragraph') return
  const { name, remark } = entryOf(line.children ?? [])
  const last = name.at(-1)?.value ?? ''
  const isFolder = rest.some(({ type }) => type === 'list') || last.endsWith('/')
  item.data = { ...item.data, hProperties: { className: [isFolder ? 'folder' : 'file'] } }
  line.children = [
    elementNode('span', { className: ['file-tree__name'] }, name, line),
    ...(remark.length === 0
      ? []
      : [textNode(' '), elementNode('span', { className: ['file-tree__remark'] }, remark, line)]),
  ]
}

interface Entry {
  readonly name: TreeNode[]
  readonly remark: TreeNode[]
}

/** A name ends at the first space outside code, links and bold text. */
function entryOf(nodes: readonly TreeNode[]): Entry {
  const at = nodes.findIndex(({ type, value = '' }) => type === 'text' && /\s/.test(value))
  const text = nodes[at]
  if (text?.value === undefined) return { name: [...nodes], remark: [] }
  const space = text.value.search(/\s/)
  const before = text.value.slice(0, space)
  const after = text.value.slice(space).trimStart()
  return {
    name: [...nodes.slice(0, at), ...(before === '' ? [] : [textNode(before, text)])],
    remark: [...(after === '' ? [] : [textNode(after, text)]), ...nodes.slice(at + 1)],
  }
}
