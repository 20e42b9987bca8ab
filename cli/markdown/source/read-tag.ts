// Parses a single tag in JSX or HTML syntax: attributes may span lines and contain balanced `{}` expressions.
import { matchAt } from '../../text/match-at.ts'

/** An attribute; `value` is `true` if it has none, and `expression` is set if the value was in `{}`. */
export interface TagAttribute {
  readonly name: string
  readonly value: string | true
  readonly expression: boolean
  /** The value was unquoted, which only HTML allows. */
  readonly unquoted?: true
}

/** A tag of the source. */
export interface Tag {
  readonly kind: 'open' | 'close' | 'self'
  readonly name: string
  readonly attributes: readonly TagAttribute[]
  /** Offset after the tag. */
  readonly end: number
}

/** As in JSX, a space may precede the name of a component that ends: `</ Tabs>`. */
const NAME = /<(?:(\/)(?:[ \t]+(?=[A-Z]))?)?([A-Za-z][\w.:-]*)/y
const SPACE = /\s*/y
const ATTRIBUTE = /[A-Za-z_$@:][\w$.:@-]*/y
const EQUALS = /\s*=\s*/y
const UNQUOTED = /[^\s"'=<>`{}]+/y

/** The tag that begins at `start`; null if there is none, `incomplete` if the text ends inside it. */
export function readTag(text: string, start: number): Tag | 'incomplete' | null {
  const head = matchAt(NAME, text, start)
  if (!head) return null
  const [whole, slash, name = ''] = head
  let at = start + whole.length
  if (slash) {
    at += matchAt(SPACE, text, at)?.[0].length ?? 0
    if (at >= text.length) return 'incomplete'
    return text[at] === '>' ? { kind: 'close', name, attributes: [], end: at + 1 } : null
  }
  if (at < text.length && !/[\s/>{]/.test(text.charAt(at))) return null
  const attributes: TagAttribute[] = []
  while (at < text.length) {
    at += matchAt(SPACE, text, at)?.[0].length ?? 0
    if (at >= text.length) return 'incomplete'
    if (text.startsWith('/>', at)) return { kind: 'self', name, attributes, end: at + 2 }
    if (text[at] === '>') return { kind: 'open', name, attributes, end: at + 1 }
    const read = text[at] === '{' ? readSpread(text, at) : readAttribute(text, at)
    if (read === null || read === 'incomplete') return read
    if (read.attribute) attributes.push(read.attribute)
    at = read.end
  }
  return 'incomplete'
}

interface Read {
  readonly attribute?: TagAttribute
  readonly end: number
}

/** Skips `{...props}` and comments between attributes. */
function readSpread(text: string, at: number): Read | 'incomplete' {
  const end = balancedEnd(text, at)
  return end < 0 ? 'incomplete' : { end }
}

function readAttribute(text: string, at: number): Read | 'incomplete' | null {
  const name = matchAt(ATTRIBUTE, text, at)?.[0]
  if (!name) return text[at] === '/' && at + 1 === text.length ? 'incomplete' : null
  const equals = matchAt(EQUALS, text, at + name.length)
  if (!equals) return { attribute: { name, value: true, expression: false }, end: at + name.length }
  const from = at + name.length + equals[0].length
  if (from >= text.length) return 'incomplete'
  const quote = text[from]
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, from + 1)
    if (close < 0) return 'incomplete'
    return { attribute: { name, value: text.slice(from + 1, close), expression: false }, end: close + 1 }
  }
  if (quote === '{') {
    const end = balancedEnd(text, from)
    if (end < 0) return 'incomplete'
    return { attribute: { name, value: text.slice(from + 1, end - 1), expression: true }, end }
  }
  const value = matchAt(UNQUOTED, text, from)?.[0]
  return value
    ? { attribute: { name, value, expression: false, unquoted: true }, end: from + value.length }
    : null
}

/** A quote directly after a word, as in `<>it's</>`: code has none there, except after these keywords. */
const APOSTROPHE =
  /['"](?<=[\p{L}\p{N}_$]['"])(?<!\b(?:await|case|delete|else|extends|from|import|in|instanceof|of|return|throw|typeof|void|yield)['"])/u
const TOKEN = new RegExp(
  [APOSTROPHE, /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|\/\*[\s\S]*?\*\/|[{}]/u]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** Index after the brace that closes the one at `open`; -1 if the text ends first. Strings, comments and apostrophes are skipped. */
export function balancedEnd(text: string, open: number): number {
  TOKEN.lastIndex = open
  let depth = 0
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    if (token[0] === '{') depth++
    else if (token[0] === '}' && --depth === 0) return token.index + 1
  }
  return -1
}
