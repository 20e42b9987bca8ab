// Raw html cut into what a browser takes it for: tags, comments, declarations, and signs that begin none of them and are text.
// Everything that judges raw html before it is parsed reads it through here, so that page and search agree on what is text.
import type { RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import { escapeHtml } from '../../text/escape.ts'

/** What begins with `<`, from its first character to behind its last. */
export interface RawPart {
  /**
   * `declaration`: what begins with `<!` or `<?` and is nothing to see. `cdata`: text of a drawing, with marks around it.
   * `sign`: a `<` that is text. `open`: begins what never ends, and reaches to the end of the text.
   */
  readonly kind: 'start' | 'end' | 'comment' | 'declaration' | 'cdata' | 'sign' | 'open'
  /** Of a tag, in small letters. */
  readonly name: string
  readonly at: number
  readonly end: number
}

/** Elements in which a browser reads everything up to the end tag as text. */
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])

const SIGN = /<(?=[a-z/!?])/gi
const START = /[a-z][^\s/>]*/iy
const END = /<\/([a-z][\w.:-]*)\s*>/iy
/** An address in angle brackets is the start of no tag. */
const ADDRESS = /<(?:[a-z][a-z\d+.-]*:\/\/|[\w.+-]+@[\w.-]+>)/iy
const DECLARATION = /<(?:![a-z]|\?|!\[CDATA\[)/iy
const CDATA = '<![CDATA['
/** Elements in which text may stand in such marks. */
const FOREIGN = /^(?:svg|math)$/

/** The parts of a text, in their order; text lies between them. */
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

/** What a tag of a drawing adds to how many are open. */
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

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(html)
}

function behind(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from)
  return at < 0 ? -1 : at + end.length
}

/** Where the content of an element ends in which everything is text; behind its start tag where it has no end tag (`endless`). */
function contentEnd(html: string, { name, end }: RawPart, endless: Set<string>): number {
  if (endless.has(name)) return end
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  close.lastIndex = end
  const found = close.exec(html)
  if (!found) endless.add(name)
  return found?.index ?? end
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

/** Html with each part replaced by what a function makes of it; undefined leaves it as it is. */
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

/** Html of a part that is text; undefined for all others. */
export function textOfPart({ kind }: RawPart, source: string): string | undefined {
  if (kind === 'sign') return '&lt;'
  if (kind === 'open') return source.replaceAll('<', '&lt;')
  return kind === 'cdata' ? escapeHtml(source.replace(CDATA_MARKS, '')) : undefined
}

/** Nodes beside each other, with the parts of those that are raw. */
export interface RawSiblings {
  readonly siblings: readonly RootContent[]
  readonly parts: ReadonlyMap<Raw, readonly RawPart[]>
  /** Names of elements that an end tag closes. */
  readonly closed: ReadonlySet<string>
}

/** Reads the raw html among siblings. */
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

/** Elements in which a browser reads everything up to the end tag as their own. */
const SWALLOWING = new Set([...TEXT_ONLY, 'noscript', 'plaintext', 'template', 'select'])

/** Whether a start tag would take all text behind it, for it is never closed. */
export function isSwallowing({ kind, name }: RawPart, { closed }: RawSiblings): boolean {
  return kind === 'start' && SWALLOWING.has(name) && !closed.has(name)
}
