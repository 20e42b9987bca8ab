// Keeps paragraphs around expressions that yield values and around URLs in angle brackets: unlike expressions in MDX, they are
// text, so a paragraph with nothing else stays a paragraph.
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'

/** Whether a node is text that stands where blocks do. */
const isText = ({ type, data }: TreeNode): boolean => data?.isValue === true && type !== 'mdxTextExpression'

/** Wraps such nodes in paragraphs; one next to a tag on its line becomes inline content of the element. */
export function textParagraphs(tree: TreeNode, text: string): void {
  eachNode(tree, (node) => {
    const { children: found = [] } = node
    if (!found.some(isText)) return
    const children: TreeNode[] = []
    const made = new Set<TreeNode>()
    for (const [at, child] of found.entries()) {
      const above = children.at(-1)
      if (!isText(child)) children.push(child)
      else if (above && made.has(above) && /^[ \t]*\n?[ \t]*$/.test(between(above, child, text))) {
        above.children?.push({ type: 'text', value: between(above, child, text) }, inLine(child))
        above.position = { start: startOf(above), end: endOf(child) }
      } else if (
        (node.type === ELEMENT && isBesideTag(child, text)) ||
        isBeside(above, child, text) ||
        isBeside(child, found[at + 1], text)
      )
        children.push(inLine(child))
      else {
        const paragraph = { type: 'paragraph', children: [inLine(child)], position: child.position }
        made.add(paragraph)
        children.push(paragraph)
      }
    }
    node.children = children
  })
}

function inLine(node: TreeNode): TreeNode {
  if (node.type === 'mdxFlowExpression') return { ...node, type: 'mdxTextExpression' }
  const { data: _noLongerInFlow, ...link } = node
  return link
}

const ZERO = { line: 1, column: 1, offset: 0 }
const startOf = ({ position }: TreeNode) => position?.start ?? ZERO
const endOf = ({ position }: TreeNode) => position?.end ?? ZERO
const between = (first: TreeNode, second: TreeNode, text: string): string =>
  text.slice(endOf(first).offset, startOf(second).offset)

const ELEMENT = 'mdxJsxFlowElement'

/** Whether an expression is on the same line as a tag of its parent element. */
function isBesideTag(child: TreeNode, text: string): boolean {
  const [start, end] = [startOf(child).offset ?? 0, endOf(child).offset ?? 0]
  return (
    />[ \t]*$/.test(text.slice(Math.max(0, start - 100), start)) ||
    /^[ \t]*<\//.test(text.slice(end, end + 100))
  )
}

/** Whether an element and an expression are on the same line. */
function isBeside(first: TreeNode | undefined, second: TreeNode | undefined, text: string): boolean {
  if (first?.type !== ELEMENT && second?.type !== ELEMENT) return false
  return first !== undefined && second !== undefined && /^[ \t]*$/.test(between(first, second, text))
}
