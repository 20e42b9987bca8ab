// Footnotes that do not match up: a reference to nothing, two definitions of one name.
import type { Page } from './page.ts'
import { eachNode } from './places.ts'
import type { TreeNode } from './tree.ts'

/** What a reference without a definition is to the parser: text. Ranges are rather regular expressions. */
const REFERENCE = /\[\^(?!.-.\])([\p{L}\p{N}_-]+)\]/gu

/** Reports references without definition and repeated definitions of one text. */
export function checkFootnotes(tree: TreeNode, text: string, page: Page): void {
  if (!text.includes('^')) return
  const defined = new Map<string, TreeNode>()
  const definitions: TreeNode[] = []
  const texts: TreeNode[] = []
  eachNode(tree, (node) => {
    if (node.type === 'footnoteDefinition') definitions.push(node)
    else if (node.type === 'text' && node.value?.includes('[^')) texts.push(node)
  })
  definitions.sort((a, b) => (a.position?.start.offset ?? 0) - (b.position?.start.offset ?? 0))
  for (const node of definitions) {
    const name = node.identifier ?? ''
    const first = defined.get(name)
    if (first) repeated(node, first, page)
    else defined.set(name, node)
  }
  texts.sort((a, b) => (a.position?.start.offset ?? 0) - (b.position?.start.offset ?? 0))
  for (const node of texts) {
    for (const [written, name] of (node.value ?? '').matchAll(REFERENCE)) {
      const hint = `Add a line "[^${name}]: …", or write \\${written} for the text itself.`
      page.report(
        { code: 'markdown/undefined-footnote', message: `The footnote "${name}" is not defined.`, hint },
        page.places.placeOf(node),
      )
    }
  }
}

function repeated(node: TreeNode, first: TreeNode, page: Page): void {
  const message = `The footnote "${node.label ?? node.identifier}" is defined twice; the first definition is used.`
  const related = [{ message: 'first defined here', place: page.places.placeOf(first) }]
  page.report({ code: 'markdown/duplicate-footnote', message, related }, page.places.placeOf(node))
}
