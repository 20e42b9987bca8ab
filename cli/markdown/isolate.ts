// References of an included file lead to its own definitions, never to those of the page around it.
import { eachNode } from './places.ts'
import type { TreeNode } from './tree.ts'

/** Resolves the references of a text and makes its footnotes its own. */
export function isolate(tree: TreeNode, prefix: string): void {
  const definitions = new Map<string, TreeNode>()
  const references: TreeNode[] = []
  eachNode(tree, (node) => {
    const name = node.identifier ?? ''
    if (node.type === 'definition') {
      const known = definitions.get(name)
      if (!known || (known.position?.start.line ?? 0) > (node.position?.start.line ?? 0))
        definitions.set(name, { ...node })
      node.type = 'nothing'
    } else if (node.type === 'linkReference' || node.type === 'imageReference') references.push(node)
    else if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      node.identifier = prefix + name
  })
  for (const node of references) {
    const target = definitions.get(node.identifier ?? '')
    if (!target) continue
    node.type = node.type === 'linkReference' ? 'link' : 'image'
    node.url = target.url ?? ''
    node.title = target.title ?? null
  }
}
