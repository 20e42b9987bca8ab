// Splits raw HTML into the parts a browser sees: tags, comments, declarations, and `<` characters that are text. Everything
// that inspects raw HTML before it is parsed uses this module, so that page and search agree on what is text.
import type { RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import { escapeHtml } from '../../text/escape.ts'
import { matchAt } from '../../text/match-at.ts'
import { VOID } from './elements.ts'

/** A part that begins with `<`; `end` is exclusive. */
export interface RawPart {
  /**
   * `declaration`: begins with `<!` or `<?` and is invisible. `cdata`: text in SVG or MathML, with its delimiters. `sign`: a
   * literal `<`. `open`: begins something that is never closed and extends to the end of the text.
   */
  readonly kind: 'start' | 'end' | 'comment' | 'declaration' | 'cdata' | 'sign' | 'open'
  /** Of a tag, in lower case. */
  readonly name: string
  readonly at: number
  readonly end: number
}

/** Elements in which a browser treats everything up to the end tag as text. */
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])

const SIGN = /<(?=[a-z/!?])/gi
const START = /[a-z][^\s/>]*/iy
const END = /<\/([a-z][\w.:-]*)\s*>/iy
/** An autolink is not a start tag. */
const ADDRESS = /<(?:[a-z][a-z\d+.-]*:\/\/|[\w.+-]+@[\w.-]+>)/iy
const DECLARATION = /<(?:![a-z]|\?|!\[CDATA\[)/iy
const CDATA = '<![CDATA['
/** Elements in which CDATA sections are allowed. */
const FOREIGN = /^(?:svg|math)$/

/** The parts of a text in order; the rest of it is text. */
export function rawParts(html: string): readonly RawPart[] {
  const parts: RawPart[] = []
  const sign = new RegExp(SIGN)
  const endless = new Set<string>()
  let foreign = 0
  for (let match = sign.exec(html); match; match = sign.exec(html)) {
    const part = partAt(html, match.index, foreign > 0)
    parts.push(part)
    if (FOREIGN.test(part.name)) foreign = Math.max(0, foreign + foreignStep(part, html))
    sign.lastIndex = part.end
    if (part.kind === 'start' && TEXT_ONLY.has(part.name)) sign.lastIndex = contentEnd(html, part, endless)
  }
  return parts
}

/** Change in the number of open SVG and MathML elements. */
function foreignStep({ kind, end }: RawPart, html: string): number {
  if (kind === 'end') return -1
  return html[end - 2] === '/' ? 0 : 1
}

function partAt(html: string, at: number, isForeign: boolean): RawPart {
  const part = (kind: RawPart['kind'], end: number, name = ''): RawPart => ({ kind, name, at, end })
  const ended = (kind: RawPart['kind'], end: number, name = ''): RawPart =>
    end < 0 ? part('open', html.length) : part(kind, end, name)
  const next = html.charAt(at + 1)
  if (next === '/') {
    const name = matchAt(END, html, at)
    return name ? part('end', at + name[0].length, name[1]?.toLowerCase()) : part('sign', at + 1)
  }
  if (html.startsWith('<!--', at)) return ended('comment', behind(html, '-->', at + 2))
  if (next === '!' || next === '?') {
    if (isForeign && html.startsWith(CDATA, at)) return ended('cdata', behind(html, ']]>', at))
    const end = behind(html, '>', at)
    if (matchAt(DECLARATION, html, at)) return ended('declaration', end)
    return ended('sign', end < 0 ? end : at + 1)
  }
  if (matchAt(ADDRESS, html, at)) return part('sign', at + 1)
  return ended('start', tagEnd(html, at), matchAt(START, html, at + 1)?.[0].toLowerCase())
}

function behind(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from)
  return at < 0 ? -1 : at + end.length
}

/** End of the content of a text-only element; without an end tag (`endless`), the end of its start tag. */
function contentEnd(html: string, { name, end }: RawPart, endless: Set<string>): number {
  if (endless.has(name)) return end
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  close.lastIndex = end
  const found = close.exec(html)
  if (!found) endless.add(name)
  return found?.index ?? end
}

/** Offset after the `>` of a tag; -1 if there is none. A quote counts only after an equals sign. */
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

/** HTML with each part replaced by the result of a function; undefined keeps the part. */
export function replaceParts(
  html: string,
  parts: readonly RawPart[],
  replace: (part: RawPart, source: string) => string | undefined,
): string {
  let result = ''
  let from = 0
  for (const part of parts) {
    const source = html.slice(part.at, part.end)
    const instead = replace(part, source)
    if (instead === undefined || instead === source) continue
    result += html.slice(from, part.at) + instead
    from = part.end
  }
  return from === 0 ? html : result + html.slice(from)
}

const CDATA_MARKS = /^<!\[CDATA\[|\]\]>$/g

/** HTML for a part that is text; undefined for any other part. */
export function textOfPart({ kind }: RawPart, source: string): string | undefined {
  if (kind === 'sign') return '&lt;'
  if (kind === 'open') return source.replaceAll('<', '&lt;')
  return kind === 'cdata' ? escapeHtml(source.replace(CDATA_MARKS, '')) : undefined
}

/** The slash is part of a value without quotes. */
const UNQUOTED_SLASH = /=[^\s"'>]*\/>$/

/**
 * Whether a tag is an empty element, as in MDX (`<a id="x" />`). To a browser the slash has no meaning in HTML, and the element
 * would contain the rest of the page.
 */
export const isSelfClosing = ({ kind, name }: RawPart, source: string): boolean =>
  kind === 'start' && source.endsWith('/>') && !VOID.has(name) && !UNQUOTED_SLASH.test(source)

/** Sibling nodes, with the parts of the raw ones. */
export interface RawSiblings {
  readonly siblings: readonly RootContent[]
  readonly parts: ReadonlyMap<Raw, readonly RawPart[]>
  /** Names of elements that have an end tag. */
  readonly closed: ReadonlySet<string>
}

/** Splits the raw HTML among siblings into parts. */
export function readSiblings(siblings: readonly RootContent[]): RawSiblings {
  const parts = new Map<Raw, readonly RawPart[]>()
  const closed = new Set<string>()
  for (const node of siblings) {
    if (node.type !== 'raw') continue
    const own = rawParts(node.value)
    parts.set(node, own)
    for (const { kind, name } of own) if (kind === 'end') closed.add(name)
  }
  return { siblings, parts, closed }
}

/** Elements in which a browser treats everything up to the end tag as their content. */
const SWALLOWING = new Set([...TEXT_ONLY, 'noscript', 'plaintext', 'template', 'select'])

/** Whether a start tag would swallow all text after it because it is never closed. */
export function swallowsRest({ kind, name }: RawPart, { closed }: RawSiblings): boolean {
  return kind === 'start' && SWALLOWING.has(name) && !closed.has(name)
}
