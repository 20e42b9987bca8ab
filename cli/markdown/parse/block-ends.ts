// Html blocks end with their last line. Both parsers count the line break after it in, now and then, and not on the same
// occasions.
import type { TreeNode, TreePoint } from '../tree.ts'

const FLOW = new Set(['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition'])

/** Takes line breaks off the ends of html blocks, and of the containers that end with them. */
export function trimHtml(tree: TreeNode, text: string): void {
  for (const node of tree.children ?? []) {
    if (node.type === 'html') trimBlock(node, text)
    else if (FLOW.has(node.type)) trimHtml(node, text)
  }
  trimEnd(tree)
}

function trimBlock(node: TreeNode, text: string): void {
  const value = (node.value ?? '').replace(/\n+$/, '')
  const start = node.position?.start
  if (value === node.value || !start || !node.position) return
  node.value = value
  node.position.end = lineEnd(start, value.split('\n').length - 1, text)
}

/** The end of the line that lies `lines` after a point. */
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
