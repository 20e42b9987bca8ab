// Raw html that would swallow the text after it is turned into visible text before parsing: a script tag that is mentioned but
// never closed, an address in angle brackets.
import type { RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import type { HtmlContext } from './context.ts'

/** Elements in which a browser reads everything up to the end tag as text. */
const SWALLOWING =
  /<(script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|template|select)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi
const PAGE_TAG = /<(html|head|body|frameset|frame)(?=[\s/>])/i
/** The siblings with such raw nodes made text. */
export function readableRaw(siblings: readonly RootContent[], context: HtmlContext): RootContent[] {
  const all = siblings.map((node) => (node.type === 'raw' ? node.value : '')).join('\n')
  return siblings.map((node): RootContent => {
    if (node.type !== 'raw') return node
    reportPageTag(node, context)
    const value = withoutSwallowing({ ...node, value: withoutFalseTags(node.value) }, all, context)
    return { ...node, value: withoutOpenParts(value, node, context) }
  })
}

const FALSE_TAG =
  /<!--[\s\S]*?-->|<(script|style|textarea|title|xmp|iframe|noembed|noframes)\b[\s\S]*?<\/\1\s*>|(<)(?:(?=[a-z][a-z\d+.-]*:\/\/|[\w.+-]+@[\w.-]+>)|(?=\/[a-z])(?!\/[a-z][^\s<>]*\s*>))/gi

/** Addresses in angle brackets, and end tags that hold more than a name, are text: a browser would drop them without a trace. */
export function withoutFalseTags(html: string): string {
  return html.replace(FALSE_TAG, (part, _name, sign) => (sign ? '&lt;' : part))
}

/** Start tags that are never closed would take the rest of the text with them. */
function withoutSwallowing(node: Raw, all: string, context: HtmlContext): string {
  return node.value.replace(SWALLOWING, (tag, name: string) => {
    if (new RegExp(`</${name}[\\s/>]`, 'i').test(all)) return tag
    if (/\/>$/.test(tag)) return `${tag}</${name}>`
    context.report({
      code: 'markdown/unclosed-element',
      severity: 'warning',
      message: `<${name}> is never closed; it is shown as text`,
      hint: `write \\${tag} to show it as text`,
      place: context.placeOf(node),
    })
    return `&lt;${tag.slice(1)}`
  })
}

/** A comment or tag that is never closed would hide the rest. */
function withoutOpenParts(html: string, node: Raw, context: HtmlContext): string {
  const start = openPartAt(html)
  if (start < 0) return html
  const isComment = html.startsWith('<!--', start)
  context.report({
    code: isComment ? 'markdown/unclosed-comment' : 'markdown/unclosed-tag',
    severity: 'warning',
    message: `the ${isComment ? 'comment' : 'tag'} is never closed; it is shown as text`,
    hint: isComment ? 'end it with -->' : 'end it with >',
    place: context.placeOf(node),
  })
  return html.slice(0, start) + html.slice(start).replaceAll('<', '&lt;')
}

/** Where the tag, comment or declaration begins that has no end, or -1. */
export function openPartAt(html: string): number {
  const start = /<[a-z/!?]/gi
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const end = partEnd(html, match.index)
    if (end < 0) return match.index
    start.lastIndex = end
  }
  return -1
}

/** Behind what begins at a place; -1 when it has no end. */
function partEnd(html: string, from: number): number {
  if (!/[!?]/.test(html.charAt(from + 1))) return tagEnd(html, from)
  const [end, within] = html.startsWith('<!--', from) ? ['-->', from + 2] : ['>', from]
  const at = html.indexOf(end, within)
  return at < 0 ? -1 : at + end.length
}

/** Behind the `>` of a tag; -1 when there is none. A quote is one only after an equals sign. */
function tagEnd(html: string, from: number): number {
  const step = /=\s*(["'])|>/g
  step.lastIndex = from
  for (let match = step.exec(html); match; match = step.exec(html)) {
    const [, quote] = match
    if (quote === undefined) return step.lastIndex
    const close = html.indexOf(quote, step.lastIndex)
    if (close < 0) return -1
    step.lastIndex = close + 1
  }
  return -1
}

/** The parser drops tags of the page itself, with their attributes, without a word. */
function reportPageTag(node: Raw, context: HtmlContext): void {
  const name = PAGE_TAG.exec(node.value)?.[1]
  if (name)
    context.report({
      code: 'markdown/html-element',
      severity: 'warning',
      message: `<${name.toLowerCase()}> is not allowed; its tags were removed and its content kept`,
      place: context.placeOf(node),
    })
}
