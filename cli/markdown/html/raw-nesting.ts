// Limits the nesting of raw HTML. Parsing and tree walks take time and stack in proportion to depth, so HTML nested beyond the
// limit is shown as text.
import type { Nodes, Root, RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import type { HtmlContext } from './context.ts'
import { VOID } from './elements.ts'
import { isSelfClosing, type RawSiblings } from './raw-parts.ts'

/** Elements whose start tag ends an open element of the same name. */
export const SELF_ENDING = new Set('li p dt dd tr td th option rp rt tbody thead tfoot'.split(' '))

/** The raw node in which open elements exceed the limit, judged by its tags before parsing. */
export function deepestRaw({ parts }: RawSiblings, limit: number): Raw | undefined {
  const open: string[] = []
  for (const [node, own] of parts) {
    for (const part of own) {
      const { kind, name, at, end } = part
      if (kind === 'end' || (kind === 'start' && !isSelfClosing(part, node.value.slice(at, end))))
        follow(open, name, kind)
      if (open.length > limit) return node
    }
  }
  return undefined
}

function follow(open: string[], element: string, kind: 'start' | 'end'): void {
  if (kind === 'end') {
    const at = open.lastIndexOf(element)
    if (at >= 0) open.length = at
  } else if (!VOID.has(element)) {
    if (SELF_ENDING.has(element) && open.at(-1) === element) open.pop()
    open.push(element)
  }
}

/** Whether a parsed tree is deeper than the limit; iterative, so that it cannot overflow the stack. */
export function isDeeper(tree: Root, limit: number): boolean {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap((node) =>
      'children' in node ? node.children.filter(({ type }) => type !== 'comment') : [],
    )
  }
  return false
}

/** Reports the nesting and returns the siblings with all raw HTML turned into text. */
export function nestedAsText(
  siblings: readonly RootContent[],
  deepest: RootContent,
  context: HtmlContext,
): RootContent[] {
  const limit = context.options.limits.nesting
  context.report({
    code: 'markdown/nesting',
    severity: 'error',
    message: `HTML elements are nested more than ${limit} levels deep; they are shown as plain text`,
    hint: 'close the open elements, or raise limits.nesting',
    place: context.placeOf(deepest),
  })
  return siblings.map((node) => (node.type === 'raw' ? { ...node, type: 'text' } : node))
}
