// How deeply raw html is nested. Parsing and every walk over a tree take time and stack by its depth, so html nested beyond the
// limit is shown as text instead.
import type { Nodes, Root, RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import { positionAfter } from '../../text/position.ts'
import type { HtmlContext } from './context.ts'
import { isForeign, isKnownElement, VOID } from './elements.ts'

const TAG = /<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi
/** A start tag of these ends an open element of the same name. */
const SELF_ENDING = new Set('li p dt dd tr td th option rp rt tbody thead tfoot'.split(' '))

/** The raw node in which open elements exceed the limit, judged by its tags before anything is parsed. */
export function deepestRaw(siblings: readonly RootContent[], limit: number): Raw | undefined {
  const open: string[] = []
  for (const node of siblings) {
    if (node.type !== 'raw') continue
    for (const [tag, end, name = ''] of node.value.matchAll(TAG)) {
      follow(open, name.toLowerCase(), end !== '', tag.endsWith('/>'))
      if (open.length > limit) return node
    }
  }
  return undefined
}

function follow(open: string[], element: string, isEnd: boolean, selfClosing: boolean): void {
  if (isEnd) {
    const at = open.lastIndexOf(element)
    if (at >= 0) open.length = at
  } else if (!VOID.has(element) && !(selfClosing && isForeign(element))) {
    if (SELF_ENDING.has(element) && open.at(-1) === element) open.pop()
    open.push(element)
  }
}

/** Elements whose end tag html lets authors leave out. */
const WITHOUT_END = new Set([...SELF_ENDING, ...'p optgroup colgroup caption html head body'.split(' ')])
/** What holds no tags: comments, and elements with text alone. */
const TAGLESS = /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi

/** Reports the elements of raw html among siblings that are never closed, each name once: a browser ends them where it sees fit. */
export function reportUnclosed(siblings: readonly RootContent[], context: HtmlContext): void {
  interface OpenTag {
    readonly element: string
    readonly node: Raw
    readonly index: number
  }
  const open: OpenTag[] = []
  const unclosed: OpenTag[] = []
  for (const node of siblings) {
    if (node.type !== 'raw') continue
    const html = node.value.replace(TAGLESS, (part) => ' '.repeat(part.length))
    for (const { 0: tag, 1: end, 2: name = '', index } of html.matchAll(TAG)) {
      const element = name.toLowerCase()
      if (end !== '') {
        const at = open.findLastIndex((each) => each.element === element)
        if (at >= 0) unclosed.push(...open.splice(at).slice(1))
      } else if (!VOID.has(element) && !tag.endsWith('/>')) open.push({ element, node, index })
    }
  }
  const said = new Set(WITHOUT_END)
  for (const { element, node, index } of [...unclosed, ...open]) {
    if (said.has(element) || !isKnownElement(element)) continue
    said.add(element)
    const { file, start } = context.placeOf(node)
    const from = positionAfter(start, node.value.slice(0, index))
    const end = { line: from.line, column: from.column + element.length + 1 }
    context.report({
      code: 'markdown/unclosed-html',
      severity: 'warning',
      message: `<${element}> is never closed; it ends where what is around it ends`,
      hint: `write </${element}> where it ends`,
      place: { file, start: from, end },
    })
  }
}

/** Whether a parsed tree is deeper than the limit; the stack of the program is not used to find out. */
export function isDeeper(tree: Root, limit: number): boolean {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return false
}

/** The siblings with all raw html made text, after a finding. */
export function nestedAsText(
  siblings: readonly RootContent[],
  deepest: RootContent,
  context: HtmlContext,
): RootContent[] {
  const limit = context.options.limits.nesting
  context.report({
    code: 'markdown/nesting',
    severity: 'error',
    message: `html is nested deeper than ${limit} elements; it is shown as text`,
    hint: 'close the elements that are open, or raise limits.nesting',
    place: context.placeOf(deepest),
  })
  return siblings.map((node) => (node.type === 'raw' ? { ...node, type: 'text' } : node))
}
