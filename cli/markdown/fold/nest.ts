// Puts what stands between an opening and a closing marker into one node.
import type { Marker } from '../source/markers.ts'
import type { TreeNode } from '../tree.ts'
import type { FoldContext } from './context.ts'
import type { Token } from './tokens.ts'

type Opening = Extract<Marker, { kind: 'open' | 'directive' | 'html' }>

/** What to do with the parts of a list of tokens; `context` is what `nest` was given. */
export interface NestHandlers {
  /** A node that is no marker, folded; null when nothing is left of it. */
  readonly node: (node: TreeNode, context: FoldContext) => TreeNode | null
  /** A marker without content. */
  readonly single: (marker: Marker, node: TreeNode, context: FoldContext) => TreeNode[]
  /** A marker with its content. */
  readonly whole: (marker: Opening, children: TreeNode[], node: TreeNode, context: FoldContext) => TreeNode[]
  /** A marker whose end is missing among its siblings. */
  readonly unclosed: (
    marker: Opening,
    children: TreeNode[],
    node: TreeNode,
    context: FoldContext,
  ) => TreeNode[]
  /** An end without a beginning among its siblings. */
  readonly stray: (marker: Marker, node: TreeNode, context: FoldContext) => TreeNode[]
}

interface Frame {
  readonly marker: Opening
  readonly node: TreeNode
  readonly children: TreeNode[]
  /** Plain html elements of the same name opened inside. */
  nested: number
}

/** Folds a list of tokens. */
export function nest(tokens: readonly Token[], handlers: NestHandlers, context: FoldContext): TreeNode[] {
  const top: TreeNode[] = []
  const frames: Frame[] = []
  const put = (nodes: readonly TreeNode[]): void => {
    ;(frames.at(-1)?.children ?? top).push(...nodes)
  }
  /** Ends the frame at `index`; what was opened inside and not closed ends with it. */
  const end = (index: number, closing: TreeNode): void => {
    for (let frame = frames.pop(); frame; frame = frames.pop()) {
      const { marker, children, node } = frame
      const finish = frames.length === index ? handlers.whole : handlers.unclosed
      put(finish(marker, children, spanning(node, closing), context))
      if (frames.length === index) return
    }
  }
  const putNode = (node: TreeNode): void => {
    const closed = htmlEnd(node, frames)
    const folded = closed < 0 ? handlers.node(node, context) : null
    if (closed >= 0) end(closed, node)
    else if (folded) (frames.at(-1)?.children ?? top).push(folded)
  }
  for (const { node, marker } of tokens) {
    if (!marker) putNode(node)
    else if (opens(marker)) frames.push({ marker, node, children: [], nested: 0 })
    else if (marker.kind === 'close' || marker.kind === 'directive-end') {
      const index = matching(marker, frames)
      if (index >= 0) end(index, node)
      else put(handlers.stray(marker, node, context))
    } else put(handlers.single(marker, node, context))
  }
  for (let frame = frames.pop(); frame; frame = frames.pop())
    put(handlers.unclosed(frame.marker, frame.children, frame.node, context))
  return top
}

/** The opening node with a position that reaches to the end of the closing one. */
function spanning(node: TreeNode, closing: TreeNode): TreeNode {
  const start = node.position?.start
  const end = closing.position?.end
  return start && end && start.line <= end.line ? { ...node, position: { start, end } } : node
}

function opens(marker: Marker): marker is Marker & Opening {
  return marker.kind === 'open' || marker.kind === 'directive' || (marker.kind === 'html' && !marker.closed)
}

/** Index of the frame a closing marker ends, -1 when there is none. */
function matching(
  marker: Extract<Marker, { kind: 'close' | 'directive-end' }>,
  frames: readonly Frame[],
): number {
  if (marker.kind === 'close') {
    return frames.findLastIndex(({ marker: open }) => open.kind === 'open' && open.name === marker.name)
  }
  const { colons } = marker
  const same = frames.findLastIndex(({ marker: open }) => open.kind === 'directive' && open.colons === colons)
  return same >= 0
    ? same
    : frames.findIndex(({ marker: open }) => open.kind === 'directive' && open.colons < colons)
}

const TAG = /^<(\/?)([A-Za-z][\w-]*)(?:\s[^>]*)?>\s*$/

/** Elements with JSX attributes are ended by plain html; returns the frame's index, -1 for html that ends none. */
function htmlEnd(node: TreeNode, frames: readonly Frame[]): number {
  if (node.type !== 'html' || frames.length === 0) return -1
  const [, slash, name] = TAG.exec(node.value ?? '') ?? []
  const index = frames.findLastIndex(({ marker }) => marker.kind === 'html' && marker.name === name)
  const frame = frames[index]
  if (!frame) return -1
  if (slash !== '/') {
    if (!/\/>\s*$/.test(node.value ?? '')) frame.nested++
    return -1
  }
  if (frame.nested > 0) {
    frame.nested--
    return -1
  }
  return index
}
