// Prepares a block for lints: its source with everything but text blanked out.
import type { Document } from '../document.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'
import { FILLER } from './lint.ts'

/** The source of some nodes, with every character that is not text replaced by `FILLER`. */
export function proseOf(
  nodes: readonly TreeNode[],
  { from, to }: { readonly from: number; readonly to: number },
  { text }: Pick<Document, 'text'>,
): string {
  if (nodes.length === 1 && nodes[0]?.type === 'text') return text.slice(from, to)
  const ranges: (readonly [number, number])[] = []
  const visit = ({ type, url = '', position }: TreeNode): void => {
    const start = position?.start.offset
    const end = position?.end.offset
    if (start === undefined || end === undefined) return
    // A bare URL in the text counts as text.
    const isText = type === 'text' || (type === 'link' && text.startsWith(url.slice(0, 8), start))
    if (isText) ranges.push([start, end])
  }
  for (const node of nodes) eachNode(node, visit)
  if (ranges.length > 1) ranges.sort(([a], [b]) => a - b)
  let prose = ''
  let done = from
  for (const [start, end] of ranges) {
    if (start > done) prose += blotted(text.slice(done, start))
    if (end > done) prose += text.slice(Math.max(start, done), end)
    done = Math.max(done, end)
  }
  return prose + blotted(text.slice(done, to))
}

const blotted = (text: string): string =>
  text.includes('\n') ? text.replace(/[^\n]/g, FILLER) : FILLER.repeat(text.length)
