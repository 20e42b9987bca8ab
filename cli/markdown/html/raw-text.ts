// Raw html that would swallow the text after it, or is no html at all, is turned into visible text before parsing: a
// placeholder like <host> in prose, a script tag that is mentioned but never closed, a thousand nested tags.
import type { RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import type { HtmlContext } from './context.ts'
import { isKnownElement, VOID } from './elements.ts'

/** Elements in which a browser reads everything up to the end tag as text. */
const SWALLOWING =
  /<(script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|template|select)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi
const SINGLE_TAG = /^<\/?([a-z][^\s/>]*)[^<]*>$/i
const TAG = /<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi
/** A start tag of these ends an open element of the same name. */
const SELF_ENDING = new Set([
  'li',
  'p',
  'dt',
  'dd',
  'tr',
  'td',
  'th',
  'option',
  'rp',
  'rt',
  'tbody',
  'thead',
  'tfoot',
])

/** The siblings with such raw nodes made text. */
export function readableRaw(siblings: readonly RootContent[], context: HtmlContext): RootContent[] {
  const raws = siblings.filter((node): node is Raw => node.type === 'raw')
  const limit = context.options.limits.nesting
  const tooDeep = deepest(raws, limit)
  if (tooDeep)
    context.report({
      code: 'markdown/nesting',
      severity: 'error',
      message: `html is nested deeper than ${limit} elements; it is shown as text`,
      hint: 'close the elements that are open, or raise limits.nesting',
      place: context.placeOf(tooDeep),
    })
  const all = raws.map((raw) => raw.value).join('\n')
  return siblings.map((node): RootContent => {
    if (node.type !== 'raw') return node
    if (tooDeep || isPlaceholder(node, context)) return { ...node, type: 'text' }
    return { ...node, value: withoutOpenComment(withoutSwallowing(node, all, context), node, context) }
  })
}

/** A single tag browsers know nothing of, such as `<host>`. Names with a dash are custom elements. */
function isPlaceholder(node: Raw, context: HtmlContext): boolean {
  const name = SINGLE_TAG.exec(node.value)?.[1]
  if (!name || isKnownElement(name) || name.includes('-')) return false
  if (!node.value.startsWith('</'))
    context.report({
      code: 'markdown/unknown-tag',
      severity: 'warning',
      message: `${node.value} is no html element; it is shown as text`,
      hint: `write \\${node.value} or \`${node.value}\` to say that it is meant as text`,
      place: context.placeOf(node),
    })
  return true
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

/** A comment that is never closed would hide the rest. */
function withoutOpenComment(html: string, node: Raw, context: HtmlContext): string {
  const start = html.lastIndexOf('<!--')
  if (start < 0 || html.indexOf('-->', start + 2) >= 0) return html
  context.report({
    code: 'markdown/unclosed-comment',
    severity: 'warning',
    message: 'the comment is never closed; it is shown as text',
    hint: 'end it with -->',
    place: context.placeOf(node),
  })
  return `${html.slice(0, start)}&lt;${html.slice(start + 1)}`
}

/** The raw node in which open elements exceed the limit, if any. */
function deepest(raws: readonly Raw[], limit: number): Raw | undefined {
  const open: string[] = []
  for (const raw of raws) {
    for (const [tag, end, name = ''] of raw.value.matchAll(TAG)) {
      const element = name.toLowerCase()
      if (end) close(open, element)
      else if (!VOID.has(element) && !tag.endsWith('/>')) {
        if (SELF_ENDING.has(element) && open.at(-1) === element) open.pop()
        open.push(element)
      }
      if (open.length > limit) return raw
    }
  }
  return undefined
}

function close(open: string[], element: string): void {
  const at = open.lastIndexOf(element)
  if (at >= 0) open.length = at
}
