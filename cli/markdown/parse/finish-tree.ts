// Makes the tree of a prepared text the tree of the author's: positions, strings, what was taken out, ids of headings.

import { trimHtml } from '../parser/html-ends.ts'
import { eachNode } from '../places.ts'
import type { TreeNode, TreePoint } from '../tree.ts'
import type { EditedText } from './edits.ts'
import type { ParseInput } from './parsed-document.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { Hole, Scan } from './scanner.ts'
import { restoreStrings } from './stand-ins.ts'
import { pointAt } from './text-lines.ts'

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
  readonly input: ParseInput
}

/** Finishes a tree. */
export function finishTree(tree: TreeNode, { scan, holes, prepared }: Preparation): ReadTree {
  trimHtml(tree, prepared.text)
  const { toAuthor } = prepared
  if (toAuthor) placeNodes(tree, scan, toAuthor)
  if (holes.length > 0) fillHoles(tree, holes, scan)
  if (scan.edits.length > 0) restoreStrings(tree, scan.standIns)
  if (scan.hasDirectives) plainDirectives(tree, scan)
  if (scan.literals.length > 0) fillLiterals(tree, scan)
  nameHeadings(tree, scan)
  if (scan.statements.length > 0) insertStatements(tree, scan)
  return { tree, findings: [] }
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

function fillHoles(tree: TreeNode, holes: readonly Hole[], { standIns: { letter }, lines }: Scan): void {
  const byStart = new Map(holes.map((hole) => [hole.at, hole]))
  const sorted = [...holes].sort((a, b) => a.at - b.at)
  const written = new RegExp(`<${letter}[\\s${letter}]*/>`, 'g')
  eachNode(tree, (node) => {
    const { position, value } = node
    if (value?.includes(`<${letter}`)) {
      const start = position?.start.offset ?? 0
      const inside = sorted.filter(({ at }) => at >= start && at < (position?.end.offset ?? 0))
      node.value = value.replace(written, (found) => {
        const hole = inside.shift()
        return hole ? lines.text.slice(hole.at, hole.end) : found
      })
    }
    replaceChildren(node, (child) => {
      if (child.name !== letter) return null
      const hole = byStart.get(child.position?.start.offset ?? -1)
      return hole ? [placed(hole.node, child)] : []
    })
  })
}

function placed(node: TreeNode, { position }: TreeNode): TreeNode {
  const children = node.children
    ? { children: node.children.map((child) => placed(child, { type: '', position })) }
    : {}
  return {
    ...node,
    ...children,
    position: position && { start: { ...position.start }, end: { ...position.end } },
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

function fillLiterals(tree: TreeNode, { literals, lines }: Scan): void {
  const byTag = new Map(literals.map((literal) => [literal.tag, literal]))
  eachNode(tree, (node) => {
    const literal = node.name === undefined ? undefined : byTag.get(node.position?.start.offset ?? -1)
    if (!literal) return
    const position = { start: pointAt(lines, literal.at), end: pointAt(lines, literal.end) }
    node.children = [{ type: 'text', value: lines.text.slice(literal.at, literal.end), position }]
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
