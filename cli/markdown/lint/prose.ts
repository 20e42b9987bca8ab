// Prepares a block for lints: its source with everything but text blanked out.
import type { Document } from '../document.ts'
import type { TreeNode } from '../tree.ts'
import { FILLER } from './lint.ts'

/** The source of some nodes, with every character that is not text replaced by `FILLER`. */
export function proseOf(
  nodes: readonly TreeNode[],
  { from, to }: { readonly from: number; readonly to: number },
  { text }: Pick<Document, 'text'>,
): string {
  let prose = ''
  let done = from
  const read = ({ type, url = '', position, children }: TreeNode): void => {
    const start = position?.start.offset ?? 0
    const end = position?.end.offset ?? 0
    // A bare URL in the text counts as text.
    const isText = type === 'text' || (type === 'link' && text.startsWith(url.slice(0, 8), start))
    if (isText && end > done) {
      if (start > done) prose += blotted(text.slice(done, start))
      prose += text.slice(Math.max(start, done), end)
      done = end
    }
    if (children) for (const child of children) read(child)
  }
  for (const node of nodes) read(node)
  return done < to ? prose + blotted(text.slice(done, to)) : prose
}

const blotted = (text: string): string =>
  text.includes('\n') ? text.replace(/[^\n]/g, FILLER) : FILLER.repeat(text.length)
