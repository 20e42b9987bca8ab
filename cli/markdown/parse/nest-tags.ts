// Nests components whose tags the parser could not read as elements. Their tags are HTML nodes in the tree; everything between
// an opening and a closing tag with the same parent becomes an element here. Unmatched tags are reported.
import { isBlockName, isComponent } from '../source/element-names.ts'
import { readTag, type Tag } from '../source/read-tag.ts'
import type { TreeNode, TreePosition } from '../tree.ts'
import { isBlankText } from '../tree.ts'
import { elementOf } from './elements.ts'
import type { ScanFinding } from './scan-finding.ts'

const NOWHERE: TreePosition = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }

/** Context of nesting the tags of a text. */
export interface Nesting {
  /** Names the text imports. */
  readonly imported: ReadonlySet<string>
  readonly findings: ScanFinding[]
}

/** Blocks and inline content are nested differently. */
type Kind = 'flow' | 'phrasing'

const FLOW: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
  'mdxJsxFlowElement',
])

/** Nests the tags of components in a tree. */
export function nestTags(tree: TreeNode, nesting: Nesting): void {
  const nodes = [tree]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (
      node.children?.some(
        ({ type, children }) => type === 'html' || children?.some((child) => child.type === 'html'),
      )
    )
      node.children = FLOW.has(node.type)
        ? nestFlow(node.children, nesting)
        : nest(node.children, 'phrasing', nesting)
    if (node.children) nodes.push(...node.children)
  }
}

/** The component tag that a node consists of, or null. */
function componentTag({ type, value = '' }: TreeNode, { imported }: Nesting): Tag | null {
  const tag = type === 'html' ? readTag(value, 0) : null
  if (tag === null || tag === 'incomplete' || tag.end !== value.length) return null
  const isJsx = tag.attributes.some(({ expression, name }) => expression || name === 'className')
  return isComponent(tag, imported) || isJsx ? tag : null
}

function nestFlow(children: readonly TreeNode[], nesting: Nesting): TreeNode[] {
  return nest(
    children.flatMap((child) => (child.type === 'paragraph' ? cutParagraph(child, nesting) : [child])),
    'flow',
    nesting,
  )
}

/** Splits a paragraph at tags that open or close an element beyond it. */
function cutParagraph(paragraph: TreeNode, nesting: Nesting): TreeNode[] {
  const { children = [] } = paragraph
  const cuts = looseTags(children, nesting)
  if (cuts.size === 0) return [paragraph]
  const parts: TreeNode[] = []
  let from = 0
  const addLine = (to: number): void => {
    const line = trimmed(children.slice(from, to))
    const [first] = line
    const last = line.at(-1)
    if (first && last) parts.push({ type: 'paragraph', children: line, position: between(first, last) })
  }
  children.forEach((child, i) => {
    if (!cuts.has(i)) return
    addLine(i)
    parts.push(child)
    from = i + 1
  })
  addLine(children.length)
  return parts
}

/** Indexes of tags that have no counterpart in the line and are either block-level or at one of its ends. */
function looseTags(children: readonly TreeNode[], nesting: Nesting): ReadonlySet<number> {
  const loose = new Set<number>()
  const open: { readonly name: string; readonly at: number }[] = []
  children.forEach((child, at) => {
    const tag = componentTag(child, nesting)
    if (!tag) return
    if (tag.kind === 'open') open.push({ name: tag.name, at })
    else if (tag.kind === 'close') {
      const found = open.findLastIndex(({ name }) => name === tag.name)
      if (found < 0) loose.add(at)
      else for (const inner of open.splice(found).slice(1)) loose.add(inner.at)
    }
  })
  for (const { at } of open) loose.add(at)
  const isNothing = (child: TreeNode, i: number): boolean => loose.has(i) || isBlankText(child)
  for (const at of [...loose]) {
    const tag = readTag(children[at]?.value ?? '', 0)
    const isBlock = tag !== null && tag !== 'incomplete' && isBlockName(tag.name)
    const isEdge =
      children.slice(0, at).every(isNothing) ||
      children.slice(at + 1).every((child, i) => isNothing(child, at + 1 + i))
    if (!isBlock && !isEdge) loose.delete(at)
  }
  return loose
}

function trimmed(nodes: readonly TreeNode[]): TreeNode[] {
  const kept = [...nodes]
  while (kept[0] && isBlankText(kept[0])) kept.shift()
  for (let last = kept.at(-1); last && (isBlankText(last) || last.type === 'break'); last = kept.at(-1))
    kept.pop()
  const [first] = kept
  if (first?.type === 'text') kept[0] = { ...first, value: (first.value ?? '').trimStart() }
  const last = kept.at(-1)
  if (last?.type === 'text') kept[kept.length - 1] = { ...last, value: (last.value ?? '').trimEnd() }
  return kept
}

function between(first: TreeNode, last: TreeNode): TreePosition | undefined {
  return first.position && last.position && { start: first.position.start, end: last.position.end }
}

interface Frame {
  readonly tag: Tag
  readonly node: TreeNode
  readonly children: TreeNode[]
}

/** The siblings, with everything between the tags of a component moved into its element. */
function nest(siblings: readonly TreeNode[], kind: Kind, nesting: Nesting): TreeNode[] {
  const top: TreeNode[] = []
  const frames: Frame[] = []
  const put = (...nodes: TreeNode[]): void => {
    ;(frames.at(-1)?.children ?? top).push(...nodes)
  }
  for (const node of siblings) {
    const tag = componentTag(node, nesting)
    if (!tag) put(node)
    else if (tag.kind === 'self') put(element({ tag, node, children: [] }, node, kind))
    else if (tag.kind === 'open') frames.push({ tag, node, children: [] })
    else {
      const at = frames.findLastIndex((frame) => frame.tag.name === tag.name)
      if (at < 0) reportStray(node, nesting)
      while (at >= 0 && frames.length > at) {
        const frame = frames.pop()
        if (frame)
          put(...(frames.length === at ? [element(frame, node, kind)] : unclosed(frame, kind, nesting)))
      }
    }
  }
  for (let frame = frames.pop(); frame; frame = frames.pop()) put(...unclosed(frame, kind, nesting))
  return kind === 'phrasing' ? joinTexts(top) : top
}

/** Merges adjacent text nodes. */
function joinTexts(nodes: readonly TreeNode[]): TreeNode[] {
  const joined: TreeNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = {
        ...last,
        value: `${last.value}${node.value}`,
        position: between(last, node),
      }
    else joined.push(node)
  }
  return joined
}

function element({ tag, node, children }: Frame, closing: TreeNode, kind: Kind): TreeNode {
  const type = kind === 'flow' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement'
  return { ...elementOf(tag, type, children), position: between(node, closing) }
}

/** An unclosed block extends to the end of its parent; an unclosed inline tag is more likely text. */
function unclosed(frame: Frame, kind: Kind, { findings, imported }: Nesting): TreeNode[] {
  const { tag, node, children } = frame
  if (!isComponent(tag, imported)) return [node, ...children]
  const message = `<${tag.name}> is never closed: </${tag.name}> is missing.`
  const hint =
    kind === 'phrasing'
      ? `Write </${tag.name}> where it ends, or \\<${tag.name}> to show it as text.`
      : `Write </${tag.name}> where it ends, with an empty line before it.`
  findings.push({ code: 'markdown/unclosed', message, hint, position: node.position ?? NOWHERE })
  if (kind === 'phrasing') return [{ ...node, type: 'text' }, ...children]
  return [element(frame, children.at(-1) ?? node, kind)]
}

function reportStray({ value, position }: TreeNode, { findings }: Nesting): void {
  const message = `The tag ${value} has no start tag in this part of the page.`
  const hint = 'Remove it, or write the start tag where the element begins.'
  findings.push({ code: 'markdown/stray-end', message, hint, position: position ?? NOWHERE })
}
