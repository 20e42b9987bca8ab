// The first line of text of a page: its description if the author gave none.
import { isKnownElement } from '../text/known-elements.ts'
import { endOfLine } from '../text/line-starts.ts'

const FENCE = /^\s*(`{3,}|~{3,})/
const DECLARATION = /^(?:import|export)\s/
/** The start of a line that begins with a tag. */
const TAG = /^\s*<\/?[A-Za-z]/
/** Longest part of a line that is examined: the patterns take quadratic time. */
const LONGEST_LINE = 5000
const COMMENTS = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
] as const

/** The first line with text of its own, without markup, or undefined. */
export function excerptOf(body: string): string | undefined {
  const reader = new LineReader()
  for (let start = afterSetextTitle(body); start < body.length; ) {
    const end = endOfLine(body, start)
    const line = reader.textOf(body.slice(start, Math.min(end, start + LONGEST_LINE)))
    const excerpt = line === '' ? '' : plainLine(line)
    if (excerpt !== '') return excerpt
    start = end + 1
  }
  return undefined
}

function afterSetextTitle(body: string): number {
  const start = body.length - body.trimStart().length
  const underline = endOfLine(body, start) + 1
  return body[underline] === '=' ? endOfLine(body, underline) + 1 : start
}

/** Tracks from the preceding lines whether a line is inside a comment, a fenced block, a declaration or an HTML tag. */
class LineReader {
  #fence = ''
  #commentEnd = ''
  #inDeclaration = false
  /** The tag opened by an earlier line and not closed yet. */
  #tag: OpenTag | null = null

  /** The part of the line that is text; empty if there is none. */
  textOf(line: string): string {
    if (this.#fence !== '') {
      if (this.#closesFence(line)) this.#fence = ''
      return ''
    }
    const text = this.#withoutComments(line)
    if (text.trim() === '') {
      if (line.trim() === '') this.#inDeclaration = false
      return ''
    }
    return this.#isDeclaration(text) || this.#opensFence(text) || this.#isTag(text) ? '' : text
  }

  #withoutComments(line: string): string {
    let rest = line
    let text = ''
    for (;;) {
      if (this.#commentEnd !== '') {
        const end = rest.indexOf(this.#commentEnd)
        if (end === -1) return text
        rest = rest.slice(end + this.#commentEnd.length)
        this.#commentEnd = ''
      }
      const [at, open, close] = nextComment(rest)
      if (at === -1) return text + rest
      text += rest.slice(0, at)
      rest = rest.slice(at + open.length)
      this.#commentEnd = close
    }
  }

  #isDeclaration(line: string): boolean {
    this.#inDeclaration ||= DECLARATION.test(line)
    return this.#inDeclaration
  }

  #opensFence(line: string): boolean {
    this.#fence = FENCE.exec(line)?.[1] ?? ''
    return this.#fence !== ''
  }

  #closesFence(line: string): boolean {
    const fence = FENCE.exec(line)?.[1]
    return fence !== undefined && fence[0] === this.#fence[0] && fence.length >= this.#fence.length
  }

  #isTag(line: string): boolean {
    const open = this.#tag
    this.#tag = open || TAG.test(line) ? openAfter(line, open ?? { braces: 0, quote: '' }) : null
    return open !== null || this.#tag !== null
  }
}

/** Depth in the braces of a tag, and the open quote. */
interface OpenTag {
  readonly braces: number
  readonly quote: string
}

/** The open tag after the line; null if a `>` outside quotes and braces closed it. */
function openAfter(line: string, { braces, quote }: OpenTag): OpenTag | null {
  let depth = braces
  let until = quote
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at)
    if (until !== '') until = sign === until ? '' : until
    else if (`"'\``.includes(sign) && (depth > 0 ? !/\w/.test(line[at - 1] ?? '') : line[at - 1] === '='))
      until = sign
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '>' && depth <= 0) return null
  }
  // Strings in code end with their line, except template literals.
  return { braces: depth, quote: depth > 0 && until !== '`' ? '' : until }
}

/** Offset and delimiters of the first comment that begins in the text; offset -1 if there is none. */
function nextComment(text: string): readonly [at: number, open: string, close: string] {
  const found = COMMENTS.map(([open, close]) => [text.indexOf(open), open, close] as const).filter(
    ([at]) => at !== -1,
  )
  return found.sort(([a], [b]) => a - b)[0] ?? [-1, '', '']
}

/** Markup to remove, in this order. */
const MARKS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Tags with attributes in quotes and braces, which may contain tags, and fragments; then anything else that looks like a tag.
  [/<(?:\/?[A-Za-z](?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^"'{}>])*|\/?)>/g, ''],
  [/<[/!]?[A-Za-z-][^>]*>/g, ''],
  [/^#[ \t][^\n]*$/, ''],
  [/^\s{0,3}#{2,6}\s+(.*?)\s*(?:\s#+)?$/, '$1'],
  [/(\*{1,3})(\S|\S.*?\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}_])(_{1,3})(\S|\S.*?\S)\1(?![\p{L}\p{N}_])/gu, '$2'],
  [/~~(\S|\S.*?\S)~~/g, '$1'],
  [/!\[([^[\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])/g, '$1'],
  [/\[\^[^\]]+\](?:: .*$)?/g, ''],
  [/\[([^[\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])/g, '$1'],
  [/^(?:\s{0,3}>\s?)+/, ''],
  [/:::.*/, ''],
  // Emoji names only: the colons of `10:30:45` and of prose stay.
  [/\s?:(?=[^:]*[a-z]|[+-]1)[a-z0-9_+-]+:/g, ''],
  [/\{(?::?[ \t]*)#[\w-]+[ \t]*\}/, ''],
]

/** Replaces a literal `<` until the markup is removed; a noncharacter, so no text contains it. */
const SIGN = '\ufdd0'

/** Inline code, an autolink, a tag unknown to browsers, and an escaped `<`. */
const LITERAL = /(`+)(.+?)\1|<(https?:\/\/[^\s<>]+)>|<\/?([a-z][\w.:]*)>|\\</g

/** The line with every literal `<` replaced by `SIGN`. */
function safeSigns(line: string): string {
  return line.replace(LITERAL, (source: string, _ticks, code?: string, address?: string, name?: string) => {
    if (name !== undefined && isKnownElement(name)) return source
    return (code ?? address ?? source.replace(/^\\/, '')).replaceAll('<', SIGN)
  })
}

function plainLine(line: string): string {
  const text = MARKS.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    safeSigns(line),
  )
  return text.replaceAll(SIGN, '<').trim()
}
