// Walks the Markdown tree, at any depth.
import type { TreeNode } from './tree.ts'

/**
 * Visits the nodes in reading order until `visit` returns true, and returns that node. Children are read after the visit of
 * their parent, which may change them. Of a tree that may be too deep, `visit` must limit the depth.
 */
export function findNode(
  node: TreeNode,
  visit: (node: TreeNode, depth: number) => boolean,
  depth = 0,
): TreeNode | null {
  if (visit(node, depth)) return node
  const { children } = node
  if (!children) return null
  for (let at = 0; at < children.length; at++) {
    const found = findNode(children[at] as TreeNode, visit, depth + 1)
    if (found) return found
  }
  return null
}

/** Comparator for `sort`: source order of nodes of one text. */
export const inReadingOrder = (a: TreeNode, b: TreeNode): number =>
  (a.position?.start.offset ?? 0) - (b.position?.start.offset ?? 0)

/** Visits every node, in no particular order. */
export function eachNode(tree: TreeNode, visit: (node: TreeNode) => void): void {
  const stack = [tree]
  for (let node = stack.pop(); node; node = stack.pop()) {
    visit(node)
    const { children } = node
    if (children) for (let at = 0; at < children.length; at++) stack.push(children[at] as TreeNode)
  }
}

/**
 * Replaces each node with the result of `replace`, innermost nodes first; null keeps the node. Trees are within the depth limit
 * by the time they are changed (see transforms/limits.ts).
 */
export function replaceNodes(
  parent: TreeNode,
  replace: (node: TreeNode, parent: TreeNode) => readonly TreeNode[] | null,
): void {
  const { children } = parent
  if (!children) return
  let changed: TreeNode[] | null = null
  for (let at = 0; at < children.length; at++) {
    const node = children[at] as TreeNode
    if (node.children) replaceNodes(node, replace)
    const instead = replace(node, parent)
    if (instead) {
      changed ??= children.slice(0, at)
      changed.push(...instead)
    } else changed?.push(node)
  }
  if (changed) parent.children = changed
}

/** Merges adjacent text nodes. */
export function joinTexts(nodes: TreeNode[]): TreeNode[] {
  if (!hasTextsTogether(nodes)) return nodes
  const joined: TreeNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') {
      const end = node.position?.end
      const position = last.position && end ? { start: last.position.start, end } : last.position
      joined[joined.length - 1] = {
        ...last,
        value: (last.value ?? '') + (node.value ?? ''),
        position,
        ...writtenAs(last, node),
      }
    } else joined.push(node)
  }
  return joined
}

/** The combined source of two texts, if either is shown differently from how it was written. */
function writtenAs(first: TreeNode, second: TreeNode): Pick<TreeNode, 'data'> {
  if (first.data?.written === undefined && second.data?.written === undefined) return {}
  const [before, after] = [first, second].map(({ data, value = '' }) => data?.written ?? value)
  return { data: { ...first.data, written: `${before}${after}` } }
}

function hasTextsTogether(nodes: readonly TreeNode[]): boolean {
  for (let at = 1; at < nodes.length; at++)
    if (nodes[at]?.type === 'text' && nodes[at - 1]?.type === 'text') return true
  return false
}
