// Converts the tree of a prepared text to that of the author's text: positions, strings, removed parts, heading ids.
import type { TreeNode, TreePoint, TreePosition } from '../tree.ts'
import { eachNode } from '../walk.ts'
import { trimEnds } from './block-ends.ts'
import type { EditedText } from './edits.ts'
import { nestTags } from './nest-tags.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { HiddenPart, Scan } from './scanner.ts'
import { mapStrings, restoreStrings } from './stand-ins.ts'
import { lineAt, pointAt, type TextLines } from './text-lines.ts'
import { textParagraphs } from './text-paragraphs.ts'

/** A tree and the findings made while reading it. */
export interface ReadTree {
  readonly tree: TreeNode
  readonly findings: readonly ScanFinding[]
}

/** How the text of a tree was prepared. */
export interface Preparation {
  readonly scan: Scan
  readonly hiddenParts: readonly HiddenPart[]
  readonly prepared: EditedText
  /** Whether the prepared text contains stand-ins. */
  readonly hasStandIns: boolean
  readonly isMath: boolean
}

/** Converts the tree of the prepared text. */
export function finishTree(
  tree: TreeNode,
  { scan, hiddenParts, prepared, hasStandIns, isMath }: Preparation,
): ReadTree {
  trimEnds(tree, prepared.text)
  const { toAuthor } = prepared
  if (toAuthor) placeNodes(tree, scan, toAuthor)
  if (hiddenParts.length > 0) restoreHiddenParts(tree, hiddenParts, scan)
  if (hasStandIns) restoreStrings(tree, scan.standIns)
  if (scan.hasDirectives) plainDirectives(tree, scan)
  if (hiddenParts.some(isText)) textParagraphs(tree, scan.lines.text)
  nameHeadings(tree, scan)
  if (isMath) displayFormulas(tree, scan)
  if (scan.statements.length > 0) insertStatements(tree, scan)
  const findings: ScanFinding[] = []
  if (hiddenParts.length > 0 && scan.readAs === 'mdx') nestTags(tree, { imported: scan.imported, findings })
  return { tree, findings }
}

function placeNodes(tree: TreeNode, { lines }: Scan, toAuthor: (offset: number) => number): void {
  const place = (point: TreePoint): void => {
    const offset = toAuthor(point.offset ?? 0)
    const line = lineAt(lines, offset)
    point.line = line + 1
    point.column = offset - (lines.starts[line] ?? 0) + 1
    point.offset = offset
  }
  eachNode(tree, ({ position }) => {
    if (!position) return
    place(position.start)
    place(position.end)
  })
}

/** Replaces children of a node with the result of a function; null keeps the child. */
function replaceChildren(node: TreeNode, replace: (child: TreeNode) => readonly TreeNode[] | null): void {
  const { children } = node
  if (!children) return
  let changed: TreeNode[] | null = null
  for (let at = 0; at < children.length; at++) {
    const child = children[at] as TreeNode
    const instead = replace(child)
    if (instead) changed ??= children.slice(0, at)
    changed?.push(...(instead ?? [child]))
  }
  if (changed) node.children = changed
}

/** Puts the removed parts back in place of their placeholder elements. */
function restoreHiddenParts(
  tree: TreeNode,
  hiddenParts: readonly HiddenPart[],
  { standIns: { placeholderName }, lines }: Scan,
): void {
  const byStart = new Map(hiddenParts.map((part) => [part.at, part]))
  const sorted = [...hiddenParts].sort((a, b) => a.at - b.at)
  const written = `<${placeholderName}/>`
  eachNode(tree, (node) => {
    const { start, end } = node.position ?? {}
    mapStrings(node, (value) => {
      if (!value.includes(written)) return value
      const inside = sorted.filter(({ at }) => at >= (start?.offset ?? 0) && at < (end?.offset ?? 0))
      return value.replaceAll(written, (found) => {
        const part = inside.shift()
        return part ? lines.text.slice(part.at, part.end) : found
      })
    })
    replaceChildren(node, (child) => {
      if (child.name !== placeholderName) return null
      const from = child.position?.start.offset ?? 0
      const to = child.position?.end.offset ?? 0
      // The native parser sometimes includes whitespace before an element.
      const part = byStart.get(from) ?? sorted.find(({ at }) => at >= from && at < to)
      return part ? [placed(part, child, lines)] : []
    })
  })
}

/** Node type of a restored part: a block if its placeholder was parsed as a block. */
function typeIn(place: string, type: string): string {
  if (type === 'mdxJsxFlowElement') return place
  return type === 'mdxTextExpression' && place === 'mdxJsxFlowElement' ? 'mdxFlowExpression' : type
}

/** Whether a hidden part belongs in a paragraph even where blocks stand. */
const isText = ({ node }: HiddenPart): boolean => node.type === 'link' || node.data?.isValue === true

/** The node of a restored part. */
function placed(part: HiddenPart, { type }: TreeNode, lines: TextLines): TreeNode {
  const { node, at, end } = part
  const position = (): TreePosition => ({ start: pointAt(lines, at), end: pointAt(lines, end) })
  const children = node.children?.map((child) => ({ ...child, position: position() }))
  return {
    ...node,
    type: typeIn(type, node.type),
    ...(isText(part) && type === 'mdxJsxFlowElement' ? { data: { ...node.data, isValue: true } } : {}),
    ...(children ? { children } : {}),
    position: position(),
  }
}

/** Leaf and text directives are not supported: they become the text they were written as. */
function plainDirectives(tree: TreeNode, { lines }: Scan): void {
  const plain = ({ type, position }: TreeNode): readonly TreeNode[] | null => {
    if (type !== 'textDirective' && type !== 'leafDirective') return null
    const value = lines.text.slice(position?.start.offset, position?.end.offset)
    const text: TreeNode = { type: 'text', value, position }
    return [type === 'textDirective' ? text : { type: 'paragraph', children: [text], position }]
  }
  eachNode(tree, (node) => replaceChildren(node, plain))
}

const COMMENT_ID = /^(?:<!--|\/\*)\s*#(\S+?)\s*(?:-->|\*\/)$/

/** Records explicit heading ids and removes them from the text. */
function nameHeadings(tree: TreeNode, { headingIds, lines }: Scan): void {
  if (headingIds.length === 0 && !lines.text.includes('<!--') && !lines.text.includes('/*')) return
  const ids = [...headingIds]
  eachNode(tree, (node) => {
    if (node.type !== 'heading') return
    const { start, end } = node.position ?? {}
    const written = ids.find(({ at }) => at >= (start?.offset ?? 0) && at <= (end?.offset ?? -1))?.id
    const last = node.children?.at(-1)
    const id =
      written ??
      (last?.type === 'html' || last?.type === 'mdxTextExpression'
        ? COMMENT_ID.exec(last.value ?? '')?.[1]
        : undefined)
    if (id === undefined) return
    if (written === undefined) node.children?.pop()
    node.data = { ...node.data, explicitId: id }
    trimEnd(node.children ?? [])
  })
}

function trimEnd(children: TreeNode[]): void {
  const last = children.at(-1)
  if (last?.type !== 'text') return
  const value = (last.value ?? '').trimEnd()
  if (value === '') children.pop()
  else last.value = value
}

/** A formula between double dollars is displayed as a block, even inside a line of text. */
function displayFormulas(tree: TreeNode, { lines }: Scan): void {
  eachNode(tree, (node) => {
    if (node.type === 'inlineMath' && lines.text.startsWith('$$', node.position?.start.offset))
      node.type = 'math'
  })
}

function insertStatements(tree: TreeNode, { statements, lines }: Scan): void {
  const nodes = statements.map(({ at, end, read }) => ({
    type: 'mdxjsEsm',
    value: lines.text.slice(at, end),
    data: { statements: read },
    position: { start: pointAt(lines, at), end: pointAt(lines, end) },
  }))
  const offset = ({ position }: TreeNode): number => position?.start.offset ?? 0
  tree.children = [...nodes, ...(tree.children ?? [])].sort((a, b) => offset(a) - offset(b))
}
