// Cuts a list of siblings into nodes and markers, so that what stands between an opening and a closing marker can be put
// into one node. Paragraphs are cut where a component begins or ends that does not fit into a line.

import { pointAfter } from '../places.ts'
import { BLOCK_ELEMENTS, isBlockName, isLineComponent } from '../source/element-names.ts'
import type { Marker } from '../source/markers.ts'
import type { TreeNode } from '../tree.ts'
import type { FoldContext } from './context.ts'

/** A node, or a marker with a node that carries its position. */
export type Token = { readonly node: TreeNode; readonly marker?: Marker }

const COMMENT = /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/
const HTML_TAG = /^<(\/?)([A-Za-z][\w-]*)(?=[\s/>])[\s\S]*?(\/?)>$/

/** Tokens of block-level siblings. */
export function flowTokens(nodes: readonly TreeNode[], context: FoldContext): Token[] {
  const tokens: Token[] = []
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]
    if (!node) continue
    if (node.type === 'html') {
      const rest = htmlTokens(node, context, tokens)
      if (!rest) continue
      const next = nodes[i + 1]
      const goesOn =
        next?.type === 'paragraph' && next.position?.start.line === (node.position?.end.line ?? 0) + 1
      if (goesOn && next.children) rest.children?.push({ type: 'text', value: '\n' }, ...next.children)
      if (goesOn) i++
      tokens.push(...paragraphTokens(rest, context))
    } else if (node.type === 'paragraph' && mayCut(node, context))
      tokens.push(...paragraphTokens(node, context))
    else tokens.push({ node })
  }
  return tokens
}

/** Tokens of an html block; what follows markers at its start is a line of Markdown, returned as a paragraph. */
function htmlTokens(node: TreeNode, context: FoldContext, tokens: Token[]): TreeNode | null {
  const value = node.value ?? ''
  const { markers } = context.source
  if (!markers.includes(value)) {
    if (!COMMENT.test(value)) tokens.push({ node })
    return null
  }
  const parts = markers.split(value)
  const leads = typeof parts[0] === 'string' && parts[0].trim() === ''
  let at = 0
  let point = node.position?.start
  for (const part of parts) {
    const length = typeof part === 'string' ? part.length : value.indexOf('-->', at) + 3 - at
    const isText = typeof part === 'string' && part.trim() !== ''
    if (isText && leads) {
      at += length - part.trimStart().length
      const children = context.parseRest(value.slice(at), node, at)
      return { type: 'paragraph', children, position: node.position }
    }
    const position = point && node.position ? { position: { start: point, end: node.position.end } } : {}
    if (isText) tokens.push({ node: { type: 'html', value: part, ...position } })
    else if (typeof part !== 'string') tokens.push({ node: { ...node, ...position }, marker: part })
    if (point) point = pointAfter(point, value.slice(at, at + length))
    at += length
  }
  return null
}

function markerOf(node: TreeNode, context: FoldContext): Marker | undefined {
  if (node.type !== 'html' || !context.source.markers.includes(node.value ?? '')) return undefined
  const [before, marker, after, ...more] = context.source.markers.split(node.value ?? '')
  const alone = before === '' && typeof after === 'string' && after.trim() === '' && more.length === 0
  return alone && typeof marker === 'object' ? marker : undefined
}

/** Tokens of siblings in a line. */
export function lineTokens(nodes: readonly TreeNode[], context: FoldContext): Token[] {
  const tokens: Token[] = []
  for (const node of nodes) {
    const marker = markerOf(node, context)
    if (marker) tokens.push({ node, marker })
    else if (node.type !== 'html' || !COMMENT.test(node.value ?? '')) tokens.push({ node })
  }
  return tokens
}

/** Whether a paragraph holds anything that might have to be taken out of it. */
function mayCut(paragraph: TreeNode, context: FoldContext): boolean {
  return paragraph.children?.some((child) => child.type === 'html' && mayBeBlock(child, context)) ?? false
}

function mayBeBlock(node: TreeNode, context: FoldContext): boolean {
  return markerOf(node, context) !== undefined || blockTag(node) !== null
}

/** The block-level html tag a node is. */
function blockTag(node: TreeNode): { readonly name: string; readonly closing: boolean } | null {
  const [, slash, name = ''] = node.type === 'html' ? (HTML_TAG.exec(node.value ?? '') ?? []) : []
  return BLOCK_ELEMENTS.has(name.toLowerCase()) ? { name: name.toLowerCase(), closing: slash === '/' } : null
}

/** A paragraph as tokens: the parts of it that are lines stay paragraphs, block-level parts stand between them. */
function paragraphTokens(paragraph: TreeNode, context: FoldContext): Token[] {
  const inner = lineTokens(paragraph.children ?? [], context)
  const cuts = cutPlaces(inner, context)
  if (cuts.size === 0) {
    const children = inner.map(({ node }) => node)
    return [{ node: { ...paragraph, type: lineType(inner, context), children } }]
  }
  const wrapped = isWrapped(inner)
  const tokens: Token[] = []
  let line: Token[] = []
  const flush = (): void => {
    const children = trimLine(line.map(({ node }) => node))
    const type = lineType(line, context)
    if (wrapped) tokens.push(...children.map((node) => ({ node })))
    else if (children.length > 0) tokens.push({ node: { type, children, ...spanOf(children, paragraph) } })
    line = []
  }
  for (const [i, token] of inner.entries()) {
    if (cuts.has(i)) {
      flush()
      tokens.push(token)
    } else line.push(token)
  }
  flush()
  return tokens
}

/**
 * What a line by itself is: a paragraph, unless it is made of whole components and white space. Those are blocks, as in MDX, for
 * what they become may be one; what can only become part of a line stays in a paragraph.
 */
function lineType(tokens: readonly Token[], { source, scope }: FoldContext): 'paragraph' | 'line' {
  let depth = 0
  let found = false
  for (const { node, marker } of tokens) {
    if (marker?.kind === 'open' || marker?.kind === 'self')
      found ||= !isLineComponent(marker.name) && scope.imports.get(marker.name)?.kind !== 'asset'
    if (marker?.kind === 'open') depth++
    else if (marker?.kind === 'close') depth--
    else if (depth === 0 && marker?.kind !== 'self' && marker?.kind !== 'nothing') {
      const text = marker?.kind === 'text' ? marker.value : node.type === 'text' ? (node.value ?? '') : null
      if (text === null || text.replaceAll(source.guard, '').trim() !== '') return 'paragraph'
    }
  }
  return found && depth === 0 ? 'line' : 'paragraph'
}

/** Indexes of tokens that cannot stay in a line. */
function cutPlaces(tokens: readonly Token[], context: FoldContext): Set<number> {
  const { pairs, loose } = pairTags(tokens)
  const cuts = new Set<number>()
  tokens.forEach(({ marker }, i) => {
    if (marker && isBlock(marker, context)) cuts.add(i)
  })
  // Tags around a block stand outside of the line as it does. Inner pairs come first.
  for (const [open, close] of cuts.size > 0 ? pairs : [])
    if ([...cuts].some((cut) => cut > open && cut < close)) cuts.add(open).add(close)
  for (const index of loose) if (isEdge(tokens, index)) cuts.add(index)
  for (const index of edgeTags(tokens)) cuts.add(index)
  return cuts
}

/** Indexes of opening tags with those of their ends, inner ones first, and of tags without the other. */
function pairTags(tokens: readonly Token[]) {
  const pairs: (readonly [number, number])[] = []
  const loose: number[] = []
  const open: { readonly name: string; readonly index: number }[] = []
  tokens.forEach(({ marker }, i) => {
    if (marker?.kind === 'open') open.push({ name: marker.name, index: i })
    if (marker?.kind !== 'close') return
    const at = open.findLastIndex(({ name }) => name === marker.name)
    if (at < 0) {
      loose.push(i)
      return
    }
    const [whole, ...inside] = open.splice(at)
    if (whole) pairs.push([whole.index, i])
    loose.push(...inside.map(({ index }) => index))
  })
  loose.push(...open.map(({ index }) => index))
  return { pairs, loose }
}

function isBlock(marker: Marker, { scope }: FoldContext): boolean {
  if (marker.kind === 'directive' || marker.kind === 'directive-end' || marker.kind === 'literal') return true
  if (marker.kind === 'children') return true
  if (!('name' in marker) || marker.kind === 'html') return false
  return isBlockName(marker.name) || scope.imports.get(marker.name)?.kind === 'partial'
}

const isBlankText = (node: TreeNode): boolean => node.type === 'text' && (node.value ?? '').trim() === ''

/** Whether nothing but markers stands before or after a token. */
function isEdge(tokens: readonly Token[], index: number): boolean {
  const nothing = ({ node, marker }: Token): boolean => marker !== undefined || isBlankText(node)
  return tokens.slice(0, index).every(nothing) || tokens.slice(index + 1).every(nothing)
}

/** Indexes of block-level html tags with which a line begins or ends. */
function edgeTags(tokens: readonly Token[]): number[] {
  const found: number[] = []
  const passable = ({ node, marker }: Token): boolean => marker !== undefined || isBlankText(node)
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token && blockTag(token.node) && !token.marker) found.push(i)
    else if (!token || !passable(token)) break
  }
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i]
    if (token && blockTag(token.node) && !token.marker) found.push(i)
    else if (!token || !passable(token)) break
  }
  return found
}

/** Whether a whole line stands between a block-level html tag and its end: then it is no paragraph of its own. */
function isWrapped(tokens: readonly Token[]): boolean {
  const [first] = tokens
  const last = tokens.at(-1)
  const opening = first && blockTag(first.node)
  const closing = last && blockTag(last.node)
  return Boolean(opening && closing && !opening.closing && closing.closing && opening.name === closing.name)
}

/** A line without white space at its ends. */
export function trimLine(nodes: TreeNode[]): TreeNode[] {
  if (!beginsBlank(nodes[0]) && !endsBlank(nodes[nodes.length - 1])) return nodes
  const trimmed = [...nodes]
  for (let first = trimmed[0]; first?.type === 'text'; first = trimmed[0]) {
    const value = (first.value ?? '').trimStart()
    if (value !== '') {
      if (value !== first.value) trimmed[0] = { ...first, value }
      break
    }
    trimmed.shift()
  }
  for (let last = trimmed.at(-1); last?.type === 'text' || last?.type === 'break'; last = trimmed.at(-1)) {
    const value = (last.value ?? '').trimEnd()
    if (value !== '') {
      if (value !== last.value) trimmed[trimmed.length - 1] = { ...last, value }
      break
    }
    trimmed.pop()
  }
  return trimmed
}

function beginsBlank(node: TreeNode | undefined): boolean {
  return node?.type === 'text' && (!node.value || node.value.trimStart() !== node.value)
}

function endsBlank(node: TreeNode | undefined): boolean {
  if (node?.type === 'break') return true
  return node?.type === 'text' && (!node.value || node.value.trimEnd() !== node.value)
}

function spanOf(nodes: readonly TreeNode[], fallback: TreeNode): Pick<TreeNode, 'position'> {
  const start = nodes[0]?.position?.start
  const end = nodes.at(-1)?.position?.end
  return { position: start && end ? { start, end } : fallback.position }
}
