// Where the nodes of a page come from. A page is parsed in several texts, its own and those it includes; lines of each text get a
// range of their own, so that any node of the merged tree can be traced to file, line and column.
import type { Place, Position } from '../model/diagnostic.ts'
import type { TreeNode, TreePoint } from './tree.ts'
import { eachNode } from './walk.ts'

/** A text that was parsed: body of a page or an included file. */
export interface ParsedText {
  readonly file: string
  /** Line of the file on which the text begins, 1-based. */
  readonly firstLine: number
}

/** Whatever carries a position: nodes of the Markdown tree and of the html tree. */
export interface Placed {
  readonly position?: { readonly start: Readonly<TreePoint>; readonly end: Readonly<TreePoint> } | undefined
}

/** All texts of one page, with the line range of each. */
export interface Places {
  /** Registers a text of at most so many lines and returns what must be added to lines of its tree. */
  add(text: ParsedText, mostLines: number): number
  /** Where a node of the merged tree stands in its file. */
  placeOf(node: Placed): Place
}

/** An empty table of texts; the first one added is the page itself. */
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
