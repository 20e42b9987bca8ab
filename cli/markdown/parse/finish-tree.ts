// Makes the tree of a prepared text the tree of the author's: positions, strings, what was taken out, ids of headings.

import { eachNode } from '../places.ts'
import type { TreeNode, TreePoint, TreePosition } from '../tree.ts'
import { trimEnds } from './block-ends.ts'
import type { EditedText } from './edits.ts'
import { nestTags } from './nest-tags.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { Hole, Scan } from './scanner.ts'
import { mapStrings, restoreStrings } from './stand-ins.ts'
import { pointAt, type TextLines } from './text-lines.ts'

/** A tree with what reading it has found out. */
export interface ReadTree {
  readonly tree: TreeNode
  readonly findings: readonly ScanFinding[]
}

/** A tree with what was done to its text. */
export interface Preparation {
  readonly scan: Scan
  readonly holes: readonly Hole[]
  readonly prepared: EditedText
  readonly isMath: boolean
}

/** Finishes a tree. */
export function finishTree(tree: TreeNode, { scan, holes, prepared, isMath }: Preparation): ReadTree {
  trimEnds(tree, prepared.text)
  const { toAuthor } = prepared
  if (toAuthor) placeNodes(tree, scan, toAuthor)
  if (holes.length > 0) fillHoles(tree, holes, scan)
  if (prepared.text !== scan.lines.text) restoreStrings(tree, scan.standIns)
  if (scan.hasDirectives) plainDirectives(tree, scan)
  nameHeadings(tree, scan)
  if (isMath) displayFormulas(tree, scan)
  if (scan.statements.length > 0) insertStatements(tree, scan)
  const findings: ScanFinding[] = []
  if (holes.length > 0) nestTags(tree, { imported: scan.imported, findings })
  return { tree, findings }
}

function placeNodes(tree: TreeNode, { lines }: Scan, toAuthor: (offset: number) => number): void {
  const place = (point: TreePoint): TreePoint => pointAt(lines, toAuthor(point.offset ?? 0))
  eachNode(tree, ({ position }) => {
    if (!position) return
    position.start = place(position.start)
    position.end = place(position.end)
  })
}

/** Replaces children of a node by what a function makes of them; null leaves the child. */
function replaceChildren(node: TreeNode, replace: (child: TreeNode) => readonly TreeNode[] | null): void {
  const { children } = node
  if (!children) return
  const replaced = children.map((child) => replace(child))
  if (replaced.every((each) => each === null)) return
  node.children = children.flatMap((child, i) => replaced[i] ?? [child])
}

/** Puts what was taken out in the place of the elements that hold it. */
function fillHoles(tree: TreeNode, holes: readonly Hole[], { standIns: { letter }, lines }: Scan): void {
  const byStart = new Map(holes.map((hole) => [hole.at, hole]))
  const sorted = [...holes].sort((a, b) => a.at - b.at)
  const written = new RegExp(`<${letter}[\\s${letter}]*/>`, 'gi')
  eachNode(tree, (node) => {
    const { start, end } = node.position ?? {}
    mapStrings(node, (value) => {
      if (!value.includes(`<${letter}`)) return value
      const inside = sorted.filter(({ at }) => at >= (start?.offset ?? 0) && at < (end?.offset ?? 0))
      return value.replace(written, (found) => {
        const hole = inside.shift()
        return hole ? lines.text.slice(hole.at, hole.end) : found
      })
    })
    replaceChildren(node, (child) => {
      if (child.name !== letter) return null
      const from = child.position?.start.offset ?? 0
      const to = child.position?.end.offset ?? 0
      // The native parser counts white space before an element in, now and then.
      const hole = byStart.get(from) ?? sorted.find(({ at }) => at >= from && at < to)
      return hole ? [placed(hole, child, lines)] : []
    })
  })
}

/** The node of a hole; an element is a block where the one is that held its place. */
function placed({ node, at, end }: Hole, { type }: TreeNode, lines: TextLines): TreeNode {
  const position = (): TreePosition => ({ start: pointAt(lines, at), end: pointAt(lines, end) })
  const children = node.children?.map((child) => ({ ...child, position: position() }))
  return {
    ...node,
    ...(node.type === 'mdxJsxFlowElement' ? { type } : {}),
    ...(children ? { children } : {}),
    position: position(),
  }
}

/** Leaf and text directives mean nothing here: they are the text that they were written as. */
function plainDirectives(tree: TreeNode, { lines }: Scan): void {
  eachNode(tree, (node) => {
    replaceChildren(node, (child) => {
      if (child.type !== 'textDirective' && child.type !== 'leafDirective') return null
      const { start, end } = child.position ?? {}
      const value = lines.text.slice(start?.offset, end?.offset)
      const text: TreeNode = { type: 'text', value, position: child.position }
      return [
        child.type === 'textDirective'
          ? text
          : { type: 'paragraph', children: [text], position: child.position },
      ]
    })
  })
}

const COMMENT_ID = /^(?:<!--|\/\*)\s*#(\S+?)\s*(?:-->|\*\/)$/

/** Notes the ids that headings give themselves, and takes them off the text. */
function nameHeadings(tree: TreeNode, { headingIds, lines }: Scan): void {
  if (headingIds.length === 0 && !/<!--|\{\s*\/\*/.test(lines.text)) return
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

/** A formula between two dollars each is displayed, in a line of text too. */
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
