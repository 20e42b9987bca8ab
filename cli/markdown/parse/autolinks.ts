// The reference parser finds some bare URLs only after parsing and gives neither them nor the adjacent text a position; this
// module locates them in the source.
import { escapeRegExp } from '../../text/escape.ts'
import type { TreeNode, TreePoint, TreePosition } from '../tree.ts'

/** Sets the positions of bare URLs and of the text around them. */
export function placeAutolinks(tree: TreeNode, text: string): void {
  const stack = [tree]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const children = node.children ?? []
    if (node.position && children.some(({ position }) => !position)) placeChildren(node, text)
    stack.push(...children)
  }
}

function placeChildren(parent: TreeNode, text: string): void {
  const children = parent.children ?? []
  const { start, end } = parent.position ?? {}
  if (!start || !end) return
  let from = start
  for (const child of children) {
    if (!child.position && child.type === 'link') placeLink(child, from, text)
    from = child.position?.end ?? from
  }
  children.forEach((child, i) => {
    if (child.position) return
    const before = children[i - 1]?.position?.end ?? start
    const after = children.slice(i + 1).find(({ position }) => position)?.position?.start ?? end
    child.position = placeBetween(child.value ?? '', before, after, text)
  })
}

/** Position of a text as written, or else the whole range between its neighbours. */
function placeBetween(value: string, before: TreePoint, after: TreePoint, text: string): TreePosition {
  const found = find(value, text, before.offset ?? 0)
  if (!found || found.end > (after.offset ?? 0)) return { start: { ...before }, end: { ...after } }
  const start = advance(before, text, found.start)
  return { start, end: advance(start, text, found.end) }
}

function placeLink(link: TreeNode, from: TreePoint, text: string): void {
  const found = find(link.children?.[0]?.value ?? '', text, from.offset ?? 0)
  if (!found) return
  const start = advance(from, text, found.start)
  const end = advance(start, text, found.end)
  link.position = { start, end }
  for (const inner of link.children ?? []) inner.position = { start: { ...start }, end: { ...end } }
}

/** Finds a value in the source, where `&` may be written as a character reference. */
function find(
  value: string,
  text: string,
  from: number,
): { readonly start: number; readonly end: number } | null {
  const pattern = escapeRegExp(value).replaceAll('&', '&(?:amp;|#38;)?')
  const expression = new RegExp(pattern, 'g')
  expression.lastIndex = from
  const found = expression.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** The point at a later offset. */
function advance(from: TreePoint, text: string, offset: number): TreePoint {
  const passed = text.slice(from.offset ?? 0, offset).split('\n')
  const last = passed.at(-1)?.length ?? 0
  const line = from.line + passed.length - 1
  return { line, column: passed.length > 1 ? last + 1 : from.column + last, offset }
}
