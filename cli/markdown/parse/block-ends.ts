// Normalizes the ends of HTML blocks and directives to the end of their last line. Both parsers sometimes include the line
// break after it, but in different cases.
import type { TreeNode, TreePoint } from '../tree.ts'

/** Nodes with block children; `ENCLOSED` nodes have an explicit end. */
const CONTAINERS = new Set(['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition'])
const ENCLOSED = new Set(['containerDirective', 'mdxJsxFlowElement'])

/** Removes trailing line breaks from HTML blocks and directives, and from the containers that end with them. */
export function trimEnds(tree: TreeNode, text: string): void {
  for (const node of tree.children ?? []) {
    if (node.type === 'html') trimBlock(node, text)
    else if (CONTAINERS.has(node.type) || ENCLOSED.has(node.type)) trimEnds(node, text)
  }
  if (tree.type === 'containerDirective') trimDirective(tree, text)
  else if (!ENCLOSED.has(tree.type)) trimEnd(tree)
}

/** An unclosed directive ends with its last line. */
function trimDirective({ position }: TreeNode, text: string): void {
  if (!position) return
  const { line, offset = 0 } = position.end
  let at = offset
  while (text[at - 1] === '\n') at--
  if (at === offset) return
  const lines = text.slice(at, offset).split('\n').length - 1
  position.end = { line: line - lines, column: at - text.lastIndexOf('\n', at - 1), offset: at }
}

function trimBlock(node: TreeNode, text: string): void {
  const value = (node.value ?? '').replace(/\n+$/, '')
  const start = node.position?.start
  if (value === node.value || !start || !node.position) return
  node.value = value
  node.position.end = lineEnd(start, value.split('\n').length - 1, text)
}

/** The end of the line `lines` below a point. */
function lineEnd({ line, column, offset = 0 }: TreePoint, lines: number, text: string): TreePoint {
  let from = offset - column + 1
  for (let i = 0; i < lines; i++) from = text.indexOf('\n', from) + 1
  const end = text.indexOf('\n', from)
  const at = end < 0 ? text.length : end
  return { line: line + lines, column: at - from + 1, offset: at }
}

/** A container ends with its last child. */
function trimEnd(node: TreeNode): void {
  const last = node.children?.at(-1)?.position?.end
  const { position } = node
  if (node.type === 'root' || !position || !last) return
  if ((last.offset ?? 0) < (position.end.offset ?? 0)) position.end = { ...last }
}
