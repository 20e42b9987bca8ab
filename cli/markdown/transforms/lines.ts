// Lines of text with components. As in MDX, a line that contains only complete components is not a paragraph; a line is split
// at a component that turns out to be a block.
import { type Document, sourceOf } from '../document.ts'
import { textNode } from '../elements.ts'
import { BLOCK_ELEMENTS, isBlockName, isComponent, isLineComponent } from '../source/element-names.ts'
import type { TreeNode } from '../tree.ts'
import { isBlankText } from '../tree.ts'
import { eachNode } from '../walk.ts'

/** Whether a node is a line of text: a paragraph, or a line of components only. */
export const isLine = ({ type }: TreeNode): boolean => type === 'paragraph' || type === 'line'

/** A line: a paragraph without `<p>` tags. */
export const lineNode = (children: TreeNode[], { position }: TreeNode): TreeNode => ({
  type: 'line',
  children,
  position,
})

const isFlowJsx = ({ type }: TreeNode): boolean => type === 'mdxJsxFlowElement'
const isJsx = ({ type }: TreeNode): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

/** Nodes whose children are blocks. */
const FLOW = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition', 'mdxJsxFlowElement', 'element'])

/** Finds the lines that consist of components only. */
export function ownLines(tree: TreeNode, document: Document): void {
  eachNode(tree, (node) => {
    const { children } = node
    if (children && FLOW.has(node.type) && children.some(isFlowJsx))
      node.children = gathered(children, document)
    else if (node.type === 'paragraph' && children?.some(isJsx)) node.type = lineType(children, document)
  })
}

/** Rejoins flow elements that share a line and have content on it; parsers split such a line. */
function gathered(nodes: readonly TreeNode[], document: Document): TreeNode[] {
  const lines: TreeNode[][] = []
  for (const node of nodes) {
    const last = lines.at(-1)
    if (
      last &&
      isFlowJsx(node) &&
      last.every(isFlowJsx) &&
      lineOf(last.at(-1), 'end') === lineOf(node, 'start')
    )
      last.push(node)
    else lines.push([node])
  }
  return lines.flatMap((line) => (mayBeLine(line, document) ? lineNodes(line, document) : line))
}

const lineOf = (node: TreeNode | undefined, edge: 'start' | 'end'): number =>
  node?.position?.[edge].line ?? -1

/** Whether elements are on one line and have text content. */
function mayBeLine(nodes: readonly TreeNode[], document: Document): boolean {
  return (
    nodes.every(isFlowJsx) &&
    lineOf(nodes[0], 'start') === lineOf(nodes.at(-1), 'end') &&
    nodes.every(({ name }) => !isBlockName(name ?? '')) &&
    nodes.some((node) => !sourceOf(node, document).endsWith('/>'))
  )
}

function lineNodes(nodes: readonly TreeNode[], document: Document): TreeNode[] {
  const children = nodes.flatMap((node, i): TreeNode[] => {
    const gap = (node.position?.start.column ?? 0) > (nodes[i - 1]?.position?.end.column ?? Infinity)
    const inline = { ...node, type: 'mdxJsxTextElement' }
    return gap ? [textNode(' '), inline] : [inline]
  })
  const start = nodes[0]?.position?.start
  const end = nodes.at(-1)?.position?.end
  const position = start && end ? { start, end } : undefined
  return [{ type: lineType(children, document), children, position }]
}

/** A line of components that only render inline content stays a paragraph. */
function lineType(nodes: readonly TreeNode[], { imports }: Document): 'paragraph' | 'line' {
  if (!nodes.every((node) => isJsx(node) || isBlankText(node))) return 'paragraph'
  const isOwn = ({ name, children = [] }: TreeNode): boolean =>
    !name ||
    (isComponent({ name, kind: children.length > 0 ? 'open' : 'self' }, imports) &&
      !isLineComponent(name) &&
      imports.get(name)?.kind !== 'asset')
  return nodes.some((node) => isJsx(node) && isOwn(node)) ? 'line' : 'paragraph'
}

/** Node types that cannot be inside a line. */
const BLOCKS = new Set(
  'blockquote code heading list math paragraph line table tabItem thematicBreak tocInline definition footnoteDefinition'.split(
    ' ',
  ),
)

/** Whether a node cannot be inside a line. */
export function isBlock(node: TreeNode): boolean {
  if (node.type === 'element') return isBlockName(node.data?.hName ?? '')
  return BLOCKS.has(node.type) || node.data?.isBlock === true
}

/** Node types of inline content. */
const PHRASING = new Set(
  'break delete emphasis footnoteReference image imageReference inlineCode inlineMath link linkReference strong text'.split(
    ' ',
  ),
)

/** Content of a block written on one line with its tags, divided into lines and blocks. */
export function linesOf(children: TreeNode[], { position }: TreeNode): TreeNode[] {
  const isLoose = ({ type, value }: TreeNode): boolean =>
    PHRASING.has(type) && (type !== 'text' || value?.trim() !== '')
  if (!children.some(isLoose)) return children
  const line: TreeNode = { type: 'paragraph', children, position }
  return partsOfLine(line) ?? [line]
}

/** Splits a line into its blocks and the lines between them; null if it contains no block and stays as it is. */
export function partsOfLine(line: TreeNode): TreeNode[] | null {
  const { children = [] } = line
  const cuts = children.some(mayBeCut) ? cutPlaces(children) : null
  if (!cuts || cuts.size === 0) {
    line.children = trimLine(children)
    return line.children.length > 0 ? null : []
  }
  const parts: TreeNode[] = []
  let rest: TreeNode[] = []
  const flush = (): void => {
    const content = trimLine(rest)
    if (content.length > 0) parts.push({ ...line, children: content, ...spanOf(content) })
    rest = []
  }
  for (const [at, child] of children.entries()) {
    if (cuts.has(at)) {
      flush()
      parts.push(child)
    } else rest.push(child)
  }
  flush()
  return parts
}

/** Cheap test: only these nodes can be cut out of a line. */
const mayBeCut = (node: TreeNode): boolean => node.type === 'slot' || node.type === 'html' || isBlock(node)

/** Indexes of nodes that cannot stay in a line: blocks, the slots of components around them, and block tags at either end. */
function cutPlaces(nodes: readonly TreeNode[]): ReadonlySet<number> {
  const cuts = new Set<number>()
  const open: number[] = []
  nodes.forEach((node, at) => {
    if (isBlock(node)) cuts.add(at)
    else if (node.type !== 'slot') return
    else if (node.data?.componentDepth !== undefined) open.push(at)
    else {
      const from = open.pop() ?? at
      if (nodes.slice(from, at).some(isBlock)) cuts.add(from).add(at)
    }
  })
  if (nodes.some(({ type }) => type === 'html')) for (const at of tagsAtEdges(nodes)) cuts.add(at)
  return cuts
}

/** Indexes of the block tags at both ends of a line, up to the first whose counterpart is inside the line. */
function tagsAtEdges(nodes: readonly TreeNode[]): ReadonlySet<number> {
  const fromEdge = (step: number, from: number): number[] => {
    const tags: number[] = []
    for (let at = from; at >= 0 && at < nodes.length; at += step) {
      const node = nodes[at] as TreeNode
      if (isBlockTag(node)) tags.push(at)
      else if (node.type !== 'text' || node.value?.trim() !== '') break
    }
    return tags
  }
  const edges = [fromEdge(1, 0), fromEdge(-1, nodes.length - 1)]
  const all = new Set(edges.flat())
  const partners = partnersOf(nodes)
  const staysInside = (at: number): boolean => {
    const partner = partners.get(at)
    return partner !== undefined && !all.has(partner)
  }
  return new Set(
    edges.flatMap((tags) => {
      const inside = tags.findIndex(staysInside)
      return inside < 0 ? tags : tags.slice(0, inside)
    }),
  )
}

/** Matches start tags and end tags of blocks; maps the index of each to that of its counterpart. */
function partnersOf(nodes: readonly TreeNode[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>()
  const open: { readonly name: string; readonly at: number }[] = []
  for (const [at, node] of nodes.entries()) {
    const name = isBlockTag(node) ? tagName(node) : undefined
    if (name === undefined) continue
    if (!node.value?.startsWith('</')) {
      open.push({ name, at })
      continue
    }
    const found = open.findLastIndex((tag) => tag.name === name)
    const [start] = found < 0 ? [] : open.splice(found)
    if (start) partners.set(at, start.at).set(start.at, at)
  }
  return partners
}

const TAG = /^<\/?([A-Za-z][\w-]*)(?=[\s/>])[\s\S]*>$/

/** Whether a node is a tag of a block-level element in raw HTML. */
function isBlockTag({ type, value = '' }: TreeNode): boolean {
  return type === 'html' && BLOCK_ELEMENTS.has(tagName({ value }) ?? '')
}

const tagName = ({ value = '' }: Pick<TreeNode, 'value'>): string | undefined =>
  TAG.exec(value)?.[1]?.toLowerCase()

function spanOf(nodes: readonly TreeNode[]): Pick<TreeNode, 'position'> {
  const start = nodes[0]?.position?.start
  const end = nodes.at(-1)?.position?.end
  return start && end ? { position: { start, end } } : {}
}

/** The line without leading and trailing whitespace. */
export function trimLine(nodes: TreeNode[]): TreeNode[] {
  let from = 0
  let to = nodes.length
  while (from < to && trimmedAt(nodes, from, 'trimStart')) from++
  while (from < to && trimmedAt(nodes, to - 1, 'trimEnd')) to--
  return from === 0 && to === nodes.length ? nodes : nodes.slice(from, to)
}

/** Trims the node at an index; returns whether nothing is left of it. */
function trimmedAt(nodes: readonly TreeNode[], at: number, trim: 'trimStart' | 'trimEnd'): boolean {
  const node = nodes[at]
  if (node?.type === 'break') return trim === 'trimEnd'
  if (node?.type !== 'text') return false
  node.value = (node.value ?? '')[trim]()
  return node.value === ''
}
