// Finds tab items that other tags surround inside `Tabs`. A tag around one item becomes part of its panel; a component around
// all of them surrounds the tabs.
import type { Document } from '../document.ts'
import type { TreeNode } from '../tree.ts'

/** The content of `Tabs` with items at the top level, and the slots of a component to put around the tabs. */
interface LiftedItems {
  readonly children: TreeNode[]
  readonly before: TreeNode[]
  readonly after: TreeNode[]
}

/** Brings the items to the top level. */
export function liftTabItems(children: readonly TreeNode[], document: Document): LiftedItems {
  const parts = partsOf(children, document)
  const [around] = parts.filter((part) => isComponent(part) && itemsIn(part).length > 1)
  const isAlone = around !== undefined && parts.every((part) => part === around || itemsIn(part).length === 0)
  const [open, close] = isAlone ? [around.slice(0, 1), around.slice(-1)] : [[], []]
  const inner = isAlone ? parts.flatMap((part) => (part === around ? part.slice(1, -1) : part)) : null
  return {
    children: (inner ? partsOf(inner, document) : parts).flatMap(lifted),
    before: open,
    after: close,
  }
}

const isComponent = ([first]: readonly TreeNode[]) => first?.type === 'slot'

/** A component with its content, between its slots, is one part; any other node is one as well. */
function partsOf(children: readonly TreeNode[], { page }: Document): readonly TreeNode[][] {
  const parts: TreeNode[][] = []
  let open = 0
  for (const child of children) {
    const kind = child.data?.slot === undefined ? undefined : page.slots[child.data.slot]?.kind
    if (open > 0) parts.at(-1)?.push(child)
    else parts.push([child])
    if (kind === 'component') open++
    if (kind === 'component-end') open--
  }
  return parts
}

function itemsIn(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => (node.type === 'tabItem' ? node : itemsIn(node.children ?? [])))
}

function lifted(part: readonly TreeNode[]): readonly TreeNode[] {
  const [item, ...more] = itemsIn(part)
  const isTop = part.length === 1 && part[0] === item
  if (!item || isTop) return part
  if (more.length > 0)
    return isComponent(part)
      ? part
      : part.flatMap(({ children = [] }) => children).flatMap((node) => lifted([node]))
  return [{ ...item, children: withContentOf(item, part) }]
}

/** The nodes with the content of an item in its place. */
function withContentOf(item: TreeNode, nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => {
    if (node === item) return item.children ?? []
    return node.children ? { ...node, children: withContentOf(item, node.children) } : node
  })
}
