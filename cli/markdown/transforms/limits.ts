// Limits that bound the cost of hostile or broken text. Anything beyond a limit is shown as source.
import type { Place } from '../../model/diagnostic.ts'
import { type Document, sourceOf, transform } from '../document.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { findNode } from '../walk.ts'

/** Tree levels per container that an author nests: a list takes three. */
const LEVELS_PER_CONTAINER = 4

/** Reports a text nested too deeply and returns its source as code. */
export function sourceBlock(text: string, place: Place, page: Page): TreeNode {
  const { nesting } = page.options.limits
  page.report(
    {
      code: 'markdown/nesting',
      severity: 'error',
      message: `Nested more than ${nesting} levels deep; the source is shown as plain text.`,
      hint: 'Raise limits.nesting if this is intended.',
    },
    place,
  )
  return { type: 'code', value: text, lang: null }
}

/**
 * Applies the limits to a parsed text: tables and footnote references beyond their limits are shown as source, and so is a
 * whole text that is nested too deeply.
 */
export const limits = transform((tree, document) => {
  const { page, text } = document
  const maxDepth = page.options.limits.nesting * LEVELS_PER_CONTAINER
  const deepest = findNode(tree, (node, depth) => {
    if (depth > maxDepth) return true
    if (node.type === 'table') checkTable(node, document)
    else if (node.type === 'footnoteReference') checkReference(node, page)
    return false
  })
  if (!deepest) return undefined
  return { type: 'root', children: [sourceBlock(text, page.places.placeOf(deepest), page)] }
})

/** Shows the source of a page whose components and included files are nested too deeply. */
export const depthLimit = transform((tree, { page, text }) => {
  const maxDepth = page.options.limits.nesting * LEVELS_PER_CONTAINER
  // Generated elements have no position, so the nearest preceding node with one is used.
  const placed = { node: tree }
  const deepest = findNode(tree, (node, depth) => {
    if (node.position) placed.node = node
    return depth > maxDepth
  })
  if (!deepest) return undefined
  return { type: 'root', children: [sourceBlock(text, page.places.placeOf(placed.node), page)] }
})

function checkTable(node: TreeNode, document: Document): void {
  const { page } = document
  const { tableCells } = page.options.limits
  const cells = (node.children?.length ?? 0) * Math.max(node.align?.length ?? 0, 1)
  if (cells <= tableCells) return
  const message = `The table has ${cells} cells, more than the ${tableCells} allowed; its source is shown instead.`
  const finding = {
    code: 'markdown/table-cells',
    severity: 'error',
    message,
    hint: 'Raise limits.tableCells.',
  } as const
  page.report(finding, page.places.placeOf(node))
  node.type = 'code'
  node.value = sourceOf(node, document)
  node.children = []
}

function checkReference(node: TreeNode, page: Page): void {
  const { footnoteReferences } = page.options.limits
  const count = ++page.counters.footnotes
  if (count <= footnoteReferences) return
  if (count === footnoteReferences + 1) {
    const message = `More than ${footnoteReferences} footnote references; the rest are shown as plain text.`
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
