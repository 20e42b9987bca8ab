// Where parsed text came from. A page is parsed in several texts (its own, included files, labels of directives); lines of
// each text get a range of their own, so that any node of the merged tree can be traced to file, line and column.
import type { Place, Position } from '../model/diagnostic.ts'
import type { TreeNode, TreePoint } from './tree.ts'

/** A change of one line before parsing: at `column` (0-based, after the change) `inserted` stands for `removed` characters. */
export interface LineEdit {
  readonly column: number
  readonly removed: number
  readonly inserted: number
}

/** A text that was parsed: body of a page or an included file. */
export interface ParsedText {
  readonly file: string
  /** Line of the file on which the text begins, 1-based. */
  readonly firstLine: number
  /** Edits by 0-based line of the text, in order of column. */
  readonly edits: ReadonlyMap<number, readonly LineEdit[]>
}

/** Whatever carries a position: nodes of the Markdown tree and of the html tree. */
export interface Placed {
  readonly position?: { readonly start: Readonly<TreePoint>; readonly end: Readonly<TreePoint> } | undefined
}

/** All texts of one page, with the line range of each. */
export interface Places {
  /** Registers a text of at most so many lines and returns what must be added to lines of its tree. */
  add(text: ParsedText, mostLines: number): number
  /** Where a point of the merged tree stands in its file. */
  position(point: Readonly<TreePoint>): { readonly file: string; readonly position: Position }
  /** Where a node of the merged tree stands in its file. */
  placeOf(node: Placed): Place
}

/** Finds columns of the author's line; lines with many edits are asked about many times. */
export type ColumnMap = (column: number) => number

/** Columns before the edits of a line from columns after them, both 1-based. */
export function columnMap(edits: readonly LineEdit[] | undefined): ColumnMap {
  if (!edits || edits.length === 0) return (column) => column
  const steps: { readonly from: number; readonly to: number; readonly shift: number }[] = []
  let shift = 0
  for (const edit of edits) {
    steps.push({ from: edit.column, to: edit.column + edit.inserted, shift })
    shift += edit.removed - edit.inserted
  }
  const after = shift
  return (column) => {
    const at = column - 1
    let low = 0
    let high = steps.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((steps[middle]?.to ?? 0) > at) high = middle
      else low = middle + 1
    }
    const step = steps[low]
    if (!step) return column + after
    return Math.min(at, step.from) + step.shift + 1
  }
}

/** An empty table of texts; the first one added is the page itself. */
export function createPlaces(): Places {
  const texts: { readonly text: ParsedText; readonly base: number }[] = []
  const next = { base: 0 }
  const maps = new Map<readonly LineEdit[], ColumnMap>()
  const originalColumn = (column: number, edits: readonly LineEdit[] | undefined): number => {
    if (!edits) return column
    const map = maps.get(edits) ?? columnMap(edits)
    maps.set(edits, map)
    return map(column)
  }

  const locate = (line: number): { readonly text: ParsedText; readonly base: number } | undefined =>
    texts.findLast((entry) => entry.base < line) ?? texts[0]

  const position: Places['position'] = (point) => {
    const entry = locate(point.line)
    if (!entry) return { file: '', position: { line: point.line, column: point.column } }
    const line = point.line - entry.base
    const column = originalColumn(point.column, entry.text.edits.get(line - 1))
    return { file: entry.text.file, position: { line: line + entry.text.firstLine - 1, column } }
  }

  return {
    add(text, mostLines) {
      const { base } = next
      texts.push({ text, base })
      next.base += mostLines + 1
      return base
    },
    position,
    placeOf(node) {
      const start = position(node.position?.start ?? { line: 1, column: 1 })
      if (!node.position) return { file: start.file, start: start.position }
      return { file: start.file, start: start.position, end: position(node.position.end).position }
    },
  }
}

/** The point after some text; exact on its first line, and on others that stand in no container. */
export function pointAfter({ line, column, offset = 0 }: TreePoint, text: string): TreePoint {
  const breaks = text.split('\n')
  const width = breaks.at(-1)?.length ?? 0
  return {
    line: line + breaks.length - 1,
    column: breaks.length > 1 ? width + 1 : column + width,
    offset: offset + text.length,
  }
}

/** Adds `lines` to every line of a tree. */
export function moveLines(tree: TreeNode, lines: number): void {
  if (lines === 0) return
  eachNode(tree, ({ position }) => {
    if (!position) return
    position.start.line += lines
    position.end.line += lines
  })
}

/** Moves a tree that is one line: adds to its columns and to its offsets. */
export function moveColumns(tree: TreeNode, columns: number, offset: number): void {
  eachNode(tree, ({ position }) => {
    for (const point of position ? [position.start, position.end] : []) {
      point.column += columns
      if (point.offset !== undefined) point.offset += offset
    }
  })
}

/**
 * Visits the nodes in reading order, however deep the tree is, until `visit` says that it has found something; returns the node
 * at which it did. Content is read after the visit of its parent, which may change it.
 */
export function findNode(tree: TreeNode, visit: (node: TreeNode, depth: number) => boolean): TreeNode | null {
  const nodes = [tree]
  const depths = [0]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const depth = depths.pop() ?? 0
    if (visit(node, depth)) return node
    const { children } = node
    if (!children) continue
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i]
      if (!child) continue
      nodes.push(child)
      depths.push(depth + 1)
    }
  }
  return null
}

/** Visits every node, in no particular order and however deep the tree is. */
export function eachNode(tree: TreeNode, visit: (node: TreeNode) => void): void {
  const stack = [tree]
  for (let node = stack.pop(); node; node = stack.pop()) {
    visit(node)
    if (node.children) for (const child of node.children) stack.push(child)
  }
}
