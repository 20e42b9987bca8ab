// Limits that keep hostile or broken text from costing more than a page is worth. What is beyond a limit is shown as source.
import type { Place } from '../model/diagnostic.ts'
import type { Page } from './page.ts'
import { findNode } from './places.ts'
import type { TreeNode } from './tree.ts'

/** Levels of the tree for each container an author nests: a list is three of them. */
const LEVELS_PER_CONTAINER = 4

/** A text as it was written, with the error that it is nested too deep. */
export function sourceBlock(text: string, place: Place, page: Page): TreeNode {
  const { nesting } = page.options.limits
  page.report(
    {
      code: 'markdown/nesting',
      severity: 'error',
      message: `Nested deeper than ${nesting} levels; the text is shown as it is written.`,
      hint: 'Raise limits.nesting if this is meant.',
    },
    place,
  )
  return { type: 'code', value: text, lang: null }
}

/**
 * Applies the limits to a parsed tree: tables and footnote references beyond theirs are shown as source. Returns the first
 * node that is nested too deep, if there is one; then the tree is of no use.
 */
export function checkTree(
  tree: TreeNode,
  source: (from: number, to: number) => string,
  page: Page,
): TreeNode | null {
  const maxDepth = page.options.limits.nesting * LEVELS_PER_CONTAINER
  return findNode(tree, (node, depth) => {
    if (depth > maxDepth) return true
    if (node.type === 'table') checkTable(node, source, page)
    else if (node.type === 'footnoteReference') checkReference(node, page)
    return false
  })
}

/** A page's tree, or its source when components and included files nest too deep. */
export function limitTree(tree: TreeNode, source: string, page: Page): TreeNode {
  const maxDepth = page.options.limits.nesting * LEVELS_PER_CONTAINER
  // Elements of the compiler's own have no place: the nearest node before them has.
  const placed = { node: tree }
  const deepest = findNode(tree, (node, depth) => {
    if (node.position) placed.node = node
    return depth > maxDepth
  })
  if (!deepest) return tree
  return { type: 'root', children: [sourceBlock(source, page.places.placeOf(placed.node), page)] }
}

function checkTable(node: TreeNode, source: (from: number, to: number) => string, page: Page): void {
  const { tableCells } = page.options.limits
  const cells = (node.children?.length ?? 0) * Math.max(node.align?.length ?? 0, 1)
  if (cells <= tableCells) return
  const message = `The table has ${cells} cells, more than the ${tableCells} allowed; it is shown as it is written.`
  const finding = {
    code: 'markdown/table-cells',
    severity: 'error',
    message,
    hint: 'Raise limits.tableCells.',
  } as const
  page.report(finding, page.places.placeOf(node))
  const { start, end } = node.position ?? {}
  node.type = 'code'
  node.value = source(start?.offset ?? 0, end?.offset ?? 0)
  node.children = []
}

function checkReference(node: TreeNode, page: Page): void {
  const { footnoteReferences } = page.options.limits
  const count = ++page.counters.footnotes
  if (count <= footnoteReferences) return
  if (count === footnoteReferences + 1) {
    const message = `More than ${footnoteReferences} footnote references; the rest are shown as text.`
    const finding = {
      code: 'markdown/footnotes',
      severity: 'error',
      message,
      hint: 'Raise limits.footnoteReferences.',
    } as const
    page.report(finding, page.places.placeOf(node))
  }
  node.value = `[^${node.label ?? node.identifier ?? ''}]`
  node.type = 'text'
}
