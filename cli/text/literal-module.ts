// Reads the default export of bundled code that consists only of data, so that the code need not be run. Anything beyond nested
// constant literals is rejected.

/** The default export of a module. */
export interface LiteralExport {
  readonly value: unknown
}

/** Whitespace and comments. */
const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/uy
/** A string, a template literal, a number, a word, punctuation, or the end. */
const TOKEN = new RegExp(
  [
    /("(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')/,
    /(`(?:[^`\\$]|\\[\s\S]|\$(?!\{)|\$\{[\w$]+\})*`)/,
    /(-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?![\w$.]))/,
    /([\p{L}_$][\p{L}\p{N}_$]*)/u,
    /(\.\.\.|[{}[\](),:;=])/,
    /$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'uy',
)

const CONSTANTS: ReadonlyMap<string, unknown> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
] as const)

/** Thrown if the code contains more than data. */
class NotData extends Error {}

interface Token {
  readonly kind: 'text' | 'template' | 'number' | 'word' | 'sign' | 'end'
  readonly text: string
}

/**
 * The default export of a module; null if there is none or the code has to be run. `same` is the name of an identity function.
 */
export function literalExport(code: string, same: string): LiteralExport | null {
  try {
    return readModule(tokens(code), same)
  } catch (error) {
    // A string may be too long for the regular expression.
    if (error instanceof NotData || error instanceof RangeError) return null
    throw error
  }
}

function tokens(code: string) {
  const place = { at: 0 }
  const match = (pattern: RegExp) => {
    pattern.lastIndex = place.at
    const found = pattern.exec(code) ?? refuse()
    place.at += found[0].length
    return found
  }
  const read = (): Token => {
    match(BLANK)
    const [, text, template, number, word, sign] = match(TOKEN)
    if (text !== undefined) return { kind: 'text', text: unquoted(text.slice(1, -1)) }
    if (template !== undefined) return { kind: 'template', text: template.slice(1, -1) }
    if (number !== undefined) return { kind: 'number', text: number }
    if (word !== undefined) return { kind: 'word', text: word }
    return sign === undefined ? { kind: 'end', text: '' } : { kind: 'sign', text: sign }
  }
  const state = { next: read() }
  const take = (): Token => {
    const { next } = state
    if (next.kind !== 'end') state.next = read()
    return next
  }
  const isNext = (sign: string) => state.next.kind === 'sign' && state.next.text === sign
  return {
    take,
    isNext,
    isEnd: () => state.next.kind === 'end',
    /** Consumes a sign if it comes next. */
    skip: (sign: string) => isNext(sign) && take() !== undefined,
    expect: (kind: Token['kind'], ...texts: readonly string[]) => {
      const token = take()
      if (token.kind !== kind || (texts.length > 0 && !texts.includes(token.text))) refuse()
      return token.text
    },
  }
}

type Tokens = ReturnType<typeof tokens>

function refuse(): never {
  throw new NotData()
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
])

function unquoted(literal: string): string {
  return literal.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (...found) => {
    const [, point, unit, byte, char = ''] = found as readonly (string | undefined)[]
    const code = point ?? unit ?? byte
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16))
    if (/[\dux\r\n\u2028\u2029]/.test(char)) return refuse()
    return ESCAPES.get(char) ?? char
  })
}

function readModule(code: Tokens, same: string): LiteralExport | null {
  const names = new Map<string, unknown>()
  for (;;) {
    const word = code.expect('word')
    if (word === 'export') return readExports(code, names)
    if (word !== 'var' && word !== 'const' && word !== 'let') refuse()
    const name = code.expect('word')
    code.expect('sign', '=')
    names.set(name, readValue(code, { names, same }))
    code.expect('sign', ';')
  }
}

/** Parses `export { a as default, b };`, the last statement of a bundle. */
function readExports(code: Tokens, names: ReadonlyMap<string, unknown>): LiteralExport | null {
  const found: { made?: LiteralExport } = {}
  code.expect('sign', '{')
  while (!code.skip('}')) {
    const value = constant(code.expect('word'), names)
    if (!code.isNext(',') && !code.isNext('}')) {
      code.expect('word', 'as')
      const { text } = code.take()
      if (text === 'default') found.made = { value }
    }
    if (!code.skip(',') && !code.isNext('}')) refuse()
  }
  code.skip(';')
  return code.isEnd() ? (found.made ?? null) : refuse()
}

interface Context {
  readonly names: ReadonlyMap<string, unknown>
  readonly same: string
}

/** Maximum depth; deeper data is left to the JavaScript engine. */
const DEEPEST = 200

function readValue(code: Tokens, context: Context, depth = 0): unknown {
  if (depth > DEEPEST) refuse()
  const token = code.take()
  if (token.kind === 'text') return token.text
  if (token.kind === 'template') return filled(token.text, context.names)
  if (token.kind === 'number') return numberOf(token.text)
  if (token.kind === 'sign' && token.text === '[') return readList(code, context, depth + 1)
  if (token.kind === 'sign' && token.text === '{') return readRecord(code, context, depth + 1)
  if (token.kind !== 'word') return refuse()
  if (token.text !== context.same) return constant(token.text, context.names)
  code.expect('sign', '(')
  const value = readValue(code, context, depth + 1)
  code.expect('sign', ')')
  return value
}

/** The text of a template literal whose placeholders are names of string constants. */
function filled(template: string, names: ReadonlyMap<string, unknown>): string {
  const parts = template.split(/(?<!\\)\$\{([\w$]+)\}/)
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return unquoted(part)
      const value = constant(part, names)
      return typeof value === 'string' ? value : refuse()
    })
    .join('')
}

/** JSON cannot represent `-0` and out-of-range numbers; a leading zero would make the number octal. */
function numberOf(text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || Object.is(value, -0) || /^-?0\d/.test(text)) refuse()
  return value
}

function constant(name: string, names: ReadonlyMap<string, unknown>): unknown {
  if (CONSTANTS.has(name)) return CONSTANTS.get(name)
  return names.has(name) ? names.get(name) : refuse()
}

function readList(code: Tokens, context: Context, depth: number): readonly unknown[] {
  const items: unknown[] = []
  while (!code.skip(']')) {
    if (code.skip('...')) {
      const spread = readValue(code, context, depth)
      items.push(...(Array.isArray(spread) ? (spread as unknown[]) : refuse()))
    } else items.push(readValue(code, context, depth))
    if (!code.skip(',') && !code.isNext(']')) refuse()
  }
  return items
}

function readRecord(code: Tokens, context: Context, depth: number): Record<string, unknown> {
  const entries: (readonly [string, unknown])[] = []
  while (!code.skip('}')) {
    if (code.skip('...')) {
      const spread = readValue(code, context, depth)
      if (typeof spread !== 'object') refuse()
      entries.push(...Object.entries(spread ?? {}))
    } else {
      const { kind, text } = code.take()
      if (text === '__proto__' || !['text', 'number', 'word'].includes(kind)) refuse()
      const key = kind === 'number' ? String(numberOf(text)) : text
      if (code.skip(':')) entries.push([key, readValue(code, context, depth)])
      else entries.push([key, kind === 'word' ? constant(text, context.names) : refuse()])
    }
    if (!code.skip(',') && !code.isNext('}')) refuse()
  }
  return Object.fromEntries(entries)
}
