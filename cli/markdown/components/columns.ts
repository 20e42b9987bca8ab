// `:::columns` with nested `:::column` blocks: side by side in a wide window, stacked otherwise.
import type { TreeNode } from '../tree.ts'
import { boxNode, type DirectiveHandler, labelNodes, reportContent } from './directive.ts'

const COLUMN = 'column'

/** Renders one column. */
export const column: DirectiveHandler = (directive) => [
  boxNode(COLUMN, directive, [...labelNodes(directive), ...directive.children]),
]

const isColumn = ({ data }: TreeNode): boolean => [data?.hProperties?.className].flat().includes(COLUMN)

/** Renders columns in a row. */
export const columns: DirectiveHandler = (directive, document) => {
  const { children } = directive
  const label = labelNodes(directive)
  if (!children.some(isColumn)) {
    reportContent(
      directive,
      'has no columns',
      'Write :::column before the content of each column and ::: after it.',
      document,
    )
    return [...label, ...children]
  }
  return [...label, boxNode('columns', directive, children)]
}
