// Resolves references of an included file against its own definitions, never against those of the including page.
import { transform } from '../document.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode, replaceNodes } from '../walk.ts'

/** Resolves the references of an included text and makes its footnote names unique. */
export const isolate = transform((tree, { chain, page }) => {
  if (chain.length === 0) return
  const prefix = `${page.counters.includes}-`
  const definitions = new Map<string, TreeNode>()
  const references: TreeNode[] = []
  eachNode(tree, (node) => {
    const name = node.identifier ?? ''
    if (node.type === 'definition') {
      const known = definitions.get(name)
      if (!known || (known.position?.start.line ?? 0) > (node.position?.start.line ?? 0))
        definitions.set(name, node)
    } else if (node.type === 'linkReference' || node.type === 'imageReference') references.push(node)
    else if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      node.identifier = prefix + name
  })
  for (const node of references) {
    const target = definitions.get(node.identifier ?? '')
    if (target) resolveReference(node, target)
  }
  if (definitions.size > 0) replaceNodes(tree, ({ type }) => (type === 'definition' ? [] : null))
})

/** Turns a reference into the link or image that its definition describes. */
export function resolveReference(node: TreeNode, { url = '', title = null }: TreeNode): void {
  node.type = node.type === 'linkReference' ? 'link' : 'image'
  node.url = url
  node.title = title
}
