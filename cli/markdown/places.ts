// Maps nodes to their source. A page consists of several texts, its own and the included ones; each text gets its own range of
// line numbers, so that any node of the merged tree can be traced to file, line and column.
import type { Place, Position } from '../model/diagnostic.ts'
import type { TreeNode, TreePoint } from './tree.ts'
import { eachNode } from './walk.ts'

/** A parsed text: the body of a page or an included file. */
export interface ParsedText {
  readonly file: string
  /** 1-based line of the file on which the text begins. */
  readonly firstLine: number
}

/** Anything with a position: nodes of the Markdown tree and of the HTML tree. */
export interface Placed {
  readonly position?: { readonly start: Readonly<TreePoint>; readonly end: Readonly<TreePoint> } | undefined
}

/** All texts of one page, with the line range of each. */
export interface Places {
  /** Registers a text of at most `mostLines` lines and returns the offset to add to the lines of its tree. */
  add(text: ParsedText, mostLines: number): number
  /** Place of a node of the merged tree in its file. */
  placeOf(node: Placed): Place
}

/** Creates an empty table of texts; the first one added is the page itself. */
export function createPlaces(): Places {
  const texts: { readonly text: ParsedText; readonly base: number }[] = []
  const next = { base: 0 }
  const position = ({ line, column }: Readonly<TreePoint>): { file: string; position: Position } => {
    const entry = texts.findLast(({ base }) => base < line) ?? texts[0]
    if (!entry) return { file: '', position: { line, column } }
    const { file, firstLine } = entry.text
    return { file, position: { line: line - entry.base + firstLine - 1, column } }
  }
  return {
    add(text, mostLines) {
      const { base } = next
      texts.push({ text, base })
      next.base += mostLines + 1
      return base
    },
    placeOf(node) {
      const start = position(node.position?.start ?? { line: 1, column: 1 })
      if (!node.position) return { file: start.file, start: start.position }
      return { file: start.file, start: start.position, end: position(node.position.end).position }
    },
  }
}

/** Adds `lines` to every line of a tree, whose nodes share no points. */
export function moveLines(tree: TreeNode, lines: number): void {
  if (lines === 0) return
  eachNode(tree, ({ position }) => {
    if (!position) return
    position.start.line += lines
    position.end.line += lines
  })
}
