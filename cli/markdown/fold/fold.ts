// Folds markers into the tree: from the flat list the parser gave to admonitions, tabs and other components with their
// content, and from strings with markers to strings.
import { directiveNodes } from '../components/directive.ts'
import { htmlElement, rawTag } from '../components/html-element.ts'
import { renderComponent } from '../components/render.ts'
import { paragraphNode, textNode } from '../elements.ts'
import type { Marker } from '../source/markers.ts'
import type { TreeNode } from '../tree.ts'
import { alertNode } from './alert.ts'
import type { FoldContext } from './context.ts'
import { evaluateAttributes } from './evaluate.ts'
import { takeHeadingId } from './heading.ts'
import { codeText, plainString, proseText } from './leaf.ts'
import { type NestHandlers, nest } from './nest.ts'
import { flowTokens, lineTokens, trimLine } from './tokens.ts'

/** Nodes whose children are blocks. */
const FLOW = new Set(['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition'])

/** Folds block-level siblings; their list is used up. */
export function foldFlow(nodes: TreeNode[], context: FoldContext): TreeNode[] {
  if (!nodes.some(mayHoldMarker)) return foldEach(nodes, context)
  return nest(flowTokens(nodes, context), FLOW_HANDLERS, context)
}

/** Folds siblings in a line; their list is used up. */
export function foldLine(nodes: TreeNode[], context: FoldContext): TreeNode[] {
  const hasMarkers = nodes.some(isHtml)
  return joinTexts(
    hasMarkers ? nest(lineTokens(nodes, context), LINE_HANDLERS, context) : foldEach(nodes, context),
  )
}

const isHtml = ({ type }: TreeNode): boolean => type === 'html'

/** Whether a block is html or has html in its line; markers are html, so that all other blocks need no looking for them. */
function mayHoldMarker({ type, children }: TreeNode): boolean {
  return type === 'html' || (type === 'paragraph' && children !== undefined && children.some(isHtml))
}

/** Folds siblings among which there are no markers, in place: most stay the nodes that they are. */
function foldEach(nodes: TreeNode[], context: FoldContext): TreeNode[] {
  let kept = 0
  for (let at = 0; at < nodes.length; at++) {
    const node = shown(nodes[at] as TreeNode, context)
    if (node) nodes[kept++] = node
  }
  if (kept < nodes.length) nodes.length = kept
  return nodes
}

/** A node with its content folded, unless nothing is left of it. */
function shown(node: TreeNode, context: FoldContext): TreeNode | null {
  if (node.type === 'nothing') return null
  const folded = foldNode(node, context)
  return isLine(folded) && folded.children?.length === 0 ? null : folded
}

/** Whether a node holds a line of text, be it a paragraph or one of components alone. */
const isLine = ({ type }: TreeNode): boolean => type === 'paragraph' || type === 'line'

/** Handlers know no page: what outlives a page and names it keeps all of it from being collected young. */
const FLOW_HANDLERS: NestHandlers = {
  node: shown,
  single: (marker, node, context) => {
    if (marker.kind !== 'text') return asLine(single(marker, node, context), node)
    return marker.value.trim() === '' ? [] : [paragraphNode([textNode(marker.value, node)], node)]
  },
  whole,
  unclosed,
  stray,
}

/** A component of the theme that stands by itself is a line, whatever is shown of it. */
function asLine(nodes: TreeNode[], { position }: TreeNode): TreeNode[] {
  const isThemes = nodes.some(({ data }) => data?.componentDepth !== undefined)
  return isThemes ? [{ type: 'line', children: nodes, position }] : nodes
}

const LINE_HANDLERS: NestHandlers = {
  ...FLOW_HANDLERS,
  single: (marker, node, context) =>
    marker.kind === 'text' ? [textNode(marker.value, node)] : single(marker, node, context),
  /** In a line, an unknown tag without an end is rather text. */
  unclosed: (marker, children, node, context) => {
    if (marker.kind !== 'open') return unclosed(marker, children, node, context)
    reportUnclosed(marker, node, context)
    return [textNode(marker.source, node), ...children]
  },
}

type Opening = Extract<Marker, { kind: 'open' | 'directive' | 'html' }>

function whole(marker: Opening, children: TreeNode[], node: TreeNode, context: FoldContext): TreeNode[] {
  if (marker.kind === 'directive') return directiveNodes(marker, children, node, context)
  const props = evaluateAttributes(marker.attributes, context)
  if (marker.kind === 'html') return [htmlElement(marker.name, props, sameLine(children, node), node)]
  return renderComponent({ name: marker.name, props, children, node, marker }, context)
}

/** Text between tags of one line is no paragraph. */
function sameLine(children: TreeNode[], node: TreeNode): TreeNode[] {
  const [only, ...more] = children
  const isText = only !== undefined && isLine(only) && only.position?.start.line === node.position?.start.line
  return isText && more.length === 0 ? (only.children ?? []) : children
}

function single(marker: Marker, node: TreeNode, context: FoldContext): TreeNode[] {
  switch (marker.kind) {
    case 'self':
    case 'literal': {
      const props = evaluateAttributes(marker.attributes, context)
      const content = marker.kind === 'literal' ? { content: marker.content } : {}
      return renderComponent({ name: marker.name, props, children: [], node, marker, ...content }, context)
    }
    case 'html':
      return [htmlElement(marker.name, evaluateAttributes(marker.attributes, context), [], node)]
    case 'children':
      return context.scope.children
        ? structuredClone([...context.scope.children])
        : [textNode(marker.source, node)]
    case 'heading-id':
      return [textNode(marker.source, node)]
    case 'math':
      return [mathNode(marker, node)]
    default:
      return []
  }
}

/** A component runs to the end of what it stands in. */
function unclosed(marker: Opening, children: TreeNode[], node: TreeNode, context: FoldContext): TreeNode[] {
  if (marker.kind === 'html')
    return [rawTag(marker.name, evaluateAttributes(marker.attributes, context), node), ...children]
  reportUnclosed(marker, node, context)
  return whole(marker, children, node, context)
}

function reportUnclosed(
  marker: Exclude<Opening, { kind: 'html' }>,
  node: TreeNode,
  { page }: FoldContext,
): void {
  const name = marker.kind === 'directive' ? ':'.repeat(marker.colons) + marker.name : `<${marker.name}>`
  const end = marker.kind === 'directive' ? ':'.repeat(marker.colons) : `</${marker.name}>`
  const message = `${name} is never closed: ${end} is missing.`
  page.report({ code: 'markdown/unclosed', message }, page.places.placeOf(node))
}

function stray(marker: Marker, node: TreeNode, { page }: FoldContext): TreeNode[] {
  const message =
    marker.kind === 'directive-end'
      ? 'This ::: closes nothing.'
      : `The tag ${marker.source} closes nothing in this part of the page.`
  page.report({ code: 'markdown/stray-end', message }, page.places.placeOf(node))
  return []
}

function mathNode(marker: Extract<Marker, { kind: 'math' }>, node: TreeNode): TreeNode {
  const type = marker.display ? 'math' : 'inlineMath'
  return { type, value: marker.value, ...(node.position ? { position: node.position } : {}) }
}

/** A node with its strings made final and its content folded. */
function foldNode(node: TreeNode, context: FoldContext): TreeNode {
  switch (node.type) {
    case 'text':
      node.value = proseText(node.value ?? '', node, context)
      return node
    case 'inlineCode':
      node.value = codeText(node.value ?? '', context)
      return node
    case 'code':
      return foldCode(node, context)
    case 'html':
      node.value = plainString(node.value ?? '', context).replace(/\n+$/, '')
      return node
    case 'heading':
      node.children = trimLine(foldLine(takeHeadingId(node, context), context))
      return node
    case 'element':
      return node
    case 'link':
    case 'image':
    case 'definition':
    case 'imageReference':
      foldStrings(node, context)
  }
  if (!node.children) return node
  if (isLine(node)) node.children = trimLine(foldLine(node.children, context))
  else
    node.children = FLOW.has(node.type) ? foldFlow(node.children, context) : foldLine(node.children, context)
  if (node.type === 'list') tighten(node)
  return node.type === 'blockquote' ? alertNode(node, context) : node
}

/** Blank lines inside a component do not make the list around it loose. */
function tighten(list: TreeNode): void {
  const items = list.children ?? []
  if (!list.spread && !items.some(({ spread }) => spread)) return
  const changed = items.filter((item) => item.children?.some(({ type }) => type === 'element'))
  for (const item of changed) item.spread = hasGap(item.children ?? [])
  if (changed.length > 0) list.spread = hasGap(items) || items.some(({ spread }) => spread)
}

/** Whether blank lines part siblings. */
function hasGap(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node, i) => {
    const before = nodes[i - 1]?.position?.end.line
    return before !== undefined && (node.position?.start.line ?? before) - before > 1
  })
}

function foldCode(node: TreeNode, context: FoldContext): TreeNode {
  node.value = codeText(node.value ?? '', context)
  if (node.meta) node.meta = codeText(node.meta, context)
  return node
}

function foldStrings(node: TreeNode, context: FoldContext): void {
  if (node.url) {
    node.url = plainString(node.url, context)
    context.copy?.address(node)
  }
  if (node.title) node.title = plainString(node.title, context)
  if (node.alt) node.alt = plainString(node.alt, context)
}

/** Texts that were parted by a marker become one again. */
function joinTexts(nodes: TreeNode[]): TreeNode[] {
  let kept = 0
  let last: TreeNode | undefined
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as TreeNode
    if (node.type === 'text' && last?.type === 'text') last.value = (last.value ?? '') + (node.value ?? '')
    else {
      nodes[kept++] = node
      last = node
    }
  }
  if (kept < nodes.length) nodes.length = kept
  return nodes
}
